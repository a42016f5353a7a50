import { testDetector } from "../../../../test/marked.js";
import { dose } from "./dose.js";

testDetector(dose, {
  finds: [
    "[QUANTITY/dose 2.5 mg] OD, [QUANTITY/dose 5/500 mg], [QUANTITY/dose 1 tab], [QUANTITY/dose 2 puffs]",
    "[QUANTITY/dose 500 mg/5 ml] and [QUANTITY/dose 10 ml] three times a day",
  ],
  misses: ["94 kg", "5 ml", "3 tables", "1.5 mgr"],
});
