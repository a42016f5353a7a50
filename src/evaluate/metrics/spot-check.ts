/**
 * What a sample of a run shows of the whole: bounds on what was missed.
 *
 * The sample has one document of each of its equal stretches of the ordered run, so that every stratum is drawn in
 * proportion. Of independent draws of unequal probabilities with one mean, few misses are likeliest where all are
 * equal (Hoeffding 1956, theorem 5), so the bound of Clopper and Pearson (1934) holds for the whole. Identifiers of one
 * document are missed together; their number is divided by the design effect (Korn and Graubard 1998).
 */

/** A document that a person has read. */
export interface ReadDocument {
  /** Where it comes from, as 'letters/, pdf'. */
  readonly stratum: string;
  /** Direct identifiers that the reader hides, found by the run or not. */
  readonly identifiers: number;
  /** Those of them that the run left readable. */
  readonly missed: number;
}

export interface MissBounds {
  readonly confidence: number;
  readonly documents: number;
  readonly documentsWithMiss: number;
  readonly identifiers: number;
  readonly missed: number;
  /** Greatest share of the direct identifiers of the run that was missed, at this confidence. */
  readonly identifiersBound: number;
  /** Greatest share of its documents in which one was missed. */
  readonly documentsBound: number;
  /** How much less the identifiers say than as many drawn alone; at least 1. */
  readonly designEffect: number;
}

export function missBounds(read: readonly ReadDocument[], confidence = 0.95): MissBounds {
  const identifiers = sum(read.map((one) => one.identifiers));
  const missed = sum(read.map((one) => one.missed));
  const documentsWithMiss = read.filter((one) => one.missed > 0).length;
  const designEffect = designEffectOf(read, missed / Math.max(1, identifiers), identifiers);
  return {
    confidence,
    documents: read.length,
    documentsWithMiss,
    identifiers,
    missed,
    identifiersBound: upperBound(missed / designEffect, identifiers / designEffect, confidence),
    documentsBound: upperBound(documentsWithMiss, read.length, confidence),
    designEffect,
  };
}

/** Variance of the share over documents, against that of as many identifiers drawn alone. */
function designEffectOf(read: readonly ReadDocument[], share: number, identifiers: number): number {
  if (share <= 0 || share >= 1 || read.length < 2) return 1;
  const squares = sum(read.map((one) => (one.missed - share * one.identifiers) ** 2));
  const variance = ((read.length / (read.length - 1)) * squares) / identifiers ** 2;
  return Math.max(1, variance / ((share * (1 - share)) / identifiers));
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/**
 * The one-sided upper bound of Clopper and Pearson for a share of which `number` were looked at; 1 for none.
 * @param number may be a fraction, as an effective size is
 */
export function upperBound(found: number, number: number, confidence: number): number {
  if (number <= 0 || found >= number) return 1;
  let [low, high] = [0, 1];
  // the share at which no more than this many are found with probability 1 - confidence
  for (let round = 0; round < 100; round++) {
    const middle = (low + high) / 2;
    if (incompleteBeta(found + 1, number - found, middle) < confidence) low = middle;
    else high = middle;
  }
  return high;
}

/** The regularized incomplete beta function, by its continued fraction (DLMF 8.17.22). */
function incompleteBeta(a: number, b: number, x: number): number {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  if (x > (a + 1) / (a + b + 2)) return 1 - incompleteBeta(b, a, 1 - x);
  const front = Math.exp(
    logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log1p(-x),
  );
  const TINY = 1e-300;
  let c = 1;
  let d = 1 / (1 - ((a + b) * x) / (a + 1) || TINY);
  let value = d;
  for (let m = 1; m < 1000; m++) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    d = 1 / (1 + even * d || TINY);
    c = 1 + even / c || TINY;
    value *= d * c;
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    d = 1 / (1 + odd * d || TINY);
    c = 1 + odd / c || TINY;
    value *= d * c;
    if (Math.abs(d * c - 1) < 1e-15) break;
  }
  return (front * value) / a;
}

/** Stirling's series (DLMF 5.11.1), after moving the argument to 10 or more. */
function logGamma(x: number): number {
  let shift = 0;
  let z = x;
  for (; z < 10; z++) shift += Math.log(z);
  const series = 1 / (12 * z) - 1 / (360 * z ** 3) + 1 / (1260 * z ** 5) - 1 / (1680 * z ** 7);
  return (z - 0.5) * Math.log(z) - z + 0.5 * Math.log(2 * Math.PI) + series - shift;
}
