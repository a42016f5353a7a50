/** Several measures as one: the weighted mean of their risks. */

import type { ScoredCombination } from "../document/document.js";

export interface Weights {
  /** Weight of each measure, not negative; a measure without one does not count. */
  readonly measures: Readonly<Record<string, number>>;
  /** Risky from this mean upward, in [0, 1]. */
  readonly threshold: number;
}

/**
 * The combinations whose mean risk over the weighed measures reaches the threshold. A measure that
 * says nothing about a combination counts as 0 there.
 */
export function weighed(
  scores: readonly ScoredCombination[],
  { measures, threshold }: Weights,
): ScoredCombination[] {
  const total = Object.values(measures).reduce((sum, weight) => sum + weight, 0);
  const means = new Map<string, { entities: readonly string[]; sum: number; why: string[] }>();
  for (const { entities, measure, risk } of scores) {
    const weight = measures[measure] ?? 0;
    if (weight === 0) continue;
    const key = [...entities].sort().join("\u0000");
    const mean = means.get(key) ?? { entities, sum: 0, why: [] };
    mean.sum += weight * risk;
    mean.why.push(`${measure} ${risk.toFixed(2)}`);
    means.set(key, mean);
  }
  return [...means.values()].flatMap(({ entities, sum, why }) => {
    const risk = sum / total;
    if (risk < threshold) return [];
    const evidence = `the measures together say ${risk.toFixed(2)}: ${why.join(", ")}`;
    return [{ entities, measure: "weighed", score: risk, risk, evidence }];
  });
}
