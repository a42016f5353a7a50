import { multipleOf, twoStages } from "../checks.js";
import { codeDetector } from "../detector.js";
import { FIRST_STAGE, SECOND_STAGE } from "./ee-lt.js";

/** VAT numbers (KMKR): weights 3, 7, 1 modulo 10 (EMTA; python-stdnum ee.kmkr). For people see `ee-lt.ts`. */
export const eeVat = codeDetector("ee-vat", {
  forms: { "EE and nine digits": ["EE ?#{9}", 0.4] },
  validate: multipleOf(10, [3, 7, 1, 3, 7, 1, 3, 7, 1]),
  validatedScore: 0.9,
  context: "kmkr, käibemaks, käibemaksukohustuslase, vat, vat number",
  finds: ["KMKR [EE100269123]", "[EE105525150]"],
  misses: ["KMKR EE100269124", "KMKR EE10026912"],
});

/** Registry codes of firms and societies: 1, 7, 8 or 9 and seven digits (python-stdnum ee.registrikood). */
export const eeRegistryCode = codeDetector("ee-registry-code", {
  forms: { "eight digits": ["[1789]#{7}", 0.05] },
  validate: twoStages(FIRST_STAGE.slice(0, 7), SECOND_STAGE.slice(0, 7)),
  validatedScore: 0.3,
  context: "registrikood, reg. kood, registrikoodiga, äriregister, registry code",
  finds: ["registrikood [10546645]", "registrikood: [12793460]"],
  misses: ["registrikood 10546646", "registrikood 1054664", "tellimus 15365701"],
});
