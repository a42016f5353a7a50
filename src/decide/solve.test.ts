import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { randomNumbers } from "../document/random.js";
import { coverOf, partOf } from "./cover.js";
import { localSearch } from "./heuristics.js";
import { costOf, isBroken, keepOrMask, type Levels, type Problem } from "./problem.js";
import { SOLVERS, type Solver, solve } from "./solve.js";

const solved = (problem: Problem, solver: Solver = "optimal") =>
  solve(problem, { solver, seed: 7 });

const pairs = (costs: Record<string, number>, ...combinations: string[][]): Problem =>
  keepOrMask(new Map(Object.entries(costs)), combinations);

/** The least cost that breaks every combination, by trying all. */
function bruteForce({ choices, combinations }: Problem): number {
  let best = Number.POSITIVE_INFINITY;
  const levels = new Map<string, number>();
  const tryFrom = (i: number): void => {
    const choice = choices[i];
    if (!choice) {
      if (combinations.every((combination) => isBroken(combination, levels))) {
        best = Math.min(best, costOf({ choices, combinations }, levels));
      }
      return;
    }
    for (let level = 0; level <= choice.costs.length; level++) {
      levels.set(choice.id, level);
      tryFrom(i + 1);
    }
  };
  tryFrom(0);
  return best;
}

/** Up to six entities with up to three levels each; a combination is broken from some level on, or by single levels. */
const problems: fc.Arbitrary<Problem> = fc
  .array(fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 3 }), {
    minLength: 2,
    maxLength: 6,
  })
  .chain((ladders) => {
    const choices = ladders.map((costs, i) => ({
      id: `e${i}`,
      costs: costs.sort((a, b) => a - b),
    }));
    const member = (i: number) =>
      fc
        .subarray(
          choices[i]!.costs.map((_, level) => level + 1),
          { minLength: 0 },
        )
        .map((levels) => ({
          id: `e${i}`,
          levels: [...new Set([...levels, choices[i]!.costs.length])],
        }));
    const combination = fc
      .subarray([...choices.keys()], { minLength: 1, maxLength: Math.min(4, choices.length) })
      .chain((ids) => fc.tuple(...ids.map(member)));
    return fc
      .array(combination, { maxLength: 10 })
      .map((combinations) => ({ choices, combinations }));
  });

describe("solve", () => {
  test("masks the one entity that breaks both combinations", async () => {
    const { levels, cost, bound } = await solved(
      pairs({ a: 3, b: 4, c: 3 }, ["a", "b"], ["b", "c"]),
    );
    expect([...levels.keys()]).toEqual(["b"]);
    expect([cost, bound]).toEqual([4, 4]);
  });

  test("leaves no choice to a combination of one", async () => {
    const { levels } = await solved(pairs({ a: 9, b: 1 }, ["a"], ["a", "b"]));
    expect([...levels.keys()]).toEqual(["a"]);
  });

  test("takes the cheapest level that is enough", async () => {
    const { levels, cost } = await solved({
      choices: [
        { id: "job", costs: [2, 5, 9] },
        { id: "town", costs: [4, 8] },
      ],
      combinations: [
        [
          { id: "job", levels: [2, 3] },
          { id: "town", levels: [1, 2] },
        ],
      ],
    });
    expect([...levels]).toEqual([["town", 1]]);
    expect(cost).toBe(4);
  });

  test("one level of an entity can break two combinations for less than two entities", async () => {
    const { levels } = await solved({
      choices: [
        { id: "job", costs: [3, 9] },
        { id: "town", costs: [2] },
        { id: "year", costs: [2] },
      ],
      combinations: [
        [
          { id: "job", levels: [1, 2] },
          { id: "town", levels: [1] },
        ],
        [
          { id: "job", levels: [1, 2] },
          { id: "year", levels: [1] },
        ],
      ],
    });
    expect([...levels]).toEqual([["job", 1]]);
  });

  test("of a clique keeps the dearest", async () => {
    const { levels } = await solved(
      pairs(
        { a: 1, b: 2, c: 3, d: 9 },
        ["a", "b"],
        ["a", "c"],
        ["a", "d"],
        ["b", "c"],
        ["b", "d"],
        ["c", "d"],
      ),
    );
    expect([...levels.keys()].sort()).toEqual(["a", "b", "c"]);
  });

  test("gives the same random choice for the same seed", async () => {
    const problem = pairs({ a: 1, b: 1, c: 1, d: 1 }, ["a", "b"], ["c", "d"], ["a", "d"]);
    expect(await solved(problem, "random")).toEqual(await solved(problem, "random"));
  });

  test("optimal is as cheap as trying everything, and says so", async () => {
    await fc.assert(
      fc.asyncProperty(problems, async (problem) => {
        const { cost, bound } = await solved(problem);
        expect(cost).toBeCloseTo(bruteForce(problem), 6);
        expect(bound).toBeCloseTo(cost, 3);
      }),
      { numRuns: 100 },
    );
  });

  test.each(SOLVERS)("%s breaks every combination", async (solver) => {
    await fc.assert(
      fc.asyncProperty(problems, async (problem) => {
        const { levels, cost, bound } = await solved(problem, solver);
        for (const combination of problem.combinations) {
          expect(isBroken(combination, levels)).toBe(true);
        }
        expect(bound).toBeLessThanOrEqual(cost);
      }),
      { numRuns: 100 },
    );
  });

  test("is never worse than its local search, where no optimum can be proven", async () => {
    const next = randomNumbers(5);
    const name = () => `e${Math.floor(next() * 120)}`;
    const costs = new Map(Array.from({ length: 120 }, (_, i) => [`e${i}`, 1 + 99 * next()]));
    const combinations = Array.from({ length: 4000 }, () => [name(), name()]);
    const problem = keepOrMask(costs, combinations);
    const cover = coverOf(problem);
    const searched = localSearch(partOf(cover, [...cover.rows.keys()]), 7, 100);
    const cost = searched.reduce((sum, option) => sum + (option < 0 ? 0 : cover.cost[option]!), 0);
    const { cost: found, bound } = await solved(problem);
    expect(found).toBeLessThanOrEqual(cost + 1e-6);
    expect(bound).toBeGreaterThan(0.5 * found);
  });
});

test("greedy pays for what no level of one entity can do", async () => {
  // each level of 'a' breaks one combination only; its highest level breaks both
  const problem: Problem = {
    choices: [{ id: "a", costs: [1, 1, 5] }],
    combinations: [[{ id: "a", levels: [1] }], [{ id: "a", levels: [2] }]],
  };
  const levels: Levels = new Map([["a", 3]]);
  expect((await solved(problem, "greedy")).levels).toEqual(levels);
  expect((await solved(problem)).levels).toEqual(levels);
});
