import { multipleOf } from "../checks.js";
import { codeDetector } from "../detector.js";

/**
 * Routing numbers of United States banks (ABA policy; ANSI X9.100-160): a Federal Reserve prefix and a
 * check digit with weights 3, 7, 1. One number in ten passes, so a bare one needs context.
 */
export const abaRouting = codeDetector("aba-routing", {
  presidioEntity: "ABA_ROUTING_NUMBER",
  forms: {
    "nine digits": [
      /(?<![\w.-])(?:0\d|1[0-2]|2[1-9]|3[0-2]|6[1-9]|7[0-2]|80)\d{7}(?![\w-]|[.,]\d)/g,
      0.05,
    ],
    "nine digits with hyphens": [
      /(?<![\w.-])(?:0\d|1[0-2]|2[1-9]|3[0-2]|6[1-9]|7[0-2]|80)\d\d-\d{4}-\d(?![\w-]|[.,]\d)/g,
      0.4,
    ],
  },
  validate: multipleOf(10, [3, 7, 1, 3, 7, 1, 3, 7, 1]),
  validatedScore: 0.3,
  context: "aba, routing, routing number, rtn, wire, wire transfer, ach",
  finds: ["routing number [121000358].", "ABA: [023456783]", "[3211-7118-4]"],
  misses: [
    "121000358", // one number in ten
    "routing number 121000359", // wrong check digit
    "routing number 991000358", // no such Federal Reserve district
    "routing number 000000000",
  ],
});
