import { testDetector } from "../../../../test/marked.js";
import { thPassport, thTnin } from "./th.js";

testDetector(thTnin, {
  finds: [
    "[CODE/th-tnin 6-4758-56045-61-6]",
    "เลขบัตรประชาชน [CODE/th-tnin 8107383885052]",
    "Thai ID [CODE/th-tnin 6101899918696]",
  ],
  misses: [
    "6-4758-56045-61-7",
    "order 8107383885052",
    "Thai ID 8107383885053",
    "Thai ID 0107383885052",
  ],
});

testDetector(thPassport, {
  finds: ["หนังสือเดินทาง [CODE/th-passport AA4839201]"],
  misses: ["part AA4839201", "passport AA48392"],
});
