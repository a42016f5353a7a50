import { testDetector } from "../../../../test/marked.js";
import { positionCode } from "./position-code.js";

testDetector(positionCode, {
  finds: [
    "found at [LOC/coordinates ///filled.count.soap] by the crew",
    "what3words: [LOC/coordinates filled.count.soap]; w3w [LOC/coordinates daring.lion.race].",
    "the barn, [LOC/coordinates 9C3XGV6R+5Q], or [LOC/coordinates GV6R+5Q] London",
    "grid ref [LOC/coordinates SK 123 456], NGR: [LOC/coordinates NN166712]",
  ],
  misses: [
    "see www.example.com and a.b.c, or filled.count.soap",
    "C++ and 5G+4G, 2+2",
    "https:///one.two.three",
    "the grid reference on page 12",
  ],
});
