import { testDetector } from "../../../../test/marked.js";
import { pkCnic } from "./pk.js";

testDetector(pkCnic, {
  finds: ["[CODE/pk-cnic 35202-4839201-7]", "CNIC [CODE/pk-cnic 3520248392017]"],
  misses: ["order 3520248392017", "95202-4839201-7", "35202-483920-7"],
});
