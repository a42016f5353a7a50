import { testDetector } from "../../../../test/marked.js";
import { nationality } from "./nationality.js";

testDetector(nationality, {
  finds: [
    "a [DEM/nationality Turkish] national and two [DEM/nationality Danes]",
    "the [DEM/nationality Dutchwoman] spoke [DEM/nationality French] and [DEM/nationality South African] slang",
    "[DEM/nationality European] writers; [DEM/nationality GERMAN] law",
  ],
  misses: [
    "5,000 Swiss francs",
    "polish the shoes",
    "the European Court",
    "the Indian Ocean",
    "a turk's head",
  ],
});
