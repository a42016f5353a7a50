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
import type { TextKind, TextKindFound } from "../document/text-kind.js";
import type { Answer, Measure } from "./measure.js";
import { inRounds } from "./vaguer.js";

/** How people would decide about spans of a text; undefined where a model cannot say. */
export type Judge = (
  text: string,
  spans: readonly Span[],
) => Promise<readonly (Readonly<Record<IdentifierType, number>> | undefined)[]>;

/** As exact as a name for whoever has a register, whatever a model reads: at the threshold at least. */
const BIRTH = "birth-date";
/**
 * Subtypes that few people share, in other languages than English: the judge has learnt from nobody's decisions there, so
 * they are at the threshold at least. In English the judge alone decides: it has learnt which illness and which day goes.
 */
const RARE_ELSEWHERE: ReadonlySet<string> = new Set([
  "illness",
  "sexuality",
  "uniqueness",
  "distinguishing-mark",
  // where somebody is said to hold it: 'arbeitet als Staatsanwältin'
  "office",
  "day",
  // a body with a name of its own, a treatment of a list of telling ones
  "company",
  "institution",
  "procedure",
]);
/** What a form states of the person it is about: 'Nationality: Haitian'. */
const STATED = "personal-field";

/**
 * Kinds of text from which most decisions come that the head has learnt: their annotators mask more. Elsewhere the odds of
 * masking are lower by the factor with which a probability of one half is at the threshold (training/RUNS.md).
 */
const AS_LEARNT: ReadonlySet<TextKind> = new Set(["court", "biography"]);

/** A probability of the head as it holds in texts of a kind; unchanged where the kind is not known. */
function calibrated(probability: number, kind: TextKind | undefined): number {
  if (kind === undefined || AS_LEARNT.has(kind)) return probability;
  const odds = (probability * MASKING_THRESHOLD) / (1 - MASKING_THRESHOLD);
  return odds / (odds + 1 - probability);
}

/** @param judge reads a text with vaguer words in it; without one, nothing but masking is enough */
export function classifierMeasure(threshold = MASKING_THRESHOLD, judge?: Judge): Measure {
  return {
    name: "classifier",
    threshold,
    risky: "from",
    assess: ({ document: { text }, entities, mentions, textKind }) =>
      entities.map((entity) => scoreOf(entity, mentionsOf(entity, mentions), text, textKind)),
    ...(judge && {
      async reassess(detected, trials) {
        const answers: Answer[] = trials.map(() => undefined);
        for (const round of inRounds(detected, trials)) {
          const judged = await judgedBy(judge, round.document);
          for (const index of round.trials) {
            const { entity: id } = trials[index]!;
            const entity = judged.entities.find((one) => one.id === id)!;
            const mentions = mentionsOf(entity, judged.mentions);
            answers[index] = scoreOf(entity, mentions, judged.document.text, judged.textKind);
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
function scoreOf(
  { id }: Entity,
  mentions: readonly Mention[],
  text: string,
  kind: TextKindFound | undefined,
): ScoredCombination {
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
  const judged = probabilityOfMasking(mentions);
  const read = judged === undefined ? undefined : calibrated(judged, kind?.kind);
  if (read === undefined && mentions.some(({ given }) => given !== undefined)) {
    const evidence = "its column says what it is";
    return { entities: [id], measure: "classifier", score: 1, risk: 1, evidence };
  }
  const rare = mentions.some(
    ({ subtype = "", common, detector, language, start, end }) =>
      common === undefined &&
      (subtype === BIRTH ||
        DAY_IN_FIGURES.test(text.slice(start, end)) ||
        (language !== undefined && (RARE_ELSEWHERE.has(subtype) || detector === STATED))),
  );
  const score = read !== undefined && rare ? Math.max(read, MASKING_THRESHOLD) : read;
  return {
    entities: [id],
    measure: "classifier",
    score: score ?? 1,
    risk: score ?? 1,
    evidence:
      score === undefined
        ? "no model said how likely people would mask it, so it counts as risky"
        : score === read
          ? `people would mask it with probability ${score.toFixed(2)}`
          : "always hidden, since few people share it, or it is a day, a named body or an entry of a form about the person",
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
