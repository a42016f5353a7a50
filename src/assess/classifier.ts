/**
 * The supervised measure: what would a human annotator have masked?
 *
 * The recognizer's second head, trained on people's masking decisions, gives each mention the
 * probabilities of DIRECT, QUASI and NO_MASK in its context. An entity's score is the highest
 * probability of being masked among its mentions, in [0, 1], since it is masked as a whole and one
 * telling place is enough. (Papadopoulou et al. 2022, section 3.2.3, does so for text spans.)
 */

import type {
  Detected,
  Entity,
  IdentifierType,
  Mention,
  ScoredCombination,
} from "../document/document.js";
import { MASKING_THRESHOLD, probabilityOfMasking } from "../document/judgment.js";
import type { Span } from "../document/span.js";
import type { Answer, Measure } from "./measure.js";
import { inRounds } from "./vaguer.js";

/** How people would decide about spans of a text; undefined where a model cannot say. */
export type Judge = (
  text: string,
  spans: readonly Span[],
) => Promise<readonly (Readonly<Record<IdentifierType, number>> | undefined)[]>;

/** Subtypes that few people share whatever a model reads: at the threshold at least. */
const RARE: ReadonlySet<string> = new Set([
  "illness",
  "sexuality",
  "uniqueness",
  "distinguishing-mark",
  "birth-date",
  // in other languages than English, where somebody is said to hold it: 'arbeitet als Staatsanwältin'
  "office",
  // 'on 7/2' is as exact as the full dates beside it
  "day",
]);
/** A body with a name of its own, a treatment of a list of telling ones: in other languages than English the judge has learnt from nobody's decisions. */
const RARE_ELSEWHERE: ReadonlySet<string> = new Set(["company", "institution", "procedure"]);
/** What a form states of the person it is about: 'Nationality: Haitian'. */
const STATED = "personal-field";

/** @param judge reads a text with vaguer words in it; without one, nothing but masking is enough */
export function classifierMeasure(threshold = MASKING_THRESHOLD, judge?: Judge): Measure {
  return {
    name: "classifier",
    threshold,
    risky: "from",
    assess: ({ document, entities, mentions }) =>
      entities.map((entity) => scoreOf(entity, mentionsOf(entity, mentions), document.text)),
    ...(judge && {
      async reassess(detected, trials) {
        const answers: Answer[] = trials.map(() => undefined);
        for (const round of inRounds(detected, trials)) {
          const judged = await judgedBy(judge, round.document);
          for (const index of round.trials) {
            const { entity: id } = trials[index]!;
            const entity = judged.entities.find((one) => one.id === id)!;
            answers[index] = scoreOf(
              entity,
              mentionsOf(entity, judged.mentions),
              judged.document.text,
            );
          }
        }
        return answers;
      },
    }),
  };
}

const mentionsOf = (entity: Entity, mentions: readonly Mention[]): Mention[] =>
  entity.mentions.map((index) => mentions[index]!);

/** A day in figures, as records and appointments have it: '28.02.24'. */
const DAY_IN_FIGURES =
  /^(?:\d{1,2}([./-])\d{1,2}\1(?:19|20)?\d{2}|(?:19|20)\d{2}([./-])\d{1,2}\2\d{1,2})$/u;
function scoreOf({ id }: Entity, mentions: readonly Mention[], text: string): ScoredCombination {
  const [first] = mentions;
  if (first?.common !== undefined && mentions.every(({ common }) => common !== undefined)) {
    return {
      entities: [id],
      measure: "classifier",
      score: 0,
      risk: 0,
      evidence: `${first.common}: it singles out nobody by itself`,
    };
  }
  const read = probabilityOfMasking(mentions);
  if (read === undefined && mentions.some(({ given }) => given !== undefined)) {
    const evidence = "its column says what it is";
    return { entities: [id], measure: "classifier", score: 1, risk: 1, evidence };
  }
  const rare = mentions.some(
    ({ subtype = "", common, detector, language, start, end }) =>
      common === undefined &&
      (RARE.has(subtype) ||
        DAY_IN_FIGURES.test(text.slice(start, end)) ||
        detector === STATED ||
        (language !== undefined && RARE_ELSEWHERE.has(subtype))),
  );
  const score = read !== undefined && rare ? Math.max(read, MASKING_THRESHOLD) : read;
  return {
    entities: [id],
    measure: "classifier",
    score: score ?? 1,
    risk: score ?? 1,
    evidence:
      score === undefined
        ? "no model has judged it, and unknown counts as risky"
        : score === read
          ? `people would mask it with probability ${score.toFixed(2)}`
          : "what few people share, what is true of one alone, a day of birth or another day, a named body, or what a form states of the person",
    ...(score === undefined && { unknown: true as const }),
  };
}

/** A document with a model's probabilities for its mentions as they are. */
export async function judgedBy(judge: Judge, detected: Detected): Promise<Detected> {
  const decisions = await judge(detected.document.text, detected.mentions);
  const mentions = detected.mentions.map((mention, i) => {
    const decision = decisions[i];
    return decision ? { ...mention, decision } : mention;
  });
  return { ...detected, mentions };
}
