import { digitsOf, isDate, weightedSum } from "../../kit/checksums.js";
import { identityNumber, twoDigits } from "./number.js";

/**
 * Personal codes (personas kods): birth date, century, serial number; since July 2017 without a date,
 * from 32 on. One plus weights 10, 5, 8, 4, 2, 1, 6, 3, 7, 9 modulo 11, 10 written 0 (PMLP;
 * python-stdnum lv.pvn).
 */
export const lvPersonalCode = identityNumber("lv-personal-code", {
  patterns: [
    {
      name: "six and five digits",
      regex: /\b(?:(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])\d{2}-?[0-2]|3[2-9]\d{4}-?\d)\d{4}\b/g,
      score: 0.1,
    },
  ],
  validate(match) {
    const digits = digitsOf(match);
    const check = (1 + weightedSum(digits, [10, 5, 8, 4, 2, 1, 6, 3, 7, 9])) % 11;
    if (check % 10 !== Number(digits[10])) return false;
    if (twoDigits(digits, 0) > 31) return true;
    const year = 1800 + 100 * Number(digits[6]) + twoDigits(digits, 4);
    return isDate(year, twoDigits(digits, 2), twoDigits(digits, 0));
  },
  validatedScore: 0.6,
  context: ["personas kods", "personas kodu", "p. k.", "p.k.", "pk", "personal code"],
});

/**
 * Registration numbers of firms, behind LV also VAT numbers: weights 9, 1, 4, 8, 3, 10, 2, 5, 7, 6, 1
 * with rest 3 modulo 11 (VID; python-stdnum lv.pvn).
 */
export const lvCompanyNumber = identityNumber("lv-company-number", {
  patterns: [
    { name: "LV and eleven digits", regex: /\bLV ?[4-9]\d{10}\b/g, score: 0.95 },
    { name: "eleven digits", regex: /(?<!\bLV )\b[4-9]\d{10}\b/g, score: 0.1 },
  ],
  validate: (match) => weightedSum(digitsOf(match), [9, 1, 4, 8, 3, 10, 2, 5, 7, 6, 1]) % 11 === 3,
  validatedScore: 0.3,
  context: ["reģistrācijas numurs", "reģ. nr.", "reģ. nr", "reģ.nr", "pvn", "vat"],
});
