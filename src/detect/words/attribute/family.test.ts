import { testDetector } from "../../../../test/marked.js";
import { family } from "./family.js";

testDetector(family, {
  finds: [
    "a [DEM/family mother of three] with [DEM/family six children]",
    "an [DEM/family orphan] and [DEM/family only child]; he has [DEM/family 2 kids]",
  ],
  misses: ["his mother and the children", "his brother", "two of them"],
});
