import { testDetector } from "../../../test/marked.js";
import { politics } from "./politics.js";

testDetector(politics, {
  finds: [
    "a [DEM/politics Social Democrat] and former [DEM/politics communist]",
    "a [DEM/politics trade union member] among [DEM/politics Republicans]",
  ],
  misses: ["a conservative estimate", "republican spirit", "democratic society"],
});
