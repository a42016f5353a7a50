import { describe, expect, test } from "vitest";
import { generalizeAge } from "./ages.js";

const words = (text: string) => generalizeAge(text).map((step) => step.text);

describe("ages", () => {
  test.each([
    ["34", ["between 30 and 39", "over 18"]],
    ["7", ["between 5 and 9", "under 18"]],
    ["41-year-old", ["40-to-49-year-old", "over-18"]],
    ["fourteen", ["between 10 and 14", "under 18"]],
    ["ninety-three", ["between 90 and 99", "over 18"]],
    ["four", ["under five", "under 18"]],
    ["66M", ["60–69M"]],
    ["34 F", ["30–39 F"]],
    ["52 y M", ["50–59 y M"]],
    ["71yo female", ["70–79yo female"]],
    ["16 yrs", ["15–19 yrs"]],
    ["4 years", ["under 5 years"]],
    ["61 years old", ["between 60 and 69 years old", "over 18 years old"]],
  ])("%s", (text, ladder) => {
    expect(words(text)).toEqual(ladder);
  });

  test.each(["0", "121", "1994", "violinist", "04", "", "66 km", "66MB", "121M"])(
    "'%s' is no age",
    (text) => {
      expect(words(text)).toEqual([]);
    },
  );

  test("every band holds the age and is wider than a year", () => {
    for (let age = 1; age <= 120; age++) {
      for (const text of words(`${age}`)) {
        const [, low, high] = /^between (\d+) and (\d+)$/.exec(text) ?? [];
        const [, side, bound] = /^(over|under) (\d+)$/.exec(text) ?? [];
        if (low) expect(Number(low) <= age && age <= Number(high) && low !== high).toBe(true);
        else expect(side === "over" ? age > Number(bound) : age < Number(bound)).toBe(true);
      }
    }
  });
});
