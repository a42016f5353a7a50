/**
 * The supervised measure: what would a human annotator have masked?
 *
 * The recognizer's second head, trained on people's masking decisions, gives each mention the
 * probabilities of DIRECT, QUASI and NO_MASK in its context. An entity's score is the highest
 * probability of being masked among its mentions, in [0, 1], since it is masked as a whole and one
 * telling place is enough. (Papadopoulou et al. 2022, section 3.2.3, does so for text spans.)
 */

import type { Detected, Entity } from "../document/document.js";
import type { Measure } from "./measure.js";

/** Risky from this probability on; chosen on development data, docs/benchmarks.md. */
export const CLASSIFIER_THRESHOLD = 0.5;

export function classifierMeasure(threshold = CLASSIFIER_THRESHOLD): Measure {
  return {
    name: "classifier",
    assess: (detected) =>
      detected.entities.flatMap((entity) => {
        const score = probabilityOfMasking(detected, entity);
        if (score !== undefined && score < threshold) return [];
        const evidence =
          score === undefined
            ? "no model has judged it, and unknown counts as risky"
            : `people would mask it with probability ${score.toFixed(2)} (threshold ${threshold})`;
        return [{ entities: [entity.id], measure: "classifier", score: score ?? 1, evidence }];
      }),
  };
}

function probabilityOfMasking({ mentions }: Detected, entity: Entity): number | undefined {
  const judged = entity.mentions.flatMap((index) => {
    const { decision } = mentions[index]!;
    return decision ? [1 - decision.NO_MASK] : [];
  });
  return judged.length === 0 ? undefined : Math.max(...judged);
}
