/**
 * The choice: minimize the information content of what is masked so that at least one entity of every
 * risky combination is masked and every fixed one is (Papadopoulou et al. 2022, section 3.3).
 */

import highsModule from "highs";

// its types describe an ES module, but Node loads it as CommonJS: the default export is the function
const loadHighs = highsModule as unknown as typeof highsModule.default;

export type Solver = "optimal" | "greedy" | "random";

export interface Problem {
  readonly entities: readonly { readonly id: string; readonly cost: number }[];
  /** Sets of entity ids; one of each must be masked. */
  readonly combinations: readonly (readonly string[])[];
  /** Ids that are masked in any case. */
  readonly fixed: readonly string[];
  readonly solver: Solver;
  readonly seed: number;
  /** For the optimal solver; beyond it everything in question is masked. Default 10. */
  readonly timeLimitSeconds?: number;
}

/** The ids to mask. Combinations of one entity leave no choice; what remains goes to the solver. */
export async function solve(problem: Problem): Promise<ReadonlySet<string>> {
  const masked = new Set(problem.fixed);
  for (const combination of problem.combinations) {
    if (combination.length === 1) masked.add(combination[0]!);
  }
  const open = problem.combinations.filter(
    (combination) => !combination.some((id) => masked.has(id)),
  );
  if (open.length === 0) return masked;
  const costs = new Map(problem.entities.map(({ id, cost }) => [id, cost]));
  const chosen = {
    optimal: () => optimal(open, costs, problem.timeLimitSeconds ?? 10),
    greedy: () => greedy(open, costs),
    random: () => random(open, problem.seed),
  }[problem.solver]();
  for (const id of await chosen) masked.add(id);
  return masked;
}

type Combinations = readonly (readonly string[])[];

/** Takes the entity that breaks the most combinations for its cost until none is left. */
function greedy(open: Combinations, costs: ReadonlyMap<string, number>): Set<string> {
  const chosen = new Set<string>();
  let left = open;
  while (left.length > 0) {
    const broken = new Map<string, number>();
    for (const id of left.flat()) broken.set(id, (broken.get(id) ?? 0) + 1);
    const gain = (id: string) => broken.get(id)! / Math.max(costs.get(id) ?? 0, 1e-9);
    const best = [...broken.keys()].reduce((a, b) => (gain(b) > gain(a) ? b : a));
    chosen.add(best);
    left = left.filter((combination) => !combination.includes(best));
  }
  return chosen;
}

/** Takes a random entity of each combination in turn; the same seed gives the same choice. */
function random(open: Combinations, seed: number): Set<string> {
  const next = mulberry32(seed);
  const chosen = new Set<string>();
  for (const combination of open) {
    if (combination.some((id) => chosen.has(id))) continue;
    chosen.add(combination[Math.floor(next() * combination.length)]!);
  }
  return chosen;
}

/** Solved to proven optimality by HiGHS, or everything in question when it runs out of time. */
async function optimal(
  open: Combinations,
  costs: ReadonlyMap<string, number>,
  timeLimit: number,
): Promise<Set<string>> {
  const ids = [...new Set(open.flat())];
  const variable = new Map(ids.map((id, i) => [id, `x${i}`]));
  const terms = ids.map((id) => `${Math.max(costs.get(id) ?? 0, 1e-6)} ${variable.get(id)}`);
  const rows = open.map(
    (combination, i) =>
      ` c${i}: ${[...new Set(combination)].map((id) => variable.get(id)).join(" + ")} >= 1`,
  );
  const model = [
    "Minimize",
    ` cost: ${terms.join("\n + ")}`,
    "Subject To",
    ...rows,
    "Binary",
    ` ${[...variable.values()].join("\n ")}`,
    "End",
  ].join("\n");
  const highs = await loadHighs();
  const solution = highs.solve(model, { time_limit: timeLimit });
  if (solution.Status !== "Optimal") return new Set(ids);
  const columns = solution.Columns;
  return new Set(
    ids.filter((id) => {
      const column = columns[variable.get(id)!];
      return column !== undefined && "Primal" in column && column.Primal > 0.5;
    }),
  );
}

/** A small generator of numbers in [0, 1) that gives the same sequence for the same seed. */
function mulberry32(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
