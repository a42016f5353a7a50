/**
 * The language-model measure: what a reader could not have guessed says much.
 *
 * An entity's score is the lowest log-probability of its mentions, in nats, summed over the pieces of
 * each with the mention hidden (Papadopoulou et al. 2022, section 3.2.1); below the threshold it is
 * risky. The paper's -3.5 belongs to RoBERTa; ours to the model that ships.
 */

import type { Entity, Mention, ScoredCombination } from "../document/document.js";
import type { Span } from "../document/span.js";
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
    assess({ document: { text }, mentions, entities }) {
      const surprisals = model.surprisal(text, mentions);
      return entities.map(
        (entity) =>
          withoutModel(entity, mentions) ??
          score(
            entity,
            entity.mentions.map((index) => surprisals[index]!.logProbability),
          ),
      );
    },
    reassess({ document: { text }, mentions, entities }, trials) {
      const byId = new Map(entities.map((entity) => [entity.id, entity]));
      return trials.map(({ entity: id, words }) => {
        const entity = byId.get(id)!;
        return (
          withoutModel(entity, mentions) ??
          score(
            entity,
            entity.mentions.map((index) => inPlace(model, text, mentions[index]!, words)),
          )
        );
      });
    },
  };
}

const languageName = new Intl.DisplayNames("en", { type: "language" });

/** The least log-probability that a threshold may ask for. */
const LOWEST = -1000;

/**
 * Of an entity in a language other than English, which the model was not made for: what its type and the
 * recognizer say. Undefined where a mention is English.
 */
function withoutModel(
  { id, identifier, mentions: own }: Entity,
  mentions: readonly Mention[],
): ScoredCombination | undefined {
  const languages = own.map((index) => mentions[index]!.language);
  const [language] = languages;
  if (language === undefined || languages.includes(undefined)) return undefined;
  const hidden = identifier !== "NO_MASK";
  return {
    entities: [id],
    measure: "surprisal",
    score: hidden ? LOWEST - 1 : 0,
    risk: hidden ? 1 : 0,
    evidence: `no language model of ${languageName.of(language)}: its type and the recognizer decide`,
  };
}

function score({ id }: Entity, logProbabilities: readonly number[]): ScoredCombination {
  const lowest = Math.round(Math.min(...logProbabilities) * 100) / 100;
  return {
    entities: [id],
    measure: "surprisal",
    score: lowest,
    risk: calibrated(lowest),
    evidence: `a reader guesses it with log-probability ${lowest}`,
  };
}

/** Characters on each side; the model looks no further than four pieces. */
const REACH = 200;

/** The log-probability of other words for a span. */
function inPlace(model: LanguageModel, text: string, { start, end }: Span, words: string): number {
  const before = text.slice(Math.max(0, start - REACH), start);
  const around = before + words + text.slice(end, end + REACH);
  const [found] = model.surprisal(around, [
    { start: before.length, end: before.length + words.length },
  ]);
  return found!.logProbability;
}

const calibrated = (score: number): number =>
  1 / (1 + Math.exp(-(CALIBRATION.intercept + CALIBRATION.slope * Math.log(1 - score))));
