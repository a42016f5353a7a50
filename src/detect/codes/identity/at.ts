import { digitsOf, isShortDate, luhn, weightedSum } from "../../kit/checksums.js";
import { LUHN, twoDigits } from "../checks.js";
import { codeDetector } from "../detector.js";

/**
 * Social security numbers: three digits, a check digit of weights 3, 7, 9, 5, 8, 4, 2, 1, 6 modulo 11,
 * birth date; months 13 to 15 are used where a day's numbers ran out (§ 460d ASVG; Dachverband der
 * Sozialversicherungsträger).
 */
export const atSocialSecurity = codeDetector("at-social-security", {
  forms: { "serial, check digit, birth date": ["[1-9]###[ -]?<day>(0[1-9]|1[0-5])##", 0.1] },
  validate(match) {
    const digits = digitsOf(match);
    const month = twoDigits(digits, 6);
    const born = month > 12 || isShortDate(twoDigits(digits, 8), month, twoDigits(digits, 4));
    const rest = weightedSum(digits, [3, 7, 9, 0, 5, 8, 4, 2, 1, 6]) % 11;
    return born && rest === Number(digits[3]);
  },
  validatedScore: 0.6,
  context: `
    sozialversicherungsnummer, sozialversicherung, versicherungsnummer, svnr, sv-nr, sv-nummer,
    vsnr, e-card, social security number`,
  finds: ["SVNR [5300 280377]", "[6630040549]"],
  misses: [
    "SVNR 5301 280377", // wrong check digit
    "SVNR 5300 281677", // month 16
    "SVNR 0300 280377",
    "SVNR 530 280377",
  ],
});

/** Tax numbers: office, number, a Luhn digit (BMF; python-stdnum at.tin). Written 12-345/6789. */
export const atTaxNumber = codeDetector("at-tax-number", {
  forms: {
    "office-number/check": ["##[- ]###/####", 0.7],
    "nine digits": ["## ?#{7}", 0.1],
  },
  validate: LUHN,
  validatedScore: 0.3,
  context: "steuernummer, steuernr, steuer-nr, st.-nr, abgabenkontonummer, finanzamt, tax number",
  finds: ["[52-315/1280]", "Steuernummer [09 4645223]"],
  misses: ["Steuernummer 52-315/1281", "Steuernummer 52-315/128", "Ref. 127839132"],
});

/** VAT numbers: 6 minus the Luhn sum of the first seven digits (BMF; python-stdnum at.uid). */
export const atVat = codeDetector("at-vat", {
  forms: { "ATU and eight digits": ["ATU ?#### ?####", 0.5] },
  validate(match) {
    const digits = digitsOf(match);
    // a Luhn number whose last digit is moved by 4; the 0 puts the first seven at the places they count
    return luhn(`${digits.slice(0, 7)}0${(Number(digits[7]) + 4) % 10}`);
  },
  context: "uid, uid-nummer, uid-nr, umsatzsteuer-identifikationsnummer, ust-idnr, vat",
  finds: ["UID [ATU38503213]", "[ATU 9443 9929]"],
  misses: ["UID ATU38503214", "UID ATU3850321", "AT38503213"],
});

/** Numbers of the company register (Firmenbuch): up to six digits and a letter. */
export const atCompanyRegister = codeDetector("at-company-register", {
  forms: { "FN, digits, letter": ["FN ?#{1,6} ?[a-z]", 0.4] },
  context: "firmenbuch, firmenbuchnummer, handelsgericht, landesgericht",
  finds: ["Firmenbuch [FN 402817k]", "firmenbuchnummer: [FN 602246k]"],
  misses: ["FN 4028177k", "FN 402817"],
});

/** Passport numbers: a letter and seven digits. */
export const atPassport = codeDetector("at-passport", {
  forms: { "letter and seven digits": ["@{1,2} ?#{7}", 0.05] },
  context: "reisepass, reisepassnummer, passnummer, pass-nr, passport",
  finds: ["Reisepass [U4028177]", "reisepassnummer: [U0416823]"],
  misses: ["Teil U4028177", "Reisepass U402817"],
});
