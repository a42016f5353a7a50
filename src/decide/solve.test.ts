import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Problem, type Solver, solve } from "./solve.js";

const problem = (
  combinations: string[][],
  costs: Record<string, number>,
  solver: Solver = "optimal",
  fixed: string[] = [],
): Problem => ({
  entities: Object.entries(costs).map(([id, cost]) => ({ id, cost })),
  combinations,
  fixed,
  solver,
  seed: 7,
});

/** The cheapest set that hits every combination, by trying all. */
function bruteForce(combinations: string[][], costs: Record<string, number>): number {
  const ids = Object.keys(costs);
  let best = Number.POSITIVE_INFINITY;
  for (let bits = 0; bits < 1 << ids.length; bits++) {
    const chosen = new Set(ids.filter((_, i) => bits & (1 << i)));
    if (!combinations.every((combination) => combination.some((id) => chosen.has(id)))) continue;
    best = Math.min(
      best,
      [...chosen].reduce((sum, id) => sum + costs[id]!, 0),
    );
  }
  return best;
}

const problems = fc.integer({ min: 2, max: 8 }).chain((n) => {
  const ids = Array.from({ length: n }, (_, i) => `e${i}`);
  return fc.record({
    costs: fc
      .array(fc.integer({ min: 1, max: 20 }), { minLength: n, maxLength: n })
      .map((list) => Object.fromEntries(ids.map((id, i) => [id, list[i]!]))),
    combinations: fc.array(fc.subarray(ids, { minLength: 1, maxLength: Math.min(4, n) }), {
      maxLength: 12,
    }),
  });
});

describe("solve", () => {
  test("masks the one entity that breaks both combinations", async () => {
    const costs = { a: 3, b: 4, c: 3 };
    expect([
      ...(await solve(
        problem(
          [
            ["a", "b"],
            ["b", "c"],
          ],
          costs,
        ),
      )),
    ]).toEqual(["b"]);
  });

  test("leaves no choice to single entities and fixed ones", async () => {
    const masked = await solve(
      problem([["a"], ["a", "b"]], { a: 9, b: 1, c: 1 }, "optimal", ["c"]),
    );
    expect([...masked].sort()).toEqual(["a", "c"]);
  });

  test("gives the same random choice for the same seed", async () => {
    const combinations = [
      ["a", "b"],
      ["c", "d"],
      ["a", "d"],
    ];
    const costs = { a: 1, b: 1, c: 1, d: 1 };
    const once = await solve(problem(combinations, costs, "random"));
    expect(await solve(problem(combinations, costs, "random"))).toEqual(once);
  });

  test("optimal is as cheap as trying everything", async () => {
    await fc.assert(
      fc.asyncProperty(problems, async ({ costs, combinations }) => {
        const masked = await solve(problem(combinations, costs));
        const cost = [...masked].reduce((sum, id) => sum + costs[id]!, 0);
        expect(cost).toBe(combinations.length === 0 ? 0 : bruteForce(combinations, costs));
      }),
      { numRuns: 100 },
    );
  });

  test.each(["optimal", "greedy", "random"] as const)(
    "%s breaks every combination",
    async (solver) => {
      await fc.assert(
        fc.asyncProperty(problems, async ({ costs, combinations }) => {
          const masked = await solve(problem(combinations, costs, solver));
          for (const combination of combinations) {
            expect(combination.some((id) => masked.has(id))).toBe(true);
          }
        }),
        { numRuns: 50 },
      );
    },
  );
});
