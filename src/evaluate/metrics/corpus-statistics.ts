/**
 * What people marked in a corpus: mentions by type and how many of them are masked (table 1 of Papadopoulou et al. 2022,
 * distant supervision), identifier types (table 2), entities, sizes, and types by split (figure 2 of the same group's
 * paper on measures of risk). Each annotator's mentions count, as in the papers.
 */

import { IDENTIFIER_TYPES, type IdentifierType } from "../../document/document.js";
import type { GoldDocument } from "../../document/gold.js";
import { SEMANTIC_TYPES, type SemanticType } from "../../document/types.js";
import { ratio } from "./ratio.js";
import { tokensOf } from "./tokens.js";

interface TypeCount {
  readonly mentions: number;
  /** Of all mentions, in [0, 1]. */
  readonly share: number;
  /** Mentions that people decided to mask, of those with a decision; null where there is none. */
  readonly masked: number | null;
}

export interface SplitStatistics {
  readonly documents: number;
  /** Documents with two annotators or more. */
  readonly shared: number;
  readonly annotators: number;
  readonly tokens: number;
  /** Mean and standard deviation. */
  readonly tokensPerDocument: readonly [number, number];
  readonly sentencesPerDocument: readonly [number, number];
  readonly mentions: number;
  /** Entities, where mentions name theirs. */
  readonly entities: number;
  /** Tokens inside a mention, of all tokens of each annotator's texts. */
  readonly tokensInMentions: number;
  readonly types: Readonly<Partial<Record<SemanticType, TypeCount>>>;
  /** Mentions by identifier type; empty where nobody decided. */
  readonly identifiers: Readonly<
    Partial<Record<IdentifierType, { readonly mentions: number; readonly share: number }>>
  >;
}

export interface CorpusStatistics {
  readonly splits: Readonly<Record<string, SplitStatistics>>;
  /** All splits together. */
  readonly all: SplitStatistics;
}

/** @param splits documents by the name of their part of the corpus */
export function corpusStatistics(
  splits: ReadonlyMap<string, readonly GoldDocument[]>,
): CorpusStatistics {
  return {
    splits: Object.fromEntries(
      Array.from(splits, ([name, documents]) => [name, statisticsOf(documents)]),
    ),
    all: statisticsOf([...splits.values()].flat()),
  };
}

function statisticsOf(gold: readonly GoldDocument[]): SplitStatistics {
  const readings = gold.flatMap(({ document: { text }, annotations }) =>
    [...annotations.values()].map((mentions) => ({ text, mentions })),
  );
  const mentions = readings.flatMap((one) => one.mentions);
  const decided = mentions.filter(({ identifier }) => identifier !== undefined);
  const isMasked = ({ identifier }: (typeof mentions)[number]) => identifier !== "NO_MASK";
  const tokens = gold.map(({ document }) => tokensOf(document.text).length);
  const types = SEMANTIC_TYPES.flatMap((type): [SemanticType, TypeCount][] => {
    const own = mentions.filter((one) => one.type === type);
    const known = decided.filter((one) => one.type === type);
    if (own.length === 0) return [];
    const masked = known.length === 0 ? null : ratio(known.filter(isMasked).length, known.length);
    return [[type, { mentions: own.length, share: ratio(own.length, mentions.length), masked }]];
  });
  return {
    documents: gold.length,
    shared: gold.filter(({ annotations }) => annotations.size > 1).length,
    annotators: new Set(gold.flatMap(({ annotations }) => [...annotations.keys()])).size,
    tokens: sum(tokens),
    tokensPerDocument: meanAndDeviation(tokens),
    sentencesPerDocument: meanAndDeviation(gold.map(({ document }) => sentencesIn(document.text))),
    mentions: mentions.length,
    entities: sum(
      readings.map((one) => new Set(one.mentions.flatMap(({ entity }) => entity ?? [])).size),
    ),
    tokensInMentions: ratio(
      sum(readings.map((one) => coveredTokens(one.text, one.mentions))),
      sum(readings.map(({ text }) => tokensOf(text).length)),
    ),
    types: Object.fromEntries(types),
    identifiers: Object.fromEntries(
      IDENTIFIER_TYPES.flatMap((identifier) => {
        const count = decided.filter((one) => one.identifier === identifier).length;
        return count === 0
          ? []
          : [[identifier, { mentions: count, share: ratio(count, decided.length) }]];
      }),
    ),
  };
}

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

/** Population standard deviation. */
function meanAndDeviation(values: readonly number[]): [number, number] {
  const mean = ratio(sum(values), values.length);
  return [mean, Math.sqrt(ratio(sum(values.map((one) => (one - mean) ** 2)), values.length))];
}

const sentences = new Intl.Segmenter("en", { granularity: "sentence" });
const sentencesIn = (text: string): number =>
  [...sentences.segment(text)].filter(({ segment }) => /\p{L}/u.test(segment)).length;

/** Tokens of a text that some mention overlaps; mentions may nest. */
function coveredTokens(
  text: string,
  mentions: readonly { readonly start: number; readonly end: number }[],
): number {
  const covered = new Uint8Array(text.length);
  for (const { start, end } of mentions) covered.fill(1, start, end);
  return tokensOf(text).filter(({ start, end }) => covered.subarray(start, end).includes(1)).length;
}
