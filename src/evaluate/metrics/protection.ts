/** What a document's decisions leave: risk as the measures see it, and how many share what stays. */

import type { Decided, ScoredCombination } from "../../document/document.js";
import { maskedBy } from "../../document/masked.js";

export interface Protection {
  /** Highest risk of a combination left whole, in [0, 1]; null where no measure scored one. */
  readonly riskLeft: number | null;
  /** Share of the information in all entities that is kept, in [0, 1]. */
  readonly informationKept: number;
  /** Only where k-anonymity was measured. */
  readonly anonymity?: Anonymity;
}

interface Anonymity {
  /** Fewest individuals who share an entity that stays, alone; null where none stays. */
  readonly smallest: number | null;
  /** Combinations left whole that fewer than k individuals share. */
  readonly below: number;
}

/** The highest risk among combinations of which nothing is masked; 0 if there are no such combinations. */
export function riskLeft({ scores, decisions }: Decided): number {
  const masked = maskedBy(decisions);
  return scores.reduce(
    (most, { entities, risk }) =>
      risk > most && !entities.some((id) => masked.has(id)) ? risk : most,
    0,
  );
}

/** @param k the least number asked for; default 5, as the measure's */
export function protectionOf(decided: Decided, k = 5): Protection {
  const { scores, cost } = decided;
  const counted = scores.filter(({ measure }) => measure === "k-anonymity");
  return {
    riskLeft: scores.length === 0 ? null : riskLeft(decided),
    // with all its digits, the share could be used to test guesses of the hidden words
    informationKept: cost.total === 0 ? 1 : Math.round(100 * (1 - cost.hidden / cost.total)) / 100,
    ...(counted.length > 0 && { anonymity: anonymityOf(decided, counted, k) }),
  };
}

function anonymityOf(
  { decisions }: Decided,
  counted: readonly ScoredCombination[],
  k: number,
): Anonymity {
  const masked = maskedBy(decisions);
  const whole = counted.filter(({ entities }) => !entities.some((id) => masked.has(id)));
  const alone = whole.filter(({ entities }) => entities.length === 1).map(({ score }) => score);
  return {
    smallest: alone.length === 0 ? null : Math.min(...alone),
    below: whole.filter(({ score }) => score < k).length,
  };
}
