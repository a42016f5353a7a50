import { testDetector } from "../../../../test/marked.js";
import { distinguishingMark } from "./distinguishing-mark.js";

testDetector(distinguishingMark, {
  finds: [
    "he has [DEM/distinguishing-mark a scar over his left eye]",
    "[DEM/distinguishing-mark a glass left eye] and [DEM/distinguishing-mark a stammer]",
    "with [DEM/distinguishing-mark a scorpion tattooed on his neck]",
  ],
  misses: ["a glass of milk", "the left eye was red", "wooden chairs", "a mark of 70 per cent"],
});
