import { testDetector } from "../../../../test/marked.js";
import { imei } from "./imei.js";

testDetector(imei, {
  finds: [
    "IMEI: [CODE/imei 352099001761481].",
    "[CODE/imei 35-209900-176148-1]",
    "the phone, [CODE/imei 35 209900 176148 1], was lost",
  ],
  misses: [
    "352099001761481", // any number, one in ten
    "IMEI 352099001761482", // wrong check digit
    "IMEI 35209900176148", // too short
    "IMEI 000000000000000",
  ],
});
