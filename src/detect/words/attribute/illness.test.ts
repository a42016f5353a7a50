import { testDetector } from "../../../../test/marked.js";
import { illness } from "./illness.js";

testDetector(illness, {
  finds: [
    "suffers from [DEM/illness type 2 diabetes], [DEM/illness PTSD] and [DEM/illness Parkinson's disease]",
    "[DEM/illness post-traumatic stress disorder], [DEM/illness Paranoid personality disorder]",
    "he is [DEM/illness HIV-positive] and uses a [DEM/illness wheelchair]",
  ],
  misses: ["what aids him", "the disorder in the street", "ill-treatment"],
});
