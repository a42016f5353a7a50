import { testDetector } from "../../../../test/marked.js";
import { lkNic } from "./lk.js";

testDetector(lkNic, {
  finds: [
    "[CODE/lk-nic 851044839V]",
    "[CODE/lk-nic 856044839x]", // a woman: day 104 raised by 500
    "NIC [CODE/lk-nic 197851210853]",
    "NIC [CODE/lk-nic 197851210854]", // the check is not official and does not refute
  ],
  misses: ["853674839V", "854504839V", "850004839V", "order 197851210853", "NIC 197836710853"],
});
