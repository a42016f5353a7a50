/**
 * How likely each person is to be among those in the anonymized texts. People of whom texts are released are
 * seldom a random part of the background: they may be better known, with more written about them.
 * The attacker learns it from the texts themselves: the lengths of the background texts that they
 * seem to belong to, against the lengths of all (expectation maximization, Dempster and others 1977).
 */

import { oneToOne, type Row } from "./one-to-one.js";

const ROUNDS = 5;
/** Share of the people who may be anybody, so that an odd length alone never rules a person out. */
const ANYBODY = 0.5;
/** How many people of the background's own lengths count beside those attributed. */
const PSEUDO_PEOPLE = 10;

/** Rows matched one to one, after weighing each candidate by the length of the background text. */
export function matchedWithPrior(rows: readonly Row[], lengths: ArrayLike<number>): Row[] {
  const logs = Float64Array.from(lengths, (length) => Math.log(1 + length));
  const all = momentsOf(logs, () => 1, { mean: 0, variance: 0 }, 0);
  let matched = oneToOne(rows);
  if (all.variance === 0) return matched;
  for (let round = 0; round < ROUNDS; round++) {
    const claims = new Float64Array(logs.length);
    for (const { candidates, probabilities } of matched) {
      candidates.forEach((candidate, i) => {
        claims[candidate]! += probabilities[i]!;
      });
    }
    const own = momentsOf(logs, (i) => claims[i]!, all, PSEUDO_PEOPLE);
    matched = oneToOne(
      rows.map(({ candidates, probabilities }) => ({
        candidates,
        probabilities: probabilities.map((p, i) => {
          const log = logs[candidates[i]!]!;
          const ratio = Math.exp(logDensity(log, own) - logDensity(log, all));
          return p * (ANYBODY + (1 - ANYBODY) * ratio);
        }),
      })),
    );
  }
  return matched;
}

interface Moments {
  readonly mean: number;
  readonly variance: number;
}

function momentsOf(
  values: Float64Array,
  weightOf: (i: number) => number,
  before: Moments,
  pseudo: number,
): Moments {
  let weights = pseudo;
  let sum = pseudo * before.mean;
  let squares = pseudo * (before.variance + before.mean ** 2);
  values.forEach((value, i) => {
    const weight = weightOf(i);
    weights += weight;
    sum += weight * value;
    squares += weight * value ** 2;
  });
  const mean = sum / weights;
  return { mean, variance: Math.max(0, squares / weights - mean ** 2) };
}

/** Of a normal distribution, up to a constant. */
const logDensity = (value: number, { mean, variance }: Moments): number =>
  -0.5 * Math.log(variance) - (value - mean) ** 2 / (2 * variance);
