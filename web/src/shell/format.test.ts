import { expect, test } from "vitest";
import { estimate } from "./format.js";

test.each([
  [{ level: 0.025, range: { low: 1 / 120, high: 1 / 15 } }, "About 1 in 40 (15 to 120), estimate"],
  [{ level: 0.08, range: { low: 0.08, high: 0.294 } }, "About 1 in 13 (3.4 to 13), estimate"],
  [{ level: 0.6, range: { low: 0.476, high: 0.664 } }, "About 60 % (48 to 66 %), estimate"],
  [{ level: 0.998, range: { low: 0.879, high: 0.998 } }, "About 100 % (88 to 100 %), estimate"],
  [
    { level: 0.0005, range: { low: 0.0005, high: 0.25 } },
    "Under 1 in 1,000 (4 to 2,000), estimate",
  ],
  [{ level: 0.25 }, "About 25 % (no range), estimate"],
  [{ level: 1 }, "Certain (no range), estimate"],
])("%o reads as %s", (of, words) => {
  expect(estimate(of)).toBe(words);
});
