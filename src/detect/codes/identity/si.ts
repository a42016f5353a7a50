import { digitsOf, isRepdigit, weightedSum } from "../../kit/checksums.js";
import { identityNumber } from "./number.js";

/**
 * Tax numbers (davčna številka), behind SI also VAT numbers: weights 8 to 2, 11 minus the rest modulo 11,
 * 10 written 0, 11 never given (FURS; python-stdnum si.ddv). For the EMŠO see `jmbg.ts`.
 */
export const siTaxNumber = identityNumber("si-tax-number", {
  patterns: [
    { name: "SI and eight digits", regex: /\bSI ?[1-9]\d{7}\b/g, score: 0.9 },
    { name: "eight digits", regex: /(?<!\bSI )\b[1-9]\d{7}\b/g, score: 0.05 },
  ],
  validate(match) {
    const digits = digitsOf(match);
    const check = 11 - (weightedSum(digits, [8, 7, 6, 5, 4, 3, 2]) % 11);
    return !isRepdigit(digits) && check < 11 && check % 10 === Number(digits[7]);
  },
  validatedScore: 0.3,
  context: ["davčna številka", "davčna št", "id za ddv", "ddv", "tax number", "vat"],
});

/** Identity cards and passports: nine digits, or P and eight characters. */
export const siDocument = identityNumber("si-document", {
  patterns: [{ name: "nine characters", regex: /\b(?:\d{9}|P[A-Z]\d{7})\b/g, score: 0.05 }],
  context: ["osebna izkaznica", "osebne izkaznice", "potni list", "potnega lista"],
});
