import { testDetector } from "../../../../test/marked.js";
import { ilId, ilPassport } from "./il.js";

testDetector(ilId, {
  finds: [
    "תעודת זהות [CODE/il-id 851078311]",
    "ת.ז. [CODE/il-id 42353797]",
    "[CODE/il-id 11061326-2]",
  ],
  misses: ["order 851078311", "תעודת זהות 851078312", "11061326-3", "ת.ז. 4235379"],
});

testDetector(ilPassport, {
  finds: ["דרכון [CODE/il-passport 24839201]"],
  misses: ["order 24839201", "דרכון 248392"],
});
