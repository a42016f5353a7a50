/**
 * The language-model measure: what a reader could not have guessed says much.
 *
 * An entity's score is the lowest log-probability of its mentions, in nats, summed over the pieces of
 * each with the mention hidden (Papadopoulou et al. 2022, section 3.2.1); below the threshold it is
 * risky. The models are the n-grams that ship, one for each language, or a masked language model of the user's, as the
 * paper has it.
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
  /** The model of a language other than English, by its tag; by default none has one. */
  readonly others?: (language: string) => Promise<SurprisalModel | undefined>;
  /** Characters on each side that it reads of a mention with other words in place; default 200. */
  readonly reach?: number;
}

export function surprisalMeasure(
  model: SurprisalModel,
  threshold = SURPRISAL_THRESHOLD,
  { others = async () => undefined, reach = REACH }: SurprisalOptions = {},
): Measure {
  const modelOf = async (language: string | undefined) =>
    language === undefined ? model : others(language);
  return {
    name: "surprisal",
    threshold,
    risky: "below",
    async assess({ document: { text }, mentions, entities }) {
      const found: (number | undefined)[] = mentions.map(() => undefined);
      for (const language of new Set(mentions.map(({ language }) => language))) {
        const reader = await modelOf(language);
        const own = [...mentions.keys()].filter((i) => mentions[i]!.language === language);
        const spans = own.map((i) => mentions[i]!);
        for (const [at, { logProbability }] of (
          (await reader?.surprisal(text, spans)) ?? []
        ).entries()) {
          found[own[at]!] = logProbability;
        }
      }
      return entities.map((entity) =>
        score(
          entity,
          mentions,
          entity.mentions.map((index) => found[index]),
        ),
      );
    },
    async reassess({ document: { text }, mentions, entities }, trials) {
      const byId = new Map(entities.map((entity) => [entity.id, entity]));
      const answers: ScoredCombination[] = [];
      for (const { entity: id, words } of trials) {
        const entity = byId.get(id)!;
        const found: (number | undefined)[] = [];
        for (const index of entity.mentions) {
          const mention = mentions[index]!;
          const reader = await modelOf(mention.language);
          found.push(reader && (await inPlace(reader, text, mention, { words, reach })));
        }
        answers.push(score(entity, mentions, found));
      }
      return answers;
    },
  };
}

/** The least log-probability that a threshold may ask for. */
const LOWEST = -1000;

/**
 * By the least probable of its mentions in languages that have a model.
 * @param logProbabilities of the entity's mentions, in their order; undefined where the language has none
 */
function score(
  entity: Entity,
  mentions: readonly Mention[],
  logProbabilities: readonly (number | undefined)[],
): ScoredCombination {
  const least = Math.min(...logProbabilities.filter((one) => one !== undefined));
  const at = logProbabilities.indexOf(least);
  if (at < 0) return withoutModel(entity, mentions);
  const { language } = mentions[entity.mentions[at]!]!;
  const reader = language === undefined ? "a reader" : `a reader of ${languageName(language)}`;
  const lowest = Math.round(least * 100) / 100;
  return {
    entities: [entity.id],
    measure: "surprisal",
    score: lowest,
    risk: calibrated(lowest),
    evidence: `${reader} guesses it with log-probability ${lowest}`,
  };
}

/** Of an entity in a language without a model: what its type and the recognizer say. */
function withoutModel(
  { id, identifier, mentions: own }: Entity,
  mentions: readonly Mention[],
): ScoredCombination {
  const hidden = identifier !== "NO_MASK";
  const language = languageName(mentions[own[0]!]!.language!);
  return {
    entities: [id],
    measure: "surprisal",
    score: hidden ? LOWEST - 1 : 0,
    risk: hidden ? 1 : 0,
    evidence: `no language model of ${language}: its type and the recognizer decide`,
    unknown: true,
  };
}

/** The models that ship look no further than four pieces. */
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
