import { digitsOf, isShortDate, luhn } from "../../kit/checksums.js";
import { identityNumber, twoDigits } from "./number.js";

/**
 * Personal identity numbers: birth date, serial number, Luhn over the last ten digits; a co-ordination
 * number (samordningsnummer) has 60 added to the day (Folkbokföringslagen § 18; Skatteverket SKV 704).
 */
export const sePersonnummer = identityNumber("se-personnummer", {
  presidioEntity: "SE_PERSONNUMMER",
  patterns: [
    {
      name: "birth date and four digits",
      regex:
        /(?:\b|(?<=[a-zåäö]{2}))(?:18|19|20)?\d{2}(?:0[1-9]|1[0-2])(?:[06][1-9]|[1278]\d|[39][01])[-+ ]?\d{4}\b/g,
      score: 0.1,
    },
  ],
  validate(match) {
    const digits = digitsOf(match).slice(-10);
    const day = twoDigits(digits, 4) % 60;
    return isShortDate(twoDigits(digits, 0), twoDigits(digits, 2), day) && luhn(digits);
  },
  validatedScore: 0.7,
  context: [
    "personnummer",
    "personnr",
    "pnr",
    "samordningsnummer",
    "personal identity number",
    "personal number",
  ],
});

/** Organization numbers: kind, nine digits of which the third is 2 or more, Luhn (SFS 1974:174). */
export const seOrganisationsnummer = identityNumber("se-organisationsnummer", {
  presidioEntity: "SE_ORGANISATIONSNUMMER",
  patterns: [
    {
      name: "SE, ten digits, 01",
      regex: /\bSE ?[1-35-9]\d[2-9]\d{3}-?\d{4} ?01\b/g,
      score: 0.95,
    },
    { name: "six and four digits", regex: /\b(?:16)?[1-35-9]\d[2-9]\d{3}-\d{4}\b/g, score: 0.5 },
    { name: "ten digits", regex: /\b(?:16)?[1-35-9]\d[2-9]\d{7}\b/g, score: 0.1 },
  ],
  validate(match) {
    const digits = digitsOf(match);
    if (match.startsWith("SE")) return luhn(digits.slice(0, 10));
    return luhn(digits.slice(-10));
  },
  validatedScore: 0.3,
  context: [
    "organisationsnummer",
    "organisationsnr",
    "orgnr",
    "org.nr",
    "org nr",
    "org.nummer",
    "momsregistreringsnummer",
    "momsnr",
    "vat",
    "company registration number",
  ],
});

/** Passport numbers: eight digits, since 2022 two letters and seven digits. */
export const sePassport = identityNumber("se-passport", {
  patterns: [
    { name: "eight or nine characters", regex: /\b(?:\d{8}|[A-Z]{2}\d{7})\b/g, score: 0.05 },
  ],
  context: ["passnummer", "passnr", "svenskt pass", "swedish passport"],
});
