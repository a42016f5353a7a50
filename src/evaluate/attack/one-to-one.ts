/**
 * Each person has one text: what an attacker who holds all anonymized texts knows. Probabilities are
 * brought to agree with it, so that a candidate who is claimed by several texts is shared among them
 * and the others look elsewhere (Sinkhorn and Knopp 1967; Jaro 1989 for record linkage). Nobody has
 * to be claimed: columns sum to at most 1.
 */

/** Probabilities of one text's candidates; those left out have none. */
export interface Row {
  readonly candidates: readonly number[];
  readonly probabilities: Float64Array;
}

const ROUNDS = 30;

/** Rows that each sum to 1, columns to 1 at most (nearly: after 30 rounds). */
export function oneToOne(rows: readonly Row[]): Row[] {
  const people = rows.reduce((most, { candidates }) => Math.max(most, ...candidates), -1) + 1;
  const claimed = new Float64Array(people);
  const scaled = rows.map(({ candidates, probabilities }) => ({
    candidates,
    probabilities: normalized(probabilities.slice()),
  }));
  for (let round = 0; round < ROUNDS; round++) {
    claimed.fill(0);
    for (const { candidates, probabilities } of scaled) {
      for (let i = 0; i < candidates.length; i++) claimed[candidates[i]!]! += probabilities[i]!;
    }
    for (const { candidates, probabilities } of scaled) {
      for (let i = 0; i < candidates.length; i++) {
        probabilities[i]! /= Math.max(1, claimed[candidates[i]!]!);
      }
      normalized(probabilities);
    }
  }
  return scaled;
}

/** Scaled in place to sum to 1. */
function normalized(probabilities: Float64Array): Float64Array {
  let sum = 0;
  for (const p of probabilities) sum += p;
  if (sum > 0) for (let i = 0; i < probabilities.length; i++) probabilities[i]! /= sum;
  return probabilities;
}
