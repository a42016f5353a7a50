import { testDetector } from "../../../../test/marked.js";
import { percent } from "./percent.js";

testDetector(percent, {
  finds: [
    "[QUANTITY/percent 45%] of them",
    "[QUANTITY/percent 45 per cent]",
    "[QUANTITY/percent 10 to 15%]",
    "[QUANTITY/percent 26% and 30%]",
    "[QUANTITY/percent 99.9 percent]",
  ],
  misses: ["45 perch", "a1% x", "45 permits"],
});

testDetector(percent, {
  finds: ["almost [QUANTITY/percent ninety percent]"],
  misses: ["one perch", "three quartets"],
});

testDetector(percent, {
  finds: ["[QUANTITY/percent three quarters] of it", "a [QUANTITY/percent two-thirds] majority"],
  misses: ["three quarters of an hour"],
  least: 0.3,
});
