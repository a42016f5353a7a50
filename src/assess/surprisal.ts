/**
 * The language-model measure: what a reader could not have guessed says much.
 *
 * An entity's score is the lowest log-probability of its mentions, in nats, summed over the pieces of
 * each with the mention hidden (Papadopoulou et al. 2022, section 3.2.1); below the threshold it is
 * risky. The model is the n-grams that ship, or a masked language model of the user's, as the paper has it.
 */

import type { Entity, Mention, ScoredCombination } from "../document/document.js";
import type { Span } from "../document/span.js";
import { languageName } from "../language/supported.js";
import type { Surprisal } from "../models/language-model.js";
import type { Measure } from "./measure.js";

/** Risky below this log-probability; chosen on development data, docs/benchmarks.md. */
const SURPRISAL_THRESHOLD = -7;

/** The paper's, for a masked language model (its section 4.2: RoBERTa). */
export const MASKED_THRESHOLD = -3.5;

/**
 * How often people mask what has such a log-probability p: a logistic curve over ln(1 - p) through the
 * annotated judgments (`npx tsx bench/calibration.ts`, docs/benchmarks.md).
 */
const CALIBRATION = { intercept: -1.473, slope: 1.214 };

export interface SurprisalModel {
  surprisal(
    text: string,
    spans: readonly Span[],
  ):
    | readonly Pick<Surprisal, "logProbability">[]
    | Promise<readonly Pick<Surprisal, "logProbability">[]>;
}

export interface SurprisalOptions {
  /** It reads every language that it is given; default: English alone, as the model that ships. */
  readonly anyLanguage?: boolean;
  /** Characters on each side that it reads of a mention with other words in place; default 200. */
  readonly reach?: number;
}

export function surprisalMeasure(
  model: SurprisalModel,
  threshold = SURPRISAL_THRESHOLD,
  { anyLanguage = false, reach = REACH }: SurprisalOptions = {},
): Measure {
  const unread = (entity: Entity, mentions: readonly Mention[]) =>
    anyLanguage ? undefined : withoutModel(entity, mentions);
  return {
    name: "surprisal",
    threshold,
    risky: "below",
    async assess({ document: { text }, mentions, entities }) {
      const surprisals = await model.surprisal(text, mentions);
      return entities.map(
        (entity) =>
          unread(entity, mentions) ??
          score(
            entity,
            entity.mentions.map((index) => surprisals[index]!.logProbability),
          ),
      );
    },
    async reassess({ document: { text }, mentions, entities }, trials) {
      const byId = new Map(entities.map((entity) => [entity.id, entity]));
      const answers: ScoredCombination[] = [];
      for (const { entity: id, words } of trials) {
        const entity = byId.get(id)!;
        const known = unread(entity, mentions);
        if (known) {
          answers.push(known);
          continue;
        }
        const found: number[] = [];
        for (const index of entity.mentions) {
          found.push(await inPlace(model, text, mentions[index]!, { words, reach }));
        }
        answers.push(score(entity, found));
      }
      return answers;
    },
  };
}

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
    evidence: `no language model of ${languageName(language)}: its type and the recognizer decide`,
    unknown: true,
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

/** The model that ships looks no further than four pieces. */
const REACH = 200;

/** The log-probability of other words for a span. */
async function inPlace(
  model: SurprisalModel,
  text: string,
  { start, end }: Span,
  { words, reach }: { readonly words: string; readonly reach: number },
): Promise<number> {
  const before = text.slice(Math.max(0, start - reach), start);
  const around = before + words + text.slice(end, end + reach);
  const [found] = await model.surprisal(around, [
    { start: before.length, end: before.length + words.length },
  ]);
  return found!.logProbability;
}

const calibrated = (score: number): number =>
  1 / (1 + Math.exp(-(CALIBRATION.intercept + CALIBRATION.slope * Math.log(1 - score))));
