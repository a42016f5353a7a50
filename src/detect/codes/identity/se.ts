import { digitsOf, isShortDate, luhn } from "../../kit/checksums.js";
import { twoDigits } from "../checks.js";
import { codeDetector } from "../detector.js";

/**
 * Personal identity numbers: birth date, serial number, Luhn over the last ten digits; a co-ordination
 * number (samordningsnummer) has 60 added to the day (Folkbokföringslagen § 18; Skatteverket SKV 704).
 */
export const sePersonnummer = codeDetector("se-personnummer", {
  presidioEntity: "SE_PERSONNUMMER",
  forms: {
    "birth date and four digits": [
      /(?:\b|(?<=[a-zåäö]{2}))(?:18|19|20)?\d{2}(?:0[1-9]|1[0-2])(?:[06][1-9]|[1278]\d|[39][01])[-+ ]?\d{4}\b/g,
      0.1,
    ],
  },
  validate(match) {
    const digits = digitsOf(match).slice(-10);
    const day = twoDigits(digits, 4) % 60;
    return isShortDate(twoDigits(digits, 0), twoDigits(digits, 2), day) && luhn(digits);
  },
  validatedScore: 0.7,
  context: `
    personnummer, personnr, pnr, samordningsnummer, personal identity number, personal number`,
  finds: [
    "personnummer [701111-9356]",
    "[19730625-6996]",
    "[650624+2475], [6506242475]",
    "samordningsnummer [701063-2391]",
    "mitt nummer är[701111-9356]", // no space
  ],
  misses: [
    "personnummer 701111-9357", // wrong check digit
    "personnummer 700230-9352", // no 30 February
    "personnummer 701311-9356", // month 13
    "personnummer 701111-935",
    "5701111-9356", // the end of a longer number
    "A701111-9356",
  ],
});

/** Organization numbers: kind, nine digits of which the third is 2 or more, Luhn (SFS 1974:174). */
export const seOrganisationsnummer = codeDetector("se-organisationsnummer", {
  presidioEntity: "SE_ORGANISATIONSNUMMER",
  forms: {
    "SE, ten digits, 01": ["SE ?[1-35-9]#[2-9]###-?#### ?01", 0.95],
    "six and four digits": ["(16)?[1-35-9]#[2-9]###-####", 0.5],
    "ten digits": ["(16)?[1-35-9]#[2-9]#{7}", 0.1],
  },
  validate(match) {
    const digits = digitsOf(match);
    if (match.startsWith("SE")) return luhn(digits.slice(0, 10));
    return luhn(digits.slice(-10));
  },
  validatedScore: 0.3,
  context: `
    organisationsnummer, organisationsnr, orgnr, org.nr, org nr, org.nummer,
    momsregistreringsnummer, momsnr, vat, company registration number`,
  finds: ["org.nr [557178-4403]", "orgnr [5579799064]", "[SE552271311301]"],
  misses: [
    "orgnr 557178-4404",
    "orgnr 551178-4401", // third digit below 2
    "order 5579799064",
    "SE552271311302",
  ],
});

/** Passport numbers: eight digits, since 2022 two letters and seven digits. */
export const sePassport = codeDetector("se-passport", {
  forms: { "eight or nine characters": ["(#{8}|@@#{7})", 0.05] },
  context: "passnummer, passnr, svenskt pass, swedish passport",
  finds: ["passnummer [40281773]", "svenskt pass [AA4028177]"],
  misses: ["passerade 40281773", "passnummer 4028177"],
});
