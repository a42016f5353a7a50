import { testDetector } from "../../../../test/marked.js";
import { bodyShorthand } from "./body-shorthand.js";

testDetector(bodyShorthand, {
  finds: [
    "Off 3 wks, [DEM/illness breast ca.], phased return",
    "mother [DEM/illness bowel Ca], brother [DEM/illness hip fx]; [DEM/illness #NOF] L",
  ],
  misses: ["breast ca 1998", "lung capacity", "a hip café", "channel #hips", "colon cat"],
});
