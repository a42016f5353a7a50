import { lettersAndDigitsOf } from "../../kit/checksums.js";
import { codeDetector } from "../detector.js";

/**
 * Identity cards: one or two letters, six digits and a check character MOD 11, mostly in
 * parentheses; letters count from A = 10, a missing one 36, weights 9 to 1, a remainder of 10 is A
 * (Immigration Department, "HKIC number").
 */
export const hkId = codeDetector("hk-id", {
  anyCase: true,
  forms: {
    "check digit in parentheses": [/\b[A-Z]{1,2}\d{6} ?\([\dA]\)/gi, 0.95],
    "in one piece": ["@{1,2}######-?[#A]", 0.1],
  },
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
  context: "hkid, identity card, 身份證, 身份證號碼, hkic, id card",
  finds: ["[P403604(6)]", "[CW373762(3)]", "身份證號碼:[Q177099(A)]", "HKID [M4085316]"],
  misses: ["P403604(7)", "part M4085316", "HKID M4085317", "HKID M408531"],
});

/**
 * Passports of the Special Administrative Region: H or K and eight digits (Immigration Department).
 */
export const hkPassport = codeDetector("hk-passport", {
  anyCase: true,
  forms: { "letters and digits": ["[HK]@?#{8}", 0.1] },
  context: "passport, 護照, hksar passport",
  finds: ["passport [KJ04839201]", "護照 [H04839201]"],
  misses: ["part KJ04839201", "passport KJ0483920"],
});
