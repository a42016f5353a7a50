import { lettersAndDigitsOf } from "../../kit/checksums.js";
import { identityNumber } from "./number.js";

/**
 * Identity cards: one or two letters, six digits and a check character MOD 11, mostly in
 * parentheses; letters count from A = 10, a missing one 36, weights 9 to 1, a remainder of 10 is A
 * (Immigration Department, "HKIC number").
 */
export const hkId = identityNumber("hk-id", {
  patterns: [
    {
      name: "check digit in parentheses",
      regex: /\b[A-Z]{1,2}\d{6} ?\([\dA]\)/gi,
      score: 0.95,
    },
    { name: "in one piece", regex: /\b[A-Z]{1,2}\d{6}-?[\dA]\b/gi, score: 0.1 },
  ],
  validate(match) {
    const code = lettersAndDigitsOf(match).padStart(9);
    let sum = 0;
    for (let i = 0; i < 9; i++) {
      const value = code[i] === " " ? 36 : Number.parseInt(code[i]!, 36);
      sum += value * (9 - i);
    }
    return sum % 11 === 0;
  },
  validatedScore: 0.35,
  context: ["hkid", "identity card", "身份證", "身份證號碼", "hkic", "id card"],
});

/**
 * Passports of the Special Administrative Region: H or K and eight digits (Immigration Department).
 */
export const hkPassport = identityNumber("hk-passport", {
  patterns: [{ name: "letters and digits", regex: /\b[HK][A-Z]?\d{8}\b/gi, score: 0.1 }],
  context: ["passport", "護照", "hksar passport"],
});
