/**
 * Which levels? Minimize the information content of what is hidden, subject to every combination being
 * broken (Papadopoulou et al. 2022, section 3.3).
 *
 * A problem falls into parts that share no entity; each is solved alone. Whatever a solver answers is
 * checked here: a choice that leaves a combination whole is never given back.
 */

import { type Cover, componentsOf, coverOf, partOf } from "./cover.js";
import { exact } from "./exact.js";
import { greedy, localSearch, random } from "./heuristics.js";
import { costOf, isBroken, type Levels, type Problem, type Solution } from "./problem.js";

export const SOLVERS = ["optimal", "greedy", "random"] as const;
export type Solver = (typeof SOLVERS)[number];

export interface SolveOptions {
  readonly solver: Solver;
  /** Of the random solver and the local search. */
  readonly seed: number;
  /** Beyond it the best choice so far is taken, with its gap. Default 5. */
  readonly timeLimitSeconds?: number;
}

/** The cheapest choice found that breaks every combination, and how far from the best it can be. */
export async function solve(problem: Problem, options: SolveOptions): Promise<Solution> {
  const cover = coverOf(problem);
  const levels = new Map<string, number>();
  let bound = 0;
  const deadline = Date.now() + 1000 * (options.timeLimitSeconds ?? 5);
  for (const rows of componentsOf(cover)) {
    const part = partOf(cover, rows);
    const solved = await solvePart(part, options, deadline);
    bound += solved.bound;
    for (const [entity, option] of solved.chosen.entries()) {
      if (option >= 0) levels.set(part.entities[entity]!, part.level[option]!);
    }
  }
  const safe = problem.combinations.every((combination) => isBroken(combination, levels))
    ? levels
    : everything(problem);
  const cost = costOf(problem, safe);
  return { levels: safe, cost, bound: Math.min(bound, cost) };
}

interface Part {
  readonly chosen: Int32Array;
  readonly bound: number;
}

async function solvePart(cover: Cover, options: SolveOptions, deadline: number): Promise<Part> {
  if (options.solver === "greedy") return { chosen: greedy(cover), bound: 0 };
  if (options.solver === "random") return { chosen: random(cover, options.seed), bound: 0 };
  if (cover.entities.length === 1) return alone(cover);
  const start = localSearch(cover, options.seed, roundsFor(cover));
  const hard = cover.rows.length > HARD_ROWS;
  const seconds = Math.max(0.05, (deadline - Date.now()) / 1000);
  const best = await exact(cover, start, {
    seconds: hard ? Math.min(seconds, HARD_SECONDS) : seconds,
    nodes: hard ? 1 : 1e6,
  });
  if (!best) return { chosen: start, bound: 0 };
  const chosen = priceOf(cover, best.chosen) < priceOf(cover, start) ? best.chosen : start;
  return { chosen, bound: best.bound };
}

/** A problem with more rows is not worth a long search: no optimum of this size was ever proven. */
const HARD_ROWS = 2000;
const HARD_SECONDS = 0.5;

const roundsFor = ({ rows }: Cover): number => (rows.length <= 20 ? 50 : 1500);

/** One entity: the cheapest of its levels that breaks all its rows. */
function alone(cover: Cover): Part {
  const options = cover.options[0]!.filter((option) =>
    cover.rows.every((row) => row.includes(option)),
  );
  const best = options.reduce((a, b) => (cover.cost[b]! < cover.cost[a]! ? b : a));
  return { chosen: Int32Array.of(best), bound: cover.cost[best]! };
}

const priceOf = (cover: Cover, chosen: Int32Array): number =>
  chosen.reduce((sum, option) => (option < 0 ? sum : sum + cover.cost[option]!), 0);

/** Every entity in question at its highest level: the fallback when no choice can be trusted. */
function everything({ choices, combinations }: Problem): Levels {
  const highest = new Map(choices.map(({ id, costs }) => [id, costs.length]));
  return new Map(combinations.flat().map(({ id }) => [id, highest.get(id) ?? 1]));
}
