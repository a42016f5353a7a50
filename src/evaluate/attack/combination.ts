/**
 * From several scores to one probability a candidate: scores standardized over the candidates,
 * weighted and passed through a softmax. The weights are those under which the true people of the
 * development set are most likely (conditional logit, McFadden 1974), none negative, drawn towards
 * equal ones if the development set is too small to decide.
 */

export interface Combination {
  /** One weight a score; none negative. */
  readonly weights: readonly number[];
}

/** A query of the development set: standardized scores and the true person's number. */
export interface Example {
  readonly scores: readonly Float64Array[];
  readonly truth: number;
}

/** Scores minus their mean, over their standard deviation; zeros where all are equal. */
export function standardized(scores: Float64Array): Float64Array {
  const mean = meanOf(scores);
  const deviation = deviationOf(scores);
  // rounding leaves a little where all are equal
  if (deviation <= 1e-9 * Math.abs(mean)) return scores.map(() => 0);
  return scores.map((score) => (score - mean) / deviation);
}

/** Standard deviation. */
export function deviationOf(scores: Float64Array): number {
  const mean = meanOf(scores);
  let variance = 0;
  for (const score of scores) variance += (score - mean) ** 2 / scores.length;
  return Math.sqrt(variance);
}

export function meanOf(values: Float64Array): number {
  let mean = 0;
  for (const value of values) mean += value / values.length;
  return mean;
}

/** The weighted sum, by candidate: log-probabilities up to a constant. */
export function combined(scores: readonly Float64Array[], { weights }: Combination): Float64Array {
  const sum = new Float64Array(scores[0]!.length);
  scores.forEach((ofName, i) => {
    const weight = weights[i]!;
    if (weight === 0) return;
    for (let j = 0; j < sum.length; j++) sum[j]! += weight * ofName[j]!;
  });
  return sum;
}

/** Probabilities that sum to 1. */
export function softmax(logits: Float64Array): Float64Array {
  let largest = Number.NEGATIVE_INFINITY;
  for (const logit of logits) if (logit > largest) largest = logit;
  const exponents = logits.map((logit) => Math.exp(logit - largest));
  let sum = 0;
  for (const exponent of exponents) sum += exponent;
  return exponents.map((exponent) => exponent / sum);
}

/** -ln of a candidate's probability under logits times `scale`. */
export function logLoss(logits: Float64Array, candidate: number, scale = 1): number {
  let largest = Number.NEGATIVE_INFINITY;
  for (const logit of logits) if (logit > largest) largest = logit;
  let sum = 0;
  for (const logit of logits) sum += Math.exp(scale * (logit - largest));
  return Math.log(sum) - scale * (logits[candidate]! - largest);
}

/** Sum of the equal weights that fitting starts from. */
const START = 2;
const STEPS = 60;
const RATE = 0.1;
// candidates that no weights can bring near the top do not move the weights
const CANDIDATES = 30;

/** Equal weights, used if nothing supports others. */
export const equalWeights = (names: number): Combination => ({
  weights: Array.from({ length: names }, () => START / names),
});

/**
 * Weights that fit the examples.
 * @param pull how strongly they are drawn towards equal ones
 * @param from where to start from; the result hardly depends on it, the problem being convex
 */
export function fitCombination(
  examples: readonly Example[],
  pull: number,
  from?: Combination,
): Combination {
  const names = examples[0]!.scores.length;
  const equal = equalWeights(names).weights;
  const small = examples.map((example) => nearTheTop(example, { weights: equal }));
  let weights = from?.weights ?? equal;
  const means = equal.map(() => 0);
  const squares = equal.map(() => 0);
  for (let step = 1; step <= STEPS; step++) {
    const gradient = gradientOf(small, weights).map(
      (slope, i) => slope + pull * (weights[i]! - equal[i]!),
    );
    // Adam (Kingma and Ba 2015), with steps that shrink
    weights = weights.map((weight, i) => {
      means[i] = 0.9 * means[i]! + 0.1 * gradient[i]!;
      squares[i] = 0.99 * squares[i]! + 0.01 * gradient[i]! ** 2;
      const mean = means[i]! / (1 - 0.9 ** step);
      const square = squares[i]! / (1 - 0.99 ** step);
      const rate = RATE * (1 - (step - 1) / STEPS);
      return Math.max(0, weight - (rate * mean) / (Math.sqrt(square) + 1e-6));
    });
  }
  return { weights };
}

/** Scores of the best candidates, the true one first: candidate after candidate, one score a name. */
type Candidates = Float64Array;

function nearTheTop({ scores, truth }: Example, combination: Combination): Candidates {
  const others = topOf(combined(scores, combination), CANDIDATES).filter((i) => i !== truth);
  return Float64Array.from(
    [truth, ...others].flatMap((candidate) => scores.map((ofName) => ofName[candidate]!)),
  );
}

/** Gradient of the mean of -ln p(true person). */
function gradientOf(examples: readonly Candidates[], weights: readonly number[]): Float64Array {
  const names = weights.length;
  const gradient = new Float64Array(names);
  const exponents = new Float64Array(CANDIDATES + 1);
  for (const scores of examples) {
    const count = scores.length / names;
    let largest = Number.NEGATIVE_INFINITY;
    for (let j = 0; j < count; j++) {
      let logit = 0;
      for (let i = 0; i < names; i++) logit += weights[i]! * scores[j * names + i]!;
      exponents[j] = logit;
      if (logit > largest) largest = logit;
    }
    let sum = 0;
    for (let j = 0; j < count; j++) sum += exponents[j] = Math.exp(exponents[j]! - largest);
    for (let j = 0; j < count; j++) {
      const excess = (exponents[j]! / sum - (j === 0 ? 1 : 0)) / examples.length;
      for (let i = 0; i < names; i++) gradient[i]! += excess * scores[j * names + i]!;
    }
  }
  return gradient;
}

/** Numbers of the `count` highest values, best first; ties in order of numbers. */
export function topOf(values: Float64Array, count: number): number[] {
  let numbers = Array.from(values, (_, i) => i);
  if (numbers.length > 8 * count) {
    const bound = Float64Array.from(values).sort()[values.length - count]!;
    numbers = numbers.filter((i) => values[i]! >= bound);
  }
  return numbers.sort((a, b) => values[b]! - values[a]! || a - b).slice(0, count);
}
