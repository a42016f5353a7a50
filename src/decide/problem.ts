/**
 * The choice as a mathematical problem: entities with levels of hiding, and combinations of which one
 * member must be at a level that breaks it (Papadopoulou et al. 2022, section 3.3, extended from
 * 'keep or mask' to levels).
 */

/** An entity whose level is to be chosen. Level 0 is to keep it and costs nothing. */
export interface Choice {
  readonly id: string;
  /** What levels 1, 2, ... cost, not negative: the last is to mask it. Never empty. */
  readonly costs: readonly number[];
}

/** A member of a combination, and the levels at which it breaks it. */
export interface Member {
  readonly id: string;
  readonly levels: readonly number[];
}

export interface Problem {
  readonly choices: readonly Choice[];
  /** Some member of each must be at one of its levels. A member's highest level always breaks it. */
  readonly combinations: readonly (readonly Member[])[];
}

/** A level for every entity that is not kept. */
export type Levels = ReadonlyMap<string, number>;

export interface Solution {
  readonly levels: Levels;
  readonly cost: number;
  /** No choice can cost less than this. */
  readonly bound: number;
}

/** The problem where an entity is kept or masked, nothing between. */
export function keepOrMask(
  costs: ReadonlyMap<string, number>,
  combinations: readonly (readonly string[])[],
): Problem {
  return {
    choices: [...costs].map(([id, cost]) => ({ id, costs: [cost] })),
    combinations: combinations.map((ids) => [...new Set(ids)].map((id) => ({ id, levels: [1] }))),
  };
}

export const costOf = (problem: Problem, levels: Levels): number =>
  problem.choices.reduce((sum, { id, costs }) => {
    const level = levels.get(id) ?? 0;
    return level === 0 ? sum : sum + costs[level - 1]!;
  }, 0);

export const isBroken = (combination: readonly Member[], levels: Levels): boolean =>
  combination.some(({ id, levels: breaking }) => breaking.includes(levels.get(id) ?? 0));
