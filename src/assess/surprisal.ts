/**
 * The language-model measure: what a reader could not have guessed says much.
 *
 * An entity's score is the lowest log-probability of its mentions, in nats, summed over the pieces of
 * each with the mention hidden (Papadopoulou et al. 2022, section 3.2.1); below the threshold it is
 * risky. The paper's -3.5 belongs to RoBERTa; ours to the model that ships.
 */

import type { Entity } from "../document/document.js";
import type { LanguageModel } from "../models/language-model.js";
import type { Measure } from "./measure.js";

/** Risky below this log-probability; chosen on development data, docs/benchmarks.md. */
const SURPRISAL_THRESHOLD = -7;

export function surprisalMeasure(model: LanguageModel, threshold = SURPRISAL_THRESHOLD): Measure {
  return {
    name: "surprisal",
    assess(detected) {
      const surprisals = model.surprisal(detected.document.text, detected.mentions);
      const scoreOf = (entity: Entity) =>
        Math.min(...entity.mentions.map((index) => surprisals[index]!.logProbability));
      return detected.entities.flatMap((entity) => {
        const score = Math.round(scoreOf(entity) * 100) / 100;
        if (score >= threshold) return [];
        const evidence = `a reader could hardly have guessed it: log-probability ${score} (threshold ${threshold})`;
        return [{ entities: [entity.id], measure: "surprisal", score, evidence }];
      });
    },
  };
}
