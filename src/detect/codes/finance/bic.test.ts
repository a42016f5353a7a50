import { testDetector } from "../../../../test/marked.js";
import { bic } from "./bic.js";

testDetector(bic, {
  finds: [
    "BIC: [CODE/bic ABCDDEFF].",
    "the SWIFT code [CODE/bic QWERGB2LABC]",
    "[CODE/bic QWERFRPPXXX]",
  ],
  misses: [
    "ABCDDEFF", // only capitals
    "PRODUCTION COMPLETE",
    "SWIFT: ABCDZZFF", // no such country
    "BIC ABCDDEFFX",
    "bic abcddeff",
  ],
});
