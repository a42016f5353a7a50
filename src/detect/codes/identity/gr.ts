import { digitsOf, isRepdigit, luhn, weightedSum } from "../../kit/checksums.js";
import { beginsWithShortDate, identityNumber } from "./number.js";

/** Social security numbers (ΑΜΚΑ): birth date, serial number, Luhn (Law 3655/2008; amka.gr). */
export const grAmka = identityNumber("gr-amka", {
  patterns: [
    {
      name: "birth date and five digits",
      regex: /\b(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])\d{2} ?\d{5}\b/g,
      score: 0.1,
    },
  ],
  validate(match) {
    const digits = digitsOf(match);
    return beginsWithShortDate(digits) && luhn(digits);
  },
  validatedScore: 0.6,
  context: ["αμκα", "α.μ.κ.α.", "amka", "κοινωνικής ασφάλισης", "social security"],
});

/**
 * Tax numbers (ΑΦΜ), behind EL also VAT numbers: weights 256, 128 to 2 modulo 11, 10 written 0 (ΑΑΔΕ;
 * python-stdnum gr.vat).
 */
export const grAfm = identityNumber("gr-afm", {
  patterns: [
    { name: "EL or GR and nine digits", regex: /\b(?:EL|GR) ?\d{9}\b/g, score: 0.95 },
    { name: "nine digits", regex: /(?<!\b(?:EL|GR) )\b\d{9}\b/g, score: 0.1 },
  ],
  validate(match) {
    const digits = digitsOf(match);
    const rest = weightedSum(digits, [256, 128, 64, 32, 16, 8, 4, 2]) % 11;
    return !isRepdigit(digits) && rest % 10 === Number(digits[8]);
  },
  validatedScore: 0.3,
  context: ["αφμ", "α.φ.μ.", "afm", "αριθμός φορολογικού μητρώου", "φπα", "tax number", "vat"],
});

/** Identity cards: one or two Greek letters (or the Latin ones they look like) and six digits. */
export const grIdentityCard = identityNumber("gr-identity-card", {
  patterns: [
    {
      name: "letters and six digits",
      // \b knows Latin letters only, and the flag u would cost six times the time
      regex: /(?<![A-Za-zΑ-ώ])[ABEZHIKMNOPTYXΑ-Ω]{1,2}[ -]?\d{6}\b/g,
      score: 0.1,
    },
  ],
  context: [
    "ταυτότητα",
    "ταυτότητας",
    "δελτίο ταυτότητας",
    "α.δ.τ.",
    "αδτ",
    "adt",
    "identity card",
  ],
});

/** Passport numbers: two letters and seven digits. */
export const grPassport = identityNumber("gr-passport", {
  patterns: [{ name: "two letters, seven digits", regex: /\b[A-Z]{2} ?\d{7}\b/g, score: 0.05 }],
  context: ["διαβατήριο", "διαβατηρίου", "greek passport"],
});
