import { testDetector } from "../../../../test/marked.js";
import { hkId, hkPassport } from "./hk.js";

testDetector(hkId, {
  finds: [
    "[CODE/hk-id P403604(6)]",
    "[CODE/hk-id CW373762(3)]",
    "身份證號碼:[CODE/hk-id Q177099(A)]",
    "HKID [CODE/hk-id M4085316]",
  ],
  misses: ["P403604(7)", "part M4085316", "HKID M4085317", "HKID M408531"],
});

testDetector(hkPassport, {
  finds: ["passport [CODE/hk-passport KJ04839201]", "護照 [CODE/hk-passport H04839201]"],
  misses: ["part KJ04839201", "passport KJ0483920"],
});
