/**
 * Entity metrics at token level, of any type and by type (Papadopoulou et al. 2022, section 4.1).
 *
 * A token has the types of all spans that it overlaps. Precision of a type: of the tokens predicted
 * as it, those that people gave it too. Recall: of the tokens that people gave it, those predicted
 * as it or as another type that people gave the same token. Several annotators of a document count
 * one after the other (micro-average).
 */

import type { GoldDocument } from "../../document/gold.js";
import { firstEndingAfter, type Span } from "../../document/span.js";
import { SEMANTIC_TYPES, type SemanticType } from "../../document/types.js";
import { harmonicMean, ratio, type Scores } from "./ratio.js";
import { tokensOf } from "./tokens.js";

export interface TypedSpan extends Span {
  readonly type: SemanticType;
}

interface TypeScores extends Scores {
  /** Tokens that people gave the type, summed over annotators. */
  readonly tokens: number;
}

export interface EntityMetrics {
  readonly documents: number;
  /** Whether a token was found at all, its type aside. */
  readonly any: Scores;
  /** Types that occur in the annotations or the predictions. */
  readonly types: Readonly<Partial<Record<SemanticType, TypeScores>>>;
}

export interface EntityMetricOptions {
  /** ORG for LOC and LOC for ORG count as right: a country is often either. */
  readonly orgLocSame?: boolean;
}

interface Counts {
  predicted: number;
  predictedRight: number;
  gold: number;
  goldFound: number;
}

type Types = ReadonlySet<SemanticType>;

/**
 * Compares detected spans with annotated ones.
 * @param predicted spans by document id; gold documents that are missing do not count.
 */
export function evaluateEntities(
  gold: readonly GoldDocument[],
  predicted: ReadonlyMap<string, readonly TypedSpan[]>,
  { orgLocSame = false }: EntityMetricOptions = {},
): EntityMetrics {
  const any = noCounts();
  const byType = new Map(SEMANTIC_TYPES.map((type) => [type, noCounts()]));
  const same = (type: SemanticType) => (orgLocSame && type === "LOC" ? "ORG" : type);
  let documents = 0;

  for (const { document, annotations } of gold) {
    const spans = predicted.get(document.id);
    if (spans === undefined) continue;
    documents++;
    const tokens = tokensOf(document.text);
    const found = typesByToken(tokens, spans);
    for (const mentions of annotations.values()) {
      const given = typesByToken(tokens, mentions);
      tokens.forEach((_, i) => {
        countToken(found[i]!, given[i]!);
      });
    }
  }

  function countToken(found: Types, given: Types): void {
    const predictedAs = new Set([...found].map(same));
    const annotatedAs = new Set([...given].map(same));
    const both = found.size > 0 && given.size > 0;
    count(any, found.size > 0, both, given.size > 0, both);
    const right = [...predictedAs].some((type) => annotatedAs.has(type));
    for (const type of new Set([...found, ...given])) {
      const isFound = found.has(type);
      const isGiven = given.has(type);
      const isRight = isFound && annotatedAs.has(same(type));
      count(byType.get(type)!, isFound, isRight, isGiven, isGiven && right);
    }
  }

  const seen = [...byType].filter(([, counts]) => counts.gold + counts.predicted > 0);
  return {
    documents,
    any: scoresOf(any),
    types: Object.fromEntries(
      seen.map(([type, counts]) => [type, { ...scoresOf(counts), tokens: counts.gold }]),
    ),
  };
}

const noCounts = (): Counts => ({ predicted: 0, predictedRight: 0, gold: 0, goldFound: 0 });

function count(
  counts: Counts,
  predicted: boolean,
  predictedRight: boolean,
  gold: boolean,
  goldFound: boolean,
): void {
  counts.predicted += Number(predicted);
  counts.predictedRight += Number(predictedRight);
  counts.gold += Number(gold);
  counts.goldFound += Number(goldFound);
}

function scoresOf({ predicted, predictedRight, gold, goldFound }: Counts): Scores {
  const precision = ratio(predictedRight, predicted);
  const recall = ratio(goldFound, gold);
  return { precision, recall, f1: harmonicMean(precision, recall) };
}

/** For each token the types of the spans it overlaps; empty for most. */
function typesByToken(tokens: readonly Span[], spans: readonly TypedSpan[]): Types[] {
  const types = tokens.map(() => new Set<SemanticType>());
  for (const span of spans) {
    for (let i = firstEndingAfter(tokens, span.start); i < tokens.length; i++) {
      if (tokens[i]!.start >= span.end) break;
      types[i]!.add(span.type);
    }
  }
  return types;
}
