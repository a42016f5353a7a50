/** The budgets of lines, regular expressions and steps hold, and their limits follow what is measured. */

import { expect, test } from "vitest";
import { budgets, excess, looseness } from "../tools/budgets.js";

test("no budget is exceeded or has become loose", () => {
  expect(
    budgets().flatMap((budget) => [excess(budget) ?? [], looseness(budget) ?? []].flat()),
  ).toEqual([]);
});

test("an exceeded and a loose budget say figure, limit and what to do", () => {
  const name = "lines of src/detect";
  expect(excess({ name, measured: 101, limit: 100 })).toBe(
    "lines of src/detect: 101, the limit is 100; no rule for an example: delete the rule, or make it a row of data or training",
  );
  expect(excess({ name, measured: 100, limit: 100 })).toBeUndefined();
  expect(looseness({ name, measured: 96, limit: 100 })).toBe(
    "lines of src/detect: 96, well below the limit of 100; lower it in tools/budgets.json, so that what was gained stays",
  );
  expect(looseness({ name, measured: 97, limit: 100 })).toBeUndefined();
});
