import { lettersAndDigitsOf, weightedSum } from "../../kit/checksums.js";
import { identityNumber } from "./number.js";

/**
 * Personal identification numbers on the Ghana Card: GHA, nine digits, a last one without public
 * rule (NIA).
 */
export const ghCard = identityNumber("gh-card", {
  patterns: [
    { name: "with hyphens", regex: /\bGHA[- ]\d{9}[- ]\d\b/gi, score: 0.95 },
    { name: "in one piece", regex: /\bGHA\d{10}\b/gi, score: 0.85 },
  ],
  context: ["ghana card", "nia", "ghana card number"],
});

/**
 * Taxpayers' numbers (TIN): kind of holder, 00, seven digits, check character MOD 11 with weights 1
 * to 9 (Ghana Revenue Authority; OECD, "Ghana TIN").
 */
export const ghTin = identityNumber("gh-tin", {
  patterns: [{ name: "eleven characters", regex: /\b[PCGQV]00\d{7}[\dX]\b/gi, score: 0.2 }],
  validate(match) {
    const code = lettersAndDigitsOf(match);
    const rest = weightedSum(code.slice(1), [1, 2, 3, 4, 5, 6, 7, 8, 9]) % 11;
    return code[10] === (rest === 10 ? "X" : String(rest));
  },
  validatedScore: 0.7,
  context: ["tin", "tax identification number", "gra"],
});
