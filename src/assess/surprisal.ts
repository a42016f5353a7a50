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
export const SURPRISAL_THRESHOLD = -7;

/**
 * How often people mask what has such a log-probability p: a logistic curve over ln(1 - p) through the
 * annotated judgments (`npx tsx bench/calibration.ts`, docs/benchmarks.md).
 */
const CALIBRATION = { intercept: -1.473, slope: 1.214 };

export function surprisalMeasure(model: LanguageModel, threshold = SURPRISAL_THRESHOLD): Measure {
  return {
    name: "surprisal",
    threshold,
    risky: "below",
    assess(detected) {
      const surprisals = model.surprisal(detected.document.text, detected.mentions);
      const scoreOf = (entity: Entity) =>
        Math.min(...entity.mentions.map((index) => surprisals[index]!.logProbability));
      return detected.entities.map((entity) => {
        const score = Math.round(scoreOf(entity) * 100) / 100;
        return {
          entities: [entity.id],
          measure: "surprisal",
          score,
          risk: calibrated(score),
          evidence: `a reader guesses it with log-probability ${score}`,
        };
      });
    },
  };
}

const calibrated = (score: number): number =>
  1 / (1 + Math.exp(-(CALIBRATION.intercept + CALIBRATION.slope * Math.log(1 - score))));
