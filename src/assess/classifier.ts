/**
 * The supervised measure: what would a human annotator have masked?
 *
 * The recognizer's second head, trained on people's masking decisions, gives each mention the
 * probabilities of DIRECT, QUASI and NO_MASK in its context. An entity's score is the highest
 * probability of being masked among its mentions, in [0, 1], since it is masked as a whole and one
 * telling place is enough. (Papadopoulou et al. 2022, section 3.2.3, does so for text spans.)
 */

import { MASKING_THRESHOLD, probabilityOfMasking } from "../document/judgment.js";
import type { Measure } from "./measure.js";

export function classifierMeasure(threshold = MASKING_THRESHOLD): Measure {
  return {
    name: "classifier",
    threshold,
    risky: "from",
    assess: ({ entities, mentions }) =>
      entities.map((entity) => {
        const score = probabilityOfMasking(entity.mentions.map((index) => mentions[index]!));
        return {
          entities: [entity.id],
          measure: "classifier",
          score: score ?? 1,
          risk: score ?? 1,
          evidence:
            score === undefined
              ? "no model has judged it, and unknown counts as risky"
              : `people would mask it with probability ${score.toFixed(2)}`,
        };
      }),
  };
}
