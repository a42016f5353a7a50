import { testDetector } from "../../../../test/marked.js";
import { shorthand } from "./shorthand.js";

testDetector(shorthand, {
  finds: [
    "patient, ward, mg: 1 tab [MISC/clinical OD], pain at [MISC/clinical L4/5], [MISC/clinical ST depression]",
    "patient, ward: ramipril 2.5 mg [MISC/clinical od], 1 tab [MISC/clinical tds], 30 mg [MISC/clinical po] [MISC/clinical nocte]",
    "patient, ward, mg: review in [MISC/clinical 6/52]",
  ],
  misses: ["patient, ward, mg: put on the table", "OD of the bank", "12 ST James's Road"],
});
