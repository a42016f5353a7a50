import { digitsOf, isRepdigit, isShortDate, luhn, weightedSum } from "../../kit/checksums.js";
import { identityNumber, twoDigits } from "./number.js";

/**
 * Social security numbers: three digits, a check digit of weights 3, 7, 9, 5, 8, 4, 2, 1, 6 modulo 11,
 * birth date; months 13 to 15 are used where a day's numbers ran out (§ 460d ASVG; Dachverband der
 * Sozialversicherungsträger).
 */
export const atSocialSecurity = identityNumber("at-social-security", {
  patterns: [
    {
      name: "serial, check digit, birth date",
      regex: /\b[1-9]\d{3}[ -]?(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-5])\d{2}\b/g,
      score: 0.1,
    },
  ],
  validate(match) {
    const digits = digitsOf(match);
    const month = twoDigits(digits, 6);
    const born = month > 12 || isShortDate(twoDigits(digits, 8), month, twoDigits(digits, 4));
    const rest = weightedSum(digits, [3, 7, 9, 0, 5, 8, 4, 2, 1, 6]) % 11;
    return born && rest === Number(digits[3]);
  },
  validatedScore: 0.6,
  context: [
    "sozialversicherungsnummer",
    "sozialversicherung",
    "versicherungsnummer",
    "svnr",
    "sv-nr",
    "sv-nummer",
    "vsnr",
    "e-card",
    "social security number",
  ],
});

/** Tax numbers: office, number, a Luhn digit (BMF; python-stdnum at.tin). Written 12-345/6789. */
export const atTaxNumber = identityNumber("at-tax-number", {
  patterns: [
    { name: "office-number/check", regex: /\b\d{2}[- ]\d{3}\/\d{4}\b/g, score: 0.7 },
    { name: "nine digits", regex: /\b\d{2} ?\d{7}\b/g, score: 0.1 },
  ],
  validate(match) {
    const digits = digitsOf(match);
    return !isRepdigit(digits) && luhn(digits);
  },
  validatedScore: 0.3,
  context: [
    "steuernummer",
    "steuernr",
    "steuer-nr",
    "st.-nr",
    "abgabenkontonummer",
    "finanzamt",
    "tax number",
  ],
});

/** VAT numbers: 6 minus the Luhn sum of the first seven digits (BMF; python-stdnum at.uid). */
export const atVat = identityNumber("at-vat", {
  patterns: [{ name: "ATU and eight digits", regex: /\bATU ?\d{4} ?\d{4}\b/g, score: 0.5 }],
  validate(match) {
    const digits = digitsOf(match);
    // a Luhn number whose last digit is moved by 4; the 0 puts the first seven at the places they count
    return luhn(`${digits.slice(0, 7)}0${(Number(digits[7]) + 4) % 10}`);
  },
  context: ["uid", "uid-nummer", "uid-nr", "umsatzsteuer-identifikationsnummer", "ust-idnr", "vat"],
});

/** Numbers of the company register (Firmenbuch): up to six digits and a letter. */
export const atCompanyRegister = identityNumber("at-company-register", {
  patterns: [{ name: "FN, digits, letter", regex: /\bFN ?\d{1,6} ?[a-z]\b/g, score: 0.4 }],
  context: ["firmenbuch", "firmenbuchnummer", "handelsgericht", "landesgericht"],
});

/** Passport numbers: a letter and seven digits. */
export const atPassport = identityNumber("at-passport", {
  patterns: [{ name: "letter and seven digits", regex: /\b[A-Z]{1,2} ?\d{7}\b/g, score: 0.05 }],
  context: ["reisepass", "reisepassnummer", "passnummer", "pass-nr", "passport"],
});
