import { testDetector } from "../../../../test/marked.js";
import { laboratoryTest } from "./laboratory-test.js";

testDetector(laboratoryTest, {
  finds: [
    "Patient on ward. [MISC/laboratory Troponin] [QUANTITY/laboratory 1,240] -> [QUANTITY/laboratory 3,880 ng/L] after admission",
    "patient, clinic, mg: [MISC/laboratory HbA1c] [QUANTITY/laboratory 71 mmol/mol], [MISC/laboratory pH] [QUANTITY/laboratory 7.35]",
    "patient, clinic, mg: [MISC/laboratory platelets] [QUANTITY/laboratory 210 x 10^9/L]",
    "patient, clinic, mg: [MISC/laboratory HbS]    [QUANTITY/laboratory 88.1       %]\n[MISC/laboratory Haemoglobin]   [QUANTITY/laboratory 78    g/L]    [QUANTITY/laboratory 120-150]   L",
    "patient, clinic, ECG: changes in [MISC/laboratory V3-V5]",
    "patient, clinic, mg: [MISC/laboratory hb] [QUANTITY/laboratory 118], [MISC/laboratory anti-CCP] [QUANTITY/laboratory >340]",
  ],
  misses: [
    "pH 7.35 in the pool",
    "patient, clinic, mg: she will be 40",
    "patient, clinic, mg: Mr K came with PT",
  ],
});
