import { digitsOf, isRepdigit, mod11TwoStages, weightedSum } from "../../kit/checksums.js";
import { FIRST_STAGE, SECOND_STAGE } from "./ee-lt.js";
import { identityNumber } from "./number.js";

/** VAT numbers (KMKR): weights 3, 7, 1 modulo 10 (EMTA; python-stdnum ee.kmkr). For people see `ee-lt.ts`. */
export const eeVat = identityNumber("ee-vat", {
  forms: { "EE and nine digits": ["EE ?#{9}", 0.4] },
  validate: (match) => weightedSum(digitsOf(match), [3, 7, 1, 3, 7, 1, 3, 7, 1]) % 10 === 0,
  validatedScore: 0.9,
  context: "kmkr, käibemaks, käibemaksukohustuslase, vat, vat number",
  finds: ["KMKR [EE100269123]", "[EE105525150]"],
  misses: ["KMKR EE100269124", "KMKR EE10026912"],
});

/** Registry codes of firms and societies: 1, 7, 8 or 9 and seven digits (python-stdnum ee.registrikood). */
export const eeRegistryCode = identityNumber("ee-registry-code", {
  forms: { "eight digits": ["[1789]#{7}", 0.05] },
  validate: (match) =>
    !isRepdigit(match) && mod11TwoStages(match, FIRST_STAGE.slice(0, 7), SECOND_STAGE.slice(0, 7)),
  validatedScore: 0.3,
  context: "registrikood, reg. kood, registrikoodiga, äriregister, registry code",
  finds: ["registrikood [10546645]", "registrikood: [12793460]"],
  misses: ["registrikood 10546646", "registrikood 1054664", "tellimus 15365701"],
});
