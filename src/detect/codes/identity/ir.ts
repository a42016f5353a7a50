import { checkDigit } from "../checks.js";
import { codeDetector } from "../detector.js";

/**
 * National codes (کد ملی): nine digits and a check digit with weights 10 to 2 MOD 11, taken from 11
 * unless below 2 (National Organization for Civil Registration).
 */
export const irNationalCode = codeDetector("ir-national-code", {
  forms: {
    "with hyphens": ["###-######-#", 0.6],
    "ten digits": ["#{10}", 0.05],
  },
  validate: checkDigit(11, [10, 9, 8, 7, 6, 5, 4, 3, 2], (rest) => (rest < 2 ? rest : 11 - rest)),
  validatedScore: 0.25,
  context: "کد ملی, کدملی, شماره ملی, کارت ملی, national code, melli, code melli",
  finds: ["[311-144016-8]", "کد ملی: [۰۵۷۳۶۱۷۳۹۲]", "national code [2248864388]"],
  misses: ["311-144016-9", "order 0573617392", "کد ملی 0573617393"],
});
