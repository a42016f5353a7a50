import { testDetector } from "../../../test/marked.js";
import { shorthand } from "./shorthand.js";

testDetector(shorthand, {
  finds: [
    "patient, ward, mg: 1 tab [MISC/clinical OD], pain at [MISC/clinical L4/5], [MISC/clinical ST depression]",
    "patient, ward, mg: review in [MISC/clinical 6/52]",
  ],
  misses: ["OD of the bank", "12 ST James's Road"],
});
