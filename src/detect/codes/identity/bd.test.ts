import { testDetector } from "../../../../test/marked.js";
import { bdNid } from "./bd.js";

testDetector(bdNid, {
  finds: [
    "NID [CODE/bd-nid 4839201744]",
    "national ID [CODE/bd-nid 2691648392017]",
    "NID no: [CODE/bd-nid 19852691648392017]",
  ],
  misses: ["order 4839201744", "order 19852691648392017", "NID 483920174"],
});
