import { digitsOf, weightedSum } from "../../kit/checksums.js";
import { identityNumber } from "./number.js";

/** National identity documents (DNI): seven or eight digits, often with points; no check digit. */
export const arDni = identityNumber("ar-dni", {
  patterns: [
    { name: "with points", regex: /\b[1-9]\d?\.\d{3}\.\d{3}\b(?![.,]\d)/g, score: 0.1 },
    { name: "in one piece", regex: /\b[1-9]\d{6,7}\b/g, score: 0.05 },
  ],
  context: ["dni", "d.n.i.", "documento nacional de identidad", "documento", "libreta cívica"],
});

/**
 * Tax and labour numbers (CUIT, CUIL): kind of holder, DNI, check digit MOD 11 (AFIP, Resolución
 * General 13/80, annex).
 */
export const arCuit = identityNumber("ar-cuit", {
  patterns: [
    { name: "in groups", regex: /\b(?:2[03-7]|3[034]|5[015])([-./ ])\d{8}\1\d\b/g, score: 0.85 },
    { name: "in one piece", regex: /\b(?:2[03-7]|3[034]|5[015])\d{9}\b/g, score: 0.05 },
  ],
  validate(match) {
    const digits = digitsOf(match);
    const sum = weightedSum(digits, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]);
    const check = (11 - (sum % 11)) % 11;
    return (check === 10 ? 9 : check) === Number(digits[10]);
  },
  validatedScore: 0.5,
  context: ["cuit", "cuil", "c.u.i.t.", "c.u.i.l.", "afip", "arca"],
});

/** Passports: three letters and six digits (RENAPER). */
export const arPassport = identityNumber("ar-passport", {
  patterns: [{ name: "letters and digits", regex: /\b[A-Z]{3}\d{6}\b/gi, score: 0.1 }],
  context: ["pasaporte", "passport"],
});
