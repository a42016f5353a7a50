import { digitsOf, isShortDate, weightedSum } from "../../kit/checksums.js";
import { identityNumber, twoDigits } from "./number.js";

/**
 * Identification numbers (kennitala) of people, and of firms with 40 added to the day: date, two digits,
 * check digit of weights 3, 2, 7 to 2 modulo 11, century (Þjóðskrá; python-stdnum is_.kennitala).
 */
export const isKennitala = identityNumber("is-kennitala", {
  patterns: [
    {
      name: "date and four digits",
      regex: /\b(?:[04][1-9]|[1256]\d|[37][01])(?:0[1-9]|1[0-2])\d{2}[- ]?\d{3}[089]\b/g,
      score: 0.1,
    },
  ],
  validate(match) {
    const digits = digitsOf(match);
    const day = twoDigits(digits, 0) % 40;
    return (
      isShortDate(twoDigits(digits, 4), twoDigits(digits, 2), day) &&
      weightedSum(digits, [3, 2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0
    );
  },
  validatedScore: 0.7,
  context: ["kennitala", "kennitölu", "kt.", "kt", "icelandic id"],
});
