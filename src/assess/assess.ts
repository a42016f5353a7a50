/** The second stage: which entities, alone or together, could give the person away? */

import type { Assessed, Detected, ScoredCombination } from "../document/document.js";
import { isRisky, type Measure, type Threshold } from "./measure.js";
import { type Weights, weighed } from "./weigh.js";

export type Assess = (detected: Detected) => Promise<Assessed>;

/** What makes a combination risky. */
export interface Criterion {
  /** By measure: each alone may find a combination risky. */
  readonly thresholds: Readonly<Record<string, Threshold>>;
  /** In place of each measure's own threshold: risky above this risk, in [0, 1]. */
  readonly riskBudget?: number;
  /** Weighs the measures instead of taking each alone; risky from `threshold` upward. */
  readonly weights?: Weights;
}

/** Runs the measures in their order, keeps every score, and marks as risky what the criterion says. */
export function createAssess(measures: readonly Measure[], criterion: Criterion): Assess {
  return async (detected) => {
    const scores: ScoredCombination[] = [];
    for (const measure of measures) scores.push(...(await measure.assess(detected)));
    return { ...detected, scores, risks: risksOf(scores, criterion) };
  };
}

/** Where risk begins, by what decides about it: each measure alone, or the mean of those weighed. */
export const thresholdsInForce = ({ thresholds, weights }: Criterion): Criterion["thresholds"] =>
  weights ? { weighed: { threshold: weights.threshold, risky: "from" } } : thresholds;

/** The combinations that must be broken; a measure without a threshold here has no say. */
export function risksOf(
  scores: readonly ScoredCombination[],
  { thresholds, riskBudget, weights }: Criterion,
): readonly ScoredCombination[] {
  if (weights) return weighed(scores, weights);
  return scores.filter(({ measure, score, risk }) => {
    const threshold = thresholds[measure];
    if (threshold === undefined) return false;
    return riskBudget === undefined ? isRisky(score, threshold) : risk > riskBudget;
  });
}
