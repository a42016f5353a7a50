/** What an attacker makes of texts, from the scores of the candidates for each. */

import type { Clue } from "./clues.js";
import { softmax, topOf } from "./combination.js";
import { rankOf } from "./model-search.js";
import type { Row } from "./one-to-one.js";
import { matchedWithPrior } from "./prior.js";

/** What the attacker makes of one text. */
export interface Attribution {
  /** Candidates by number, the most probable first; the best 200 at most. */
  readonly candidates: readonly number[];
  /** Of each candidate; they sum to 1. */
  readonly probabilities: Float64Array;
  /** 1-based rank of a candidate; who ties with another comes after them. */
  rank(candidate: number): number;
  /** The same, had the attacker this text alone. */
  rankAlone(candidate: number): number;
  /** The words that speak for a candidate against all others. */
  clues(candidate: number): Clue[];
}

/** Candidates of one text that are looked at closely. */
const CANDIDATES = 200;

/** A text by itself. */
export interface Scored {
  /** Log-probabilities up to a constant, by candidate. */
  readonly logits: Float64Array;
  /** The words that speak for a candidate against another. */
  clues(person: number, rival: number): Clue[];
}

/**
 * @param lengths words of each candidate's background text, where no two texts are of one person and the
 *   attacker knows it; absent, each text is by itself
 */
export function attributionsOf(
  scored: readonly Scored[],
  lengths: ArrayLike<number> | undefined,
): Attribution[] {
  const rows = scored.map(({ logits }) => rowOf(logits));
  const matched = lengths === undefined ? rows : matchedWithPrior(rows, lengths);
  return scored.map((one, i) => attributionOf(one, matched[i]!));
}

function rowOf(logits: Float64Array): Row {
  const probabilities = softmax(logits);
  const candidates = topOf(logits, CANDIDATES);
  return {
    candidates,
    probabilities: Float64Array.from(candidates, (candidate) => probabilities[candidate]!),
  };
}

function attributionOf({ logits, clues }: Scored, row: Row): Attribution {
  const order = topOf(row.probabilities, row.candidates.length);
  const candidates = order.map((i) => row.candidates[i]!);
  const probabilities = Float64Array.from(order, (i) => row.probabilities[i]!);
  const rankAlone = (candidate: number) => rankOf(logits, candidate);
  return {
    candidates,
    probabilities,
    rankAlone,
    rank: (candidate) => {
      const alone = rankAlone(candidate);
      if (alone > candidates.length) return alone;
      return rankOf(probabilities, candidates.indexOf(candidate));
    },
    clues: (person) => clues(person, candidates.find((candidate) => candidate !== person)!),
  };
}
