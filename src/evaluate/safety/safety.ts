/**
 * How safe is a finished text? What each measure of risk still finds in it, an attack on it, and phrases
 * that are true of one alone, with the words that carry the risk. The measures run elsewhere.
 */

import type { Assessed } from "../../document/document.js";
import { kindOf } from "../../document/kinds.js";
import { wordsAt } from "../../document/words.js";
import type { TextInference } from "../attack/attributes/one-text.js";
import type { PeopleRank } from "../attack/people-rank.js";

/** Words of the finished text, and how much they give away. */
interface Carrier {
  /** Several where they do it together. */
  readonly words: readonly string[];
  /** On the scale all measures share, in [0, 1]; of an attack the fall of the person's log-odds. */
  readonly weight: number;
}

/** What one measure says about a text. */
export interface MeasuredRisk {
  /** The highest risk of what is left, in [0, 1]. */
  readonly risk: number;
  /** What lies past the measure's threshold: combinations, phrases, or the person named first. */
  readonly risky: number;
  /** The heaviest first. */
  readonly carriers: readonly Carrier[];
  /** Of an attack: 1-based rank of the person. */
  readonly rank?: number;
}

/** Why a measure could say nothing about a text. */
interface NotMeasured {
  readonly notMeasured: string;
}

export type SafetyFinding = MeasuredRisk | NotMeasured;
export type DocumentSafety = Readonly<Record<string, SafetyFinding>>;

export const isMeasured = (finding: SafetyFinding): finding is MeasuredRisk => "risk" in finding;

const rounded = (value: number): number => Math.round(value * 1e4) / 1e4;
const heaviestFirst = (a: Carrier, b: Carrier): number => b.weight - a.weight;

/** What one measure finds in a text; `assessed` by this measure alone. */
export function measuredRisk(
  { document: { text }, mentions, entities, scores, risks }: Assessed,
  most: number,
): MeasuredRisk {
  const wordsOf = new Map(
    entities.map(({ id, mentions: own }) => [id, wordsAt(text, mentions[own[0]!]!)]),
  );
  return {
    risk: rounded(Math.max(0, ...scores.map(({ risk }) => risk))),
    risky: risks.length,
    carriers: risks
      .map(({ entities: own, risk }) => ({
        words: own.map((id) => wordsOf.get(id)!),
        weight: rounded(risk),
      }))
      .sort(heaviestFirst)
      .slice(0, most),
  };
}

/** Phrases that are true of one alone: each is risky by itself. */
export function uniquenessRisk(
  { document: { text }, mentions }: Pick<Assessed, "document" | "mentions">,
  most: number,
): MeasuredRisk {
  const found = mentions
    .filter((mention) => kindOf(mention) === "uniqueness")
    .map(({ start, end, score }) => ({ words: [text.slice(start, end)], weight: rounded(score) }))
    .sort(heaviestFirst);
  return { risk: found[0]?.weight ?? 0, risky: found.length, carriers: found.slice(0, most) };
}

/** What an attack on the text comes to. */
export function attackRisk({ rank, probability, clues }: PeopleRank, most: number): MeasuredRisk {
  return {
    risk: rounded(probability),
    risky: rank === 1 ? 1 : 0,
    carriers: clues()
      .slice(0, most)
      .map(({ text, weight }) => ({ words: [text], weight: rounded(weight) })),
    rank,
  };
}

/** A guess counts as risky from here on: it is right more often than not, if its confidence is. */
const LIKELY = 0.5;

/** What can be inferred from the text: each name and attribute that somebody is at least half sure of. */
export function inferenceRisk({ who, people }: TextInference, most: number): MeasuredRisk {
  const guesses = [
    ...who.map(({ name, ...one }) => ({ ...one, says: `name ${name}` })),
    ...people.flatMap(({ person, attributes }) =>
      attributes.map(({ attribute, value, ...one }) => ({
        ...one,
        says: `${attribute} ${value} of ${person}`,
      })),
    ),
  ];
  return {
    risk: rounded(Math.max(0, ...guesses.map(({ confidence }) => confidence))),
    risky: guesses.filter(({ confidence }) => confidence >= LIKELY).length,
    carriers: guesses
      .map(({ says, evidence, confidence }) => ({
        words: evidence === undefined ? [says] : [evidence, says],
        weight: rounded(confidence),
      }))
      .sort(heaviestFirst)
      .slice(0, most),
  };
}

/** One measure over all texts. */
interface MeasureSummary {
  readonly measured: number;
  /** Share of the measured texts in which something is risky. */
  readonly atRisk: number;
  /** Mean of the texts' highest risks. */
  readonly meanRisk: number;
}

export interface SafetySummary {
  readonly documents: number;
  /** Texts in which no measure finds anything risky, share. */
  readonly safe: number;
  readonly byMeasure: Readonly<Record<string, MeasureSummary>>;
}

export function summarizeSafety(documents: readonly DocumentSafety[]): SafetySummary {
  const names = [...new Set(documents.flatMap((one) => Object.keys(one)))];
  const share = (count: number, of: number) => (of === 0 ? 0 : rounded(count / of));
  const byMeasure = names.map((name): [string, MeasureSummary] => {
    const measured = documents.flatMap((one) => {
      const finding = one[name];
      return finding && isMeasured(finding) ? [finding] : [];
    });
    const sum = measured.reduce((total, { risk }) => total + risk, 0);
    const atRisk = measured.filter(({ risky }) => risky > 0).length;
    return [
      name,
      {
        measured: measured.length,
        atRisk: share(atRisk, measured.length),
        meanRisk: share(sum, measured.length),
      },
    ];
  });
  const safe = documents.filter((one) =>
    Object.values(one).every((finding) => isMeasured(finding) && finding.risky === 0),
  );
  return {
    documents: documents.length,
    safe: share(safe.length, documents.length),
    byMeasure: Object.fromEntries(byMeasure),
  };
}
