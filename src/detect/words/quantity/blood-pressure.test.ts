import { testDetector } from "../../../../test/marked.js";
import { bloodPressure } from "./blood-pressure.js";

testDetector(bloodPressure, {
  finds: [
    "blood pressure [QUANTITY/vital-sign 120/80]",
    "BP was [QUANTITY/vital-sign 145/95], pulse 70",
    "[QUANTITY/vital-sign 120/80 mmHg]",
  ],
  misses: ["file 120/80", "blood pressure 80/120", "BP 120/80/12", "blood pressure on 12/08"],
});
