import { describe, expect, test } from "vitest";
import { missBounds, upperBound } from "./spot-check.js";

/** Probability of at most so many of `number`, each with probability `share`. */
function atMost(found: number, number: number, share: number): number {
  let term = (1 - share) ** number;
  let sum = term;
  for (let i = 1; i <= found; i++) {
    term *= ((number - i + 1) / i) * (share / (1 - share));
    sum += term;
  }
  return sum;
}

describe("the bound of Clopper and Pearson", () => {
  test.each([
    [0, 10],
    [0, 373],
    [1, 12],
    [3, 100],
    [9, 10],
    [40, 1000],
  ])("of %d misses among %d leaves 5 in 100", (found, number) => {
    expect(atMost(found, number, upperBound(found, number, 0.95))).toBeCloseTo(0.05, 8);
  });

  test("is 1 - 0.05^(1/n) without a miss, and 1 where nothing was looked at", () => {
    expect(upperBound(0, 373, 0.95)).toBeCloseTo(1 - 0.05 ** (1 / 373), 10);
    expect(upperBound(0, 0, 0.95)).toBe(1);
    expect(upperBound(5, 5, 0.95)).toBe(1);
  });
});

describe("a sample of documents", () => {
  const document = (identifiers: number, missed: number) => ({ stratum: "", identifiers, missed });

  test("that misses many at once says less than as many misses apart", () => {
    const apart = Array.from({ length: 50 }, (_, i) => document(10, i < 10 ? 1 : 0));
    const together = Array.from({ length: 50 }, (_, i) => document(10, i === 0 ? 10 : 0));
    expect(missBounds(apart).identifiersBound).toBeCloseTo(upperBound(10, 500, 0.95), 8);
    expect(missBounds(together).designEffect).toBeGreaterThan(5);
    expect(missBounds(together).identifiersBound).toBeGreaterThan(
      missBounds(apart).identifiersBound,
    );
    expect(missBounds(together).documentsBound).toBeLessThan(missBounds(apart).documentsBound);
  });

  test("holds in at least 95 of 100 runs with unequal strata", () => {
    // a fixed sequence of numbers in [0, 1)
    let state = 1;
    const random = () => {
      state = (state * 48271) % 2147483647;
      return state / 2147483647;
    };
    const strata = [0.001, 0.02, 0.1];
    const share = strata.reduce((a, b) => a + b) / strata.length;
    const RUNS = 2000;
    let held = 0;
    for (let run = 0; run < RUNS; run++) {
      const read = Array.from({ length: 90 }, (_, i) =>
        document(1, random() < strata[i % 3]! ? 1 : 0),
      );
      if (missBounds(read).identifiersBound >= share) held++;
    }
    expect(held / RUNS).toBeGreaterThanOrEqual(0.95);
  });
});
