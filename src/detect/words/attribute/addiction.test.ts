import { testDetector } from "../../../../test/marked.js";
import { addiction } from "./addiction.js";

testDetector(addiction, {
  finds: [
    "his mother is in [DEM/illness rehab for heroin]",
    "[DEM/illness alcohol dependence] since 2009",
    "has been [DEM/illness sober] for nine weeks, [DEM/illness clean since] May",
    "a [DEM/illness recovering alcoholic]",
  ],
  misses: ["a glass of alcohol", "treatment for a cold", "drug trial", "problems with the printer"],
});
