import { digitsOf, isShortDate, weightedSum } from "../../kit/checksums.js";
import { twoDigits } from "../checks.js";
import { codeDetector } from "../detector.js";

/**
 * Identification numbers (kennitala) of people, and of firms with 40 added to the day: date, two digits,
 * check digit of weights 3, 2, 7 to 2 modulo 11, century (Þjóðskrá; python-stdnum is_.kennitala).
 */
export const isKennitala = codeDetector("is-kennitala", {
  forms: { "date and four digits": ["([04][1-9]|[1256]#|[37][01])<month>##[- ]?###[089]", 0.1] },
  validate(match) {
    const digits = digitsOf(match);
    const day = twoDigits(digits, 0) % 40;
    return (
      isShortDate(twoDigits(digits, 4), twoDigits(digits, 2), day) &&
      weightedSum(digits, [3, 2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0
    );
  },
  validatedScore: 0.7,
  context: "kennitala, kennitölu, kt., kt, icelandic id",
  finds: [
    "kt. [120475-2319]",
    "[0311884589]",
    "kennitala [520210-2450]", // a firm
  ],
  misses: [
    "kt. 120475-2329", // wrong check digit
    "kt. 310275-2319", // no 31 February
    "kt. 120475-2315", // no such century
    "kt. 120475-231",
  ],
});
