import { testDetector } from "../../../../test/marked.js";
import { hrIdentityCard, hrOib } from "./hr.js";

testDetector(hrOib, {
  finds: [
    "OIB: [CODE/hr-oib 64501351875]",
    "[CODE/hr-oib HR58827155957]",
    "OIB [CODE/hr-oib 24684892560]",
  ],
  misses: ["OIB 64501351876", "OIB 6450135187", "nalog 24684892560", "HR58827155958"],
});

testDetector(hrIdentityCard, {
  finds: ["osobna iskaznica br. [CODE/hr-identity-card 112840277]"],
  misses: ["nalog 112840277", "osobna iskaznica 11284027"],
});
