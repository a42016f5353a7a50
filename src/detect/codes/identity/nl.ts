import {
  digitsOf,
  isRepdigit,
  lettersAndDigitsOf,
  mod97,
  weightedSum,
} from "../../kit/checksums.js";
import { codeDetector } from "../detector.js";

/** The eleven test (elfproef) of citizen and fiscal numbers: weights 9 to 2, then -1 (Wabb, RvIG). */
const elevenTest = (digits: string): boolean =>
  !isRepdigit(digits) && weightedSum(digits, [9, 8, 7, 6, 5, 4, 3, 2, -1]) % 11 === 0;

/** Citizen service numbers (BSN), the former sofi-number. */
export const nlBsn = codeDetector("nl-bsn", {
  forms: { "nine digits": ["####[. ]?##[. ]?###", 0.1] },
  validate: (match) => elevenTest(digitsOf(match)),
  validatedScore: 0.3,
  context: `
    bsn, burgerservicenummer, bsn-nummer, sofinummer, sofi-nummer, rsin, citizen service number`,
  finds: ["BSN: [255934269]", "burgerservicenummer [6525.03.937]"],
  misses: ["BSN: 255934268", "BSN: 25593426", "order 121129202", "BSN 000000000"],
});

/** Passports and identity cards share one form: two letters, six letters or digits, a digit, no O. */
export const nlTravelDocument = codeDetector("nl-travel-document", {
  forms: { "nine characters": ["[A-NP-Z]{2}[0-9A-NP-Z]{6}#", 0.15] },
  context: `
    paspoort, paspoortnummer, identiteitskaart, identiteitsbewijs, id-kaart, documentnummer,
    reisdocument, passport, identity card`,
  finds: ["paspoort [NX4K82TR6]", "identiteitskaart [IWP402C81]"],
  misses: ["code NX4K82TR6", "paspoort NX4K82OR6", "paspoort NX4K82TRR"],
});

/** Driving licence numbers: ten digits, no published check. */
export const nlDrivingLicence = codeDetector("nl-driving-licence", {
  forms: { "ten digits": ["[3-9]#{9}", 0.05] },
  context: "rijbewijs, rijbewijsnummer, driving licence, driver's license",
  finds: ["rijbewijs nr. [5402817730]", "rijbewijsnummer: [5005603744]"],
  misses: ["tel 5402817730", "rijbewijs 540281773"],
});

/**
 * VAT numbers: nine digits, B, two digits. Of firms the nine digits pass the eleven test; since 2020
 * sole traders have numbers that pass MOD 97-10 as a whole (Belastingdienst; python-stdnum nl.btw).
 */
export const nlVat = codeDetector("nl-vat", {
  forms: {
    "NL, nine digits, B, two digits": [
      /\bNL[ .]?\d{4}[ .]?\d{2}[ .]?\d{3}[ .]?B[ .]?(?!00)\d{2}\b/g,
      0.5,
    ],
  },
  validate(match) {
    const code = lettersAndDigitsOf(match);
    return elevenTest(code.slice(2, 11)) || mod97(code) === 1;
  },
  context: "btw, btw-nummer, btw-id, btw-identificatienummer, vat, vat number",
  finds: ["[NL652503937B01]", "btw-id [NL007877334B09]", "[NL 2559.34.269.B.02]"],
  misses: ["NL652503938B01", "NL65250393B01", "NL652503937C01"],
});

/** Numbers of the trade register (Kamer van Koophandel): eight digits. */
export const nlKvk = codeDetector("nl-kvk", {
  forms: { "eight digits": ["#{8}", 0.05] },
  context: `
    kvk, kvk-nummer, kvk nummer, kamer van koophandel, handelsregister, chamber of commerce`,
  finds: ["KvK-nummer [40281773]", "kvk nummer: [22803952]"],
  misses: ["in 40281773 stappen", "KvK 4028177"],
});
