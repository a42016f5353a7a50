import { digitsOf, weightedSum } from "../../kit/checksums.js";
import { identityNumber } from "./number.js";

/**
 * Personal identification numbers: kind of person, province, office, serial, check digit MOD 11
 * with weights 13 to 2 (Department of Provincial Administration, เลขประจำตัวประชาชนไทย).
 */
export const thTnin = identityNumber("th-tnin", {
  presidioEntity: "TH_TNIN",
  patterns: [
    { name: "in groups", regex: /\b[0-8]([- ])\d{4}\1\d{5}\1\d{2}\1\d\b/g, score: 0.95 },
    {
      name: "in one piece",
      regex: /\b[1-8](?:[134]\d|2[0-7]|5[0-8]|[67][0-7]|[89][0-6])\d{10}\b/g,
      score: 0.05,
    },
  ],
  validate(match) {
    const digits = digitsOf(match);
    const rest = weightedSum(digits, [13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2]) % 11;
    return (11 - rest) % 10 === Number(digits[12]);
  },
  validatedScore: 0.35,
  context: [
    "เลขประจำตัวประชาชน",
    "เลขบัตรประชาชน",
    "บัตรประชาชน",
    "thai id",
    "thai national id",
    "tnin",
    "national id",
    "id card",
  ],
});

/** Passports: one or two letters and six or seven digits (Department of Consular Affairs). */
export const thPassport = identityNumber("th-passport", {
  patterns: [{ name: "letters and digits", regex: /\b[A-Z]{1,2}\d{6,7}\b/gi, score: 0.05 }],
  context: ["หนังสือเดินทาง", "พาสปอร์ต", "thai passport", "passport"],
});
