import { testDetector } from "../../../../test/marked.js";
import { euCaseNumber } from "./eu-case-number.js";

testDetector(euCaseNumber, {
  finds: [
    "Case [CODE/case-number C-939/12] Smith.",
    "[CODE/case-number T-19/19] and, on appeal, [CODE/case-number C–492/05 P]",
    "[CODE/case-number C-915/18 PPU]",
    "Case [CODE/case-number 9/74]",
  ],
  misses: ["the C-130 aircraft", "T-19", "AC-131/12", "vitamin C-12", "Case 12/04", "C-131/2012/5"],
});
