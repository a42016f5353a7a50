import { testDetector } from "../../../../test/marked.js";
import { education } from "./education.js";

testDetector(education, {
  finds: [
    "holds a [DEM/education law degree] and a [DEM/education Ph.D.] from Oslo",
    "a [DEM/education university graduate], [DEM/education illiterate] before",
    "her [DEM/education MBA]",
  ],
  misses: ["ten degrees below zero", "a school", "phd", "his ma"],
});
