import { digitsOf, weightedSum } from "../../kit/checksums.js";
import { identityNumber } from "./number.js";

/**
 * Citizen identity cards (CCCD): province of birth 001-096, century and sex, year, six digits
 * (Ministry of Public Security, Circular 59/2021); until 2021 nine digits (CMND), only with
 * context.
 */
export const vnCccd = identityNumber("vn-cccd", {
  patterns: [
    {
      name: "twelve digits",
      regex:
        /\b0(?:0[12468]|1[0124579]|2[024-7]|3[013-8]|4[024-689]|5[12468]|6[024678]|7[024579]|8[0234679]|9[1-6])[0-3]\d{8}\b/g,
      score: 0.3,
    },
    { name: "nine digits", regex: /\b[0-3]\d{8}\b/g, score: 0.02 },
  ],
  context: ["cccd", "cmnd", "căn cước công dân", "căn cước", "chứng minh nhân dân", "số định danh"],
});

/**
 * Tax codes (MST): ten digits, the last 10 less the sum with weights 31 29 23 19 17 13 7 5 3 MOD
 * 11, and a branch (General Department of Taxation).
 */
export const vnTaxCode = identityNumber("vn-tax-code", {
  patterns: [
    { name: "with branch", regex: /\b\d{10}-\d{3}\b(?!-\d)/g, score: 0.5 },
    { name: "ten digits", regex: /\b\d{10}\b/g, score: 0.05 },
  ],
  validate(match) {
    const digits = digitsOf(match);
    const sum = weightedSum(digits, [31, 29, 23, 19, 17, 13, 7, 5, 3]);
    return 10 - (sum % 11) === Number(digits[9]);
  },
  validatedScore: 0.25,
  context: ["mst", "mã số thuế", "tax code"],
});

/** Passports: a letter and seven or eight digits (Immigration Department). */
export const vnPassport = identityNumber("vn-passport", {
  patterns: [{ name: "letter and digits", regex: /\b[BCEKNP]\d{7,8}\b/gi, score: 0.1 }],
  context: ["hộ chiếu", "số hộ chiếu", "passport"],
});
