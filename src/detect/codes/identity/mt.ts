import { multipleOf } from "../checks.js";
import { codeDetector } from "../detector.js";

/** VAT numbers: weights 3, 4, 6 to 10, 1 modulo 37 (CfR; python-stdnum mt.vat). */
export const mtVat = codeDetector("mt-vat", {
  forms: { "MT and eight digits": ["MT ?[1-9]### ?####", 0.4] },
  validate: multipleOf(37, [3, 4, 6, 7, 8, 9, 10, 1]),
  validatedScore: 0.95,
  context: "vat, vat number, vat no",
  finds: ["[MT83999125]", "VAT no. [MT 6313 2712]"],
  misses: ["MT83999126", "VAT MT8399912"],
});
