import {
  digitsOf,
  isRepdigit,
  lettersAndDigitsOf,
  mod97,
  weightedSum,
} from "../../kit/checksums.js";
import { identityNumber } from "./number.js";

/** The eleven test (elfproef) of citizen and fiscal numbers: weights 9 to 2, then -1 (Wabb, RvIG). */
const elevenTest = (digits: string): boolean =>
  !isRepdigit(digits) && weightedSum(digits, [9, 8, 7, 6, 5, 4, 3, 2, -1]) % 11 === 0;

/** Citizen service numbers (BSN), the former sofi-number. */
export const nlBsn = identityNumber("nl-bsn", {
  patterns: [{ name: "nine digits", regex: /\b\d{4}[. ]?\d{2}[. ]?\d{3}\b/g, score: 0.1 }],
  validate: (match) => elevenTest(digitsOf(match)),
  validatedScore: 0.3,
  context: [
    "bsn",
    "burgerservicenummer",
    "bsn-nummer",
    "sofinummer",
    "sofi-nummer",
    "rsin",
    "citizen service number",
  ],
});

/** Passports and identity cards share one form: two letters, six letters or digits, a digit, no O. */
export const nlTravelDocument = identityNumber("nl-travel-document", {
  patterns: [
    {
      name: "nine characters",
      regex: /\b[A-NP-Z]{2}[0-9A-NP-Z]{6}\d\b/g,
      score: 0.15,
    },
  ],
  context: [
    "paspoort",
    "paspoortnummer",
    "identiteitskaart",
    "identiteitsbewijs",
    "id-kaart",
    "documentnummer",
    "reisdocument",
    "passport",
    "identity card",
  ],
});

/** Driving licence numbers: ten digits, no published check. */
export const nlDrivingLicence = identityNumber("nl-driving-licence", {
  patterns: [{ name: "ten digits", regex: /\b[3-9]\d{9}\b/g, score: 0.05 }],
  context: ["rijbewijs", "rijbewijsnummer", "driving licence", "driver's license"],
});

/**
 * VAT numbers: nine digits, B, two digits. Of firms the nine digits pass the eleven test; since 2020
 * sole traders have numbers that pass MOD 97-10 as a whole (Belastingdienst; python-stdnum nl.btw).
 */
export const nlVat = identityNumber("nl-vat", {
  patterns: [
    {
      name: "NL, nine digits, B, two digits",
      regex: /\bNL[ .]?\d{4}[ .]?\d{2}[ .]?\d{3}[ .]?B[ .]?(?!00)\d{2}\b/g,
      score: 0.5,
    },
  ],
  validate(match) {
    const code = lettersAndDigitsOf(match);
    return elevenTest(code.slice(2, 11)) || mod97(code) === 1;
  },
  context: ["btw", "btw-nummer", "btw-id", "btw-identificatienummer", "vat", "vat number"],
});

/** Numbers of the trade register (Kamer van Koophandel): eight digits. */
export const nlKvk = identityNumber("nl-kvk", {
  patterns: [{ name: "eight digits", regex: /\b\d{8}\b/g, score: 0.05 }],
  context: [
    "kvk",
    "kvk-nummer",
    "kvk nummer",
    "kamer van koophandel",
    "handelsregister",
    "chamber of commerce",
  ],
});
