/** Choices without proof: greedy, random, and the local search that the integer program starts from. */

import { randomNumbers } from "../document/random.js";
import type { Cover } from "./cover.js";
import { State } from "./state.js";

/** Takes the option that breaks the most open rows for its cost until none is open. */
export function greedy(cover: Cover): Int32Array {
  const state = new State(cover);
  fill(cover, state);
  return state.copy();
}

/** Breaks each row that is still open by a random one of its options; same seed, same choice. */
export function random(cover: Cover, seed: number): Int32Array {
  const next = randomNumbers(seed);
  const state = new State(cover);
  for (const [row, options] of cover.rows.entries()) {
    if (state.broken[row]! > 0) continue;
    const option = options[Math.floor(next() * options.length)]!;
    choose(cover, state, option);
  }
  repair(cover, state);
  return state.copy();
}

/**
 * Iterated local search: frees a few entities at random, fills up greedily, lets everything go as low
 * as it can, and continues from the better one. Ends after `rounds` without gain; same seed, same choice.
 */
export function localSearch(cover: Cover, seed: number, rounds: number): Int32Array {
  const next = randomNumbers(seed);
  const state = new State(cover);
  fill(cover, state);
  state.prune(cover.entities.keys());
  let best = state.copy();
  let bestCost = state.cost;
  for (let idle = 0; idle < rounds; idle++) {
    const freed = 1 + Math.floor(next() * 4);
    for (let i = 0; i < freed; i++) {
      const entity = Math.floor(next() * cover.entities.length);
      if (state.chosen[entity]! >= 0) state.choose(entity, -1);
      else choose(cover, state, cover.options[entity]!.at(-1)!);
    }
    fill(cover, state);
    state.prune(cover.entities.keys());
    if (state.cost > bestCost) state.restore(best);
    else {
      if (state.cost < bestCost - 1e-9) idle = -1;
      best = state.copy();
      bestCost = state.cost;
    }
  }
  return best;
}

/** Breaks every open row, cheapest for its use first. */
function fill(cover: Cover, state: State): void {
  while (state.open.size > 0) {
    let best = -1;
    let bestPrice = Number.POSITIVE_INFINITY;
    for (const option of openOptions(cover, state)) {
      const entity = cover.owner[option]!;
      const added = gain(cover, state, option);
      if (added <= 0) continue;
      const before = state.chosen[entity]!;
      const extra = cover.cost[option]! - (before < 0 ? 0 : cover.cost[before]!);
      const price = Math.max(extra, 0) / added;
      if (price < bestPrice) {
        bestPrice = price;
        best = option;
      }
    }
    if (best < 0) break;
    choose(cover, state, best);
  }
  repair(cover, state);
}

/** How many more rows are broken when the option takes the place of its entity's present one. */
function gain(cover: Cover, state: State, option: number): number {
  const added = cover.breaks[option]!.filter((row) => state.broken[row] === 0).length;
  const before = state.chosen[cover.owner[option]!]!;
  if (before < 0) return added;
  const lost = cover.breaks[before]!.filter(
    (row) => state.broken[row] === 1 && !cover.rows[row]!.includes(option),
  ).length;
  return added - lost;
}

function openOptions(cover: Cover, state: State): Set<number> {
  const options = new Set<number>();
  for (const row of state.open) for (const option of cover.rows[row]!) options.add(option);
  return options;
}

function choose(cover: Cover, state: State, option: number): void {
  state.choose(cover.owner[option]!, option);
}

/** What no exchange of levels can break is broken by masking: the highest level breaks every row. */
function repair(cover: Cover, state: State): void {
  for (const row of [...state.open]) {
    const entity = cover.owner[cover.rows[row]![0]!]!;
    choose(cover, state, cover.options[entity]!.at(-1)!);
  }
}
