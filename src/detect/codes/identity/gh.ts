import { lettersAndDigitsOf, weightedSum } from "../../kit/checksums.js";
import { codeDetector } from "../detector.js";

/**
 * Personal identification numbers on the Ghana Card: GHA, nine digits, a last one without public
 * rule (NIA).
 */
export const ghCard = codeDetector("gh-card", {
  anyCase: true,
  forms: {
    "with hyphens": ["GHA[- ]#{9}[- ]#", 0.95],
    "in one piece": ["GHA#{10}", 0.85],
  },
  context: "ghana card, nia, ghana card number",
  finds: ["[GHA-724839201-4]", "[GHA7248392014]"],
  misses: ["GHA-72483920-4", "GHB-724839201-4"],
});

/**
 * Taxpayers' numbers (TIN): kind of holder, 00, seven digits, check character MOD 11 with weights 1
 * to 9 (Ghana Revenue Authority; OECD, "Ghana TIN").
 */
export const ghTin = codeDetector("gh-tin", {
  anyCase: true,
  forms: { "eleven characters": ["[PCGQV]00#{7}[#X]", 0.2] },
  validate(match) {
    const code = lettersAndDigitsOf(match);
    const rest = weightedSum(code.slice(1), [1, 2, 3, 4, 5, 6, 7, 8, 9]) % 11;
    return code[10] === (rest === 10 ? "X" : String(rest));
  },
  validatedScore: 0.7,
  context: "tin, tax identification number, gra",
  finds: ["[P0010670815]", "TIN [C005448944X]"],
  misses: ["P0010670816", "A0010670815", "P001067081"],
});
