import { testDetector } from "../../../../test/marked.js";
import { kwCivilId } from "./kw.js";

testDetector(kwCivilId, {
  finds: ["[CODE/kw-civil-id 299021840489]", "الرقم المدني: [CODE/kw-civil-id 272071345988]"],
  misses: ["299021840488", "299131840489", "299023040489", "499021840489"],
});
