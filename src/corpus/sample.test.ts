import { expect, test } from "vitest";
import { drawSample } from "./sample.js";

const items = Array.from({ length: 1003 }, (_, i) => i);

test("has one item of each stretch", () => {
  for (const count of [1, 7, 100, 1003]) {
    const sample = drawSample(items, count);
    expect(sample).toHaveLength(count);
    expect([...sample].sort((a, b) => a - b)).toEqual(sample);
    for (const [i, one] of sample.entries()) {
      expect(one).toBeGreaterThanOrEqual(Math.floor((i * 1003) / count));
      expect(one).toBeLessThan(Math.floor(((i + 1) * 1003) / count));
    }
  }
});

test("has all items where more are asked for", () => {
  expect(drawSample([1, 2, 3], 10)).toEqual([1, 2, 3]);
  expect(drawSample([], 10)).toEqual([]);
});

test("has every stratum in proportion", () => {
  const strata = [...Array(900).fill("a"), ...Array(100).fill("b")];
  const sample = drawSample(strata, 100);
  expect(sample.filter((one) => one === "b")).toHaveLength(10);
});
