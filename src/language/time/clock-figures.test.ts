import { expect, test } from "vitest";
import { isClockInFigures, isSpanInFigures } from "./clock-figures.js";

test("four figures are a time of day where they can be no year, or behind 'at'", () => {
  for (const [words, before] of [
    ["0550", ""],
    ["2100", "again at "],
    ["2130", "obs "],
    ["1830", "seen at "],
    ["1830", "bled @"],
    ["at 1830", ""],
    ["1430", "obs at 0200 and "],
    ["1900", "at 0700, 1300, "],
  ] as const)
    expect(isClockInFigures(words, before), words).toBe(true);
  for (const [words, before] of [
    ["1830", "built in "],
    ["2024", "until "],
    ["2460", "at "],
    ["0575", ""],
    ["55012", "at "],
  ] as const)
    expect(isClockInFigures(words, before), words).toBe(false);
});

test("of an interval one side can be no year", () => {
  for (const words of ["2100-0700", "0730 – 1930", "0900 to 1700"])
    expect(isSpanInFigures(words), words).toBe(true);
  for (const words of ["1914-1918", "1999/2000", "0730-9930", "2100-07000"])
    expect(isSpanInFigures(words), words).toBe(false);
});
