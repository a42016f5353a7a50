import { testDetector } from "../../../../test/marked.js";
import { count } from "./count.js";

testDetector(count, {
  finds: [
    "the couple has [QUANTITY/count three children]",
    "[QUANTITY/count 116 other witnesses] and [QUANTITY/count fifty people]",
    "[QUANTITY/count Twenty-three hearings] in [QUANTITY/count 230 pages]",
    "[QUANTITY/count several hundred pages]",
  ],
  misses: [
    "one child", // says little
    "section 7 of the Children Act",
    "the 2003 hearings",
    "three childish jokes",
    "five members",
  ],
});

testDetector(count, {
  finds: ["[QUANTITY/count two of the applicants] with [QUANTITY/count sixteen books]"],
  misses: ["two of a kind"],
  least: 0.3,
});
