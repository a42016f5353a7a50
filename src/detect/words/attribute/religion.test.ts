import { testDetector } from "../../../../test/marked.js";
import { religion } from "./religion.js";

testDetector(religion, {
  finds: [
    "a [DEM/religion Roman Catholic] among [DEM/religion Muslims] and [DEM/religion Jehovah’s Witnesses]",
    "an [DEM/religion atheist] of [DEM/religion Jewish] origin",
  ],
  misses: ["catholic tastes", "a jew's harp", "orthodox methods"],
});
