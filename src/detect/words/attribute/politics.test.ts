import { testDetector } from "../../../../test/marked.js";
import { politics } from "./politics.js";

testDetector(politics, {
  finds: [
    "a [DEM/politics Social Democrat] and former [DEM/politics communist]",
    "a [DEM/politics trade union member] among [DEM/politics Republicans]",
    "She [DEM/politics votes Labour]; a [DEM/politics Green voter], [DEM/politics member of the Labour Party]",
  ],
  misses: [
    "Labour denied it",
    "the Green line",
    "a conservative estimate",
    "republican spirit",
    "democratic society",
  ],
});
