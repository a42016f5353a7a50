import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { CALIBRATION, calibratedRange, wilson } from "./calibration.js";

test("the table holds what the benchmark counted", () => {
  const picture = readFileSync(
    new URL("../../../../docs/images/calibration.svg", import.meta.url),
    "utf8",
  );
  const counted = [...picture.matchAll(/<title>(.+?: risk .+? of \d+)<\/title>/g)];
  const held = Object.entries(CALIBRATION).flatMap(([measure, kinds]) =>
    Object.entries(kinds!).flatMap(([kind, tenths]) =>
      tenths.map(
        ({ risk, masked, of }) =>
          `${measure}, ${kind}: risk ${risk.toFixed(2)}, masked ${masked.toFixed(2)} of ${of}`,
      ),
    ),
  );
  expect(held.sort()).toEqual(counted.map(([, title]) => title).sort());
});

// Newcombe 1998, table I: 81 of 263, and 15 of 148
test.each([
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
])("%i of %i lies between %f and %f", (masked, of, low, high) => {
  const range = wilson({ masked: masked / of, of });
  expect(range.low).toBeCloseTo(low, 4);
  expect(range.high).toBeCloseTo(high, 4);
});

test("a range holds its own risk and what people did, over the kinds of text", () => {
  const range = calibratedRange("classifier", 0.05)!;
  const [judgments, summaries] = [
    { masked: 0.13, of: 107 },
    { masked: 0.23, of: 475 },
  ].map(wilson);
  expect(range).toEqual({ low: 0.05, high: summaries!.high });
  expect(calibratedRange("classifier", 0.099)!.low).toBe(judgments!.low);
});

test.each([
  ["a count of people in an index", "k-anonymity", 0.2],
  ["a tenth with too few entities", "surprisal", 0.05],
  ["what nothing could judge", "classifier", 1],
  ["nothing that shows", "classifier", 0],
])("there is no range for %s", (_, measure, risk) => {
  expect(calibratedRange(measure, risk)).toBeUndefined();
});
