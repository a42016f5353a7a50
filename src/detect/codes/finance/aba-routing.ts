import { digitsOf, isRepdigit, weightedSum } from "../../kit/checksums.js";
import { patternDetector } from "../../kit/pattern.js";

/**
 * Routing numbers of United States banks (ABA policy; ANSI X9.100-160): a Federal Reserve prefix and a
 * check digit with weights 3, 7, 1. One number in ten passes, so a bare one needs context.
 */
export const abaRouting = patternDetector({
  name: "aba-routing",
  type: "CODE",
  subtype: "aba-routing",
  presidioEntity: "ABA_ROUTING_NUMBER",
  anchor: "digit",
  patterns: [
    {
      name: "nine digits",
      regex: /(?<![\w.-])(?:0\d|1[0-2]|2[1-9]|3[0-2]|6[1-9]|7[0-2]|80)\d{7}(?![\w-]|[.,]\d)/g,
      score: 0.05,
    },
    {
      name: "nine digits with hyphens",
      regex:
        /(?<![\w.-])(?:0\d|1[0-2]|2[1-9]|3[0-2]|6[1-9]|7[0-2]|80)\d\d-\d{4}-\d(?![\w-]|[.,]\d)/g,
      score: 0.4,
    },
  ],
  validate(match) {
    const digits = digitsOf(match);
    return !isRepdigit(digits) && weightedSum(digits, [3, 7, 1, 3, 7, 1, 3, 7, 1]) % 10 === 0;
  },
  validatedScore: 0.3,
  context: ["aba", "routing", "routing number", "rtn", "wire", "wire transfer", "ach"],
  finds: ["routing number [121000358].", "ABA: [023456783]", "[3211-7118-4]"],
  misses: [
    "121000358", // one number in ten
    "routing number 121000359", // wrong check digit
    "routing number 991000358", // no such Federal Reserve district
    "routing number 000000000",
  ],
});
