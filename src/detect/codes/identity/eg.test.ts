import { testDetector } from "../../../../test/marked.js";
import { egNationalId } from "./eg.js";

testDetector(egNationalId, {
  finds: [
    "[CODE/eg-national-id 28907140104839]",
    "الرقم القومي: [CODE/eg-national-id ٢٨٩٠٧١٤٠١٠٤٨٣٩]",
  ],
  misses: [
    "28913140104839", // no such month
    "28902300104839", // no such day
    "28907140504839", // no such governorate
    "48907140104839", // no such century
    "2890714010483",
  ],
});
