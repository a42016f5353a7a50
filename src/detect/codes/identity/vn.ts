import { checkDigit } from "../checks.js";
import { codeDetector } from "../detector.js";

/**
 * Tax codes (MST): ten digits, the last 10 less the sum with weights 31 29 23 19 17 13 7 5 3 MOD
 * 11, and a branch (General Department of Taxation).
 */
export const vnTaxCode = codeDetector("vn-tax-code", {
  forms: {
    "with branch": ["#{10}-###<not -#>", 0.5],
    "ten digits": ["#{10}", 0.05],
  },
  validate: checkDigit(11, [31, 29, 23, 19, 17, 13, 7, 5, 3], (rest) => 10 - rest),
  validatedScore: 0.25,
  context: "mst, mã số thuế, tax code",
  finds: ["[3399692434-001]", "mã số thuế [0650947609]"],
  misses: ["3399692435-001", "đơn 0650947609", "mã số thuế 0650947608"],
});
