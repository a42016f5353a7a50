import { testDetector } from "../../../../test/marked.js";
import { vitalSign } from "./vital-sign.js";

testDetector(vitalSign, {
  finds: [
    "CTG reg, FHR [QUANTITY/vital-sign 138], QRS [QUANTITY/vital-sign 96 ms]",
    "BP [QUANTITY/vital-sign 138/82], HR [QUANTITY/vital-sign 68], weight [QUANTITY/vital-sign 94 kg], BMI [QUANTITY/vital-sign 30.1]",
    "SpO2 [QUANTITY/vital-sign 98%] and temp [QUANTITY/vital-sign 37.2]",
    "blood pressure was [QUANTITY/vital-sign 120/80 mmHg]",
  ],
  misses: ["HR-2024-0193", "room 68", "weighty 94"],
});
