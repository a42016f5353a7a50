/**
 * Coefficients of agreement beyond chance for nominal labels (Artstein and Poesio 2008).
 *
 * 1 is full agreement, 0 what chance gives, below 0 systematic disagreement. null where all labels
 * are one and the same, or there are no labels: there was nothing to disagree about.
 */

/** One thing that several people labelled, or a run of equal ones. */
export interface Unit {
  /** By annotator; who did not label it is absent. */
  readonly labels: ReadonlyMap<string, string>;
  /** How many equal things this represents. */
  readonly weight: number;
}

export interface PairAgreement {
  readonly annotators: readonly [string, string];
  /** Things that both labelled. */
  readonly units: number;
  readonly kappa: number | null;
}

/** Names of all annotators, and the kappa of any two in either order. */
export function pairwise(pairs: readonly PairAgreement[]): {
  readonly names: readonly string[];
  readonly kappaOf: (a: string, b: string) => number | undefined;
} {
  const known = new Map(
    pairs.flatMap(({ annotators: [a, b], kappa }) => [
      [`${a}\n${b}`, kappa],
      [`${b}\n${a}`, kappa],
    ]),
  );
  return {
    names: [...new Set(pairs.flatMap(({ annotators }) => annotators))],
    kappaOf: (a, b) => known.get(`${a}\n${b}`) ?? undefined,
  };
}

/** Cohen's kappa of two annotators, over the units both labelled. */
export function cohenKappa(units: readonly Unit[], a: string, b: string): PairAgreement {
  const ofA = new Map<string, number>();
  const ofB = new Map<string, number>();
  let total = 0;
  let same = 0;
  for (const { labels, weight } of units) {
    const labelA = labels.get(a);
    const labelB = labels.get(b);
    if (labelA === undefined || labelB === undefined) continue;
    total += weight;
    if (labelA === labelB) same += weight;
    increase(ofA, labelA, weight);
    increase(ofB, labelB, weight);
  }
  let chance = 0;
  for (const [label, count] of ofA) chance += count * (ofB.get(label) ?? 0);
  // in counts, so that 'all labels the same' is met exactly
  const disagreementByChance = total * total - chance;
  return {
    annotators: [a, b],
    units: total,
    kappa: disagreementByChance === 0 ? null : 1 - ((total - same) * total) / disagreementByChance,
  };
}

/** Light's kappa: the mean of Cohen's over all pairs that have one (Conger 1980). */
export function lightKappa(pairs: readonly PairAgreement[]): number | null {
  const kappas = pairs.map(({ kappa }) => kappa).filter((kappa) => kappa !== null);
  return kappas.length === 0 ? null : kappas.reduce((sum, kappa) => sum + kappa, 0) / kappas.length;
}

/** Krippendorff's alpha for nominal labels; units with one label only drop out. */
export function krippendorffAlpha(units: readonly Unit[]): number | null {
  const values = new Map<string, number>();
  let total = 0;
  let observed = 0;
  for (const { labels, weight } of units) {
    if (labels.size < 2) continue;
    const counts = new Map<string, number>();
    for (const label of labels.values()) increase(counts, label, 1);
    let same = 0;
    for (const [label, count] of counts) {
      same += count * count;
      increase(values, label, count * weight);
    }
    total += labels.size * weight;
    observed += ((labels.size ** 2 - same) / (labels.size - 1)) * weight;
  }
  let expected = total * total;
  for (const count of values.values()) expected -= count * count;
  return expected === 0 ? null : 1 - (observed * (total - 1)) / expected;
}

function increase(counts: Map<string, number>, key: string, by: number): void {
  counts.set(key, (counts.get(key) ?? 0) + by);
}
