import { testDetector } from "../../../../test/marked.js";
import { chAhv, chTravelDocument, chUid } from "./ch.js";

testDetector(chAhv, {
  finds: ["AHV-Nr. [CODE/ch-ahv 756.9202.1151.01]", "[CODE/ch-ahv 7567243598891]"],
  misses: ["AHV-Nr. 756.9202.1151.02", "AHV-Nr. 755.9202.1151.01", "AHV-Nr. 756.9202.1151"],
});

testDetector(chUid, {
  finds: [
    "[CODE/ch-uid CHE-049.160.946]",
    "[CODE/ch-uid CHE-700.610.633 MWST]",
    "UID [CODE/ch-uid CHE219427212]",
  ],
  misses: ["UID CHE-049.160.947", "UID CHE-049.160.94"],
});

testDetector(chTravelDocument, {
  finds: ["Schweizer Pass [CODE/ch-travel-document X4028177]"],
  misses: ["Teil X4028177", "Schweizer Pass X402817"],
});
