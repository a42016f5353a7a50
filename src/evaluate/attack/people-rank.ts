/** Where the people to protect come out in an attack on a text. */

import type { Attribution } from "./attribution.js";
import type { Clue } from "./clues.js";

export interface PeopleRank {
  /** 1-based; ties rank ahead of the person. */
  readonly rank: number;
  /** That the attacker gives the person, in [0, 1]. */
  readonly probability: number;
  /** The words that speak for the person, the strongest first; ten at most. */
  readonly clues: () => readonly Clue[];
}

/**
 * @param truth numbers of the background texts about the people; at least one
 * @param alone the rank that the text has without the others of its method
 */
export function rankPeople(
  { candidates, probabilities, rank, rankAlone, clues }: Attribution,
  truth: readonly number[],
  alone: boolean,
): PeopleRank {
  const ranks = truth.map(alone ? rankAlone : rank);
  const best = Math.min(...ranks);
  return {
    rank: best,
    probability: truth.reduce((sum, one) => sum + (probabilities[candidates.indexOf(one)] ?? 0), 0),
    clues: () => clues(truth[ranks.indexOf(best)]!),
  };
}
