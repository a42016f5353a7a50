import { testDetector } from "../../../../test/marked.js";
import { maCin } from "./ma.js";

testDetector(maCin, {
  finds: ["CIN [CODE/ma-cin BK483920]", "carte nationale [CODE/ma-cin A48392]"],
  misses: ["vol BK483920", "CIN BKD483920"],
});
