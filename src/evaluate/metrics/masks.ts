/**
 * Masking metrics of the Text Anonymization Benchmark (Pilán et al. 2022, section 5, and the
 * evaluation script published with it).
 *
 * | metric | counts | right when |
 * | --- | --- | --- |
 * | token, mention recall | tokens or mentions of the entities to mask | masked |
 * | entity recall | entities to mask; direct or quasi by their first mention | all their mentions that carry a decision to mask are masked |
 * | precision | tokens or spans the system masked, once for each annotator | inside a mention that annotator masked |
 *
 * An entity is to be masked when one of its mentions is DIRECT or QUASI. A stretch of text is masked
 * when every character is hidden, exempt by its token, or one of a few marks. Every annotator's
 * entities count, so averages are micro-averages over annotators and documents; annotators who
 * marked nothing in a document do not count there. Where there is nothing to count a metric is 0.
 */

import type { GoldDocument, GoldMention } from "../../document/gold.js";
import type { Span } from "../../document/span.js";
import { SEMANTIC_TYPES, type SemanticType } from "../../document/types.js";
import { errors } from "../../errors.js";
import type { LanguageModel } from "../../models/language-model.js";
import { harmonicMean, ratio } from "./ratio.js";
import { tokensOf } from "./tokens.js";

export interface MaskMetrics {
  readonly documents: number;
  readonly tokenPrecision: number;
  /** Each token weighted by its information content; null without a language model. */
  readonly weightedTokenPrecision: number | null;
  readonly tokenRecall: number;
  readonly tokenRecallByType: Readonly<Partial<Record<SemanticType, number>>>;
  readonly mentionPrecision: number;
  readonly mentionRecall: number;
  readonly entityRecallAll: number;
  readonly entityRecallDirect: number;
  readonly entityRecallQuasi: number;
  /** Harmonic mean of token precision and token recall. */
  readonly f1: number;
}

/**
 * Information content of each span, -ln of its probability with all the given spans hidden; of a
 * span of several model tokens the least probable one counts. The same spans may come twice.
 */
export type SpanWeigher = (text: string, spans: readonly Span[]) => Promise<readonly number[]>;

/** Weighs by a language model, each span hidden alone. */
export const weigherOf =
  (model: Pick<LanguageModel, "informationContent">): SpanWeigher =>
  async (text, spans) =>
    model.informationContent(text, spans).map(({ ofRarestToken }) => ofRarestToken);

/** Weighs by a masked language model, all pieces of a span hidden together. */
export const weigherOfMasked =
  (model: {
    surprisal(
      text: string,
      spans: readonly Span[],
    ): Promise<readonly { readonly smallest: number }[]>;
  }): SpanWeigher =>
  async (text, spans) =>
    (await model.surprisal(text, spans)).map(({ smallest }) => -smallest);

export interface MaskMetricOptions {
  /** Tokens of a text that need no covering; see `exemptTokens`. */
  readonly exempt: (text: string) => readonly Span[];
  /** Without it there is no weighted precision. */
  readonly weigh?: SpanWeigher;
}

/** Characters that need no covering. A line break or a no-break space is not among them. */
const EXEMPT_CHARACTERS = new Set(" ,.-;:/&()[]–'\"’“”");

/**
 * Compares masks with people's decisions.
 * @param masks spans by document id; gold documents that are missing do not count. A mask given
 *   twice counts twice in the precision.
 * @throws INPUT_FORMAT where a gold mention has no decision or no entity.
 */
export async function evaluateMasks(
  gold: readonly GoldDocument[],
  masks: ReadonlyMap<string, readonly Span[]>,
  options: MaskMetricOptions,
): Promise<MaskMetrics> {
  const tokenPrecision = new Tally();
  const weighted = new Tally();
  const mentionPrecision = new Tally();
  const mentionRecall = new Tally();
  const direct = new Tally();
  const quasi = new Tally();
  const byType = new Map<SemanticType, Tally>();
  let documents = 0;

  for (const [number, { document, annotations }] of gold.entries()) {
    const spans = masks.get(document.id);
    if (spans === undefined) continue;
    documents++;
    const { text } = document;
    const isMasked = coverage(text, spans, options.exempt(text));
    const annotators: Span[][] = [];

    for (const mentions of annotations.values()) {
      if (mentions.length === 0) continue;
      annotators.push(mentions.filter((mention) => decisionOf(mention, number) !== "NO_MASK"));
      for (const entity of entitiesOf(mentions, number)) {
        const decided = entity.filter(({ identifier }) => identifier !== "NO_MASK");
        if (decided.length === 0) continue;
        const { identifier, type } = entity[0]!;
        (identifier === "DIRECT" ? direct : quasi).add(decided.every(isMasked));
        const tokens = byType.get(type) ?? new Tally();
        byType.set(type, tokens);
        for (const mention of entity) {
          mentionRecall.add(isMasked(mention));
          for (const token of tokensOf(text, mention)) tokens.add(isMasked(token));
        }
      }
    }

    const agreeing = (span: Span) =>
      annotators.filter((list) =>
        list.some((one) => one.start <= span.start && span.end <= one.end),
      ).length;
    for (const span of spans) mentionPrecision.count(agreeing(span), annotators.length);
    const tokens = spans.flatMap((span) => tokensOf(text, span));
    const weights = await options.weigh?.(text, tokens);
    tokens.forEach((token, i) => {
      const right = agreeing(token);
      const weight = weights?.[i] ?? 0;
      tokenPrecision.count(right, annotators.length);
      weighted.count(right * weight, annotators.length * weight);
    });
  }

  const precision = tokenPrecision.ratio;
  const recall = sumOf(byType.values()).ratio;
  return {
    documents,
    tokenPrecision: precision,
    weightedTokenPrecision: options.weigh === undefined ? null : weighted.ratio,
    tokenRecall: recall,
    tokenRecallByType: Object.fromEntries(
      SEMANTIC_TYPES.filter((type) => byType.has(type)).map((type) => [
        type,
        byType.get(type)!.ratio,
      ]),
    ),
    mentionPrecision: mentionPrecision.ratio,
    mentionRecall: mentionRecall.ratio,
    entityRecallAll: sumOf([direct, quasi]).ratio,
    entityRecallDirect: direct.ratio,
    entityRecallQuasi: quasi.ratio,
    f1: harmonicMean(precision, recall),
  };
}

/** How many of how many. */
class Tally {
  private part = 0;
  private whole = 0;

  add(right: boolean): void {
    this.count(right ? 1 : 0, 1);
  }

  count(part: number, whole: number): void {
    this.part += part;
    this.whole += whole;
  }

  addAll(other: Tally): void {
    this.count(other.part, other.whole);
  }

  get ratio(): number {
    return ratio(this.part, this.whole);
  }
}

function sumOf(tallies: Iterable<Tally>): Tally {
  const sum = new Tally();
  for (const tally of tallies) sum.addAll(tally);
  return sum;
}

/** Whether every character of a span is hidden or needs no hiding. */
export function coverage(
  text: string,
  masks: readonly Span[],
  exempt: readonly Span[],
): (span: Span) => boolean {
  const covered = new Uint8Array(text.length);
  for (const { start, end } of masks) covered.fill(1, start, end);
  for (const { start, end } of exempt) covered.fill(1, start, end);
  return ({ start, end }) => {
    for (let i = start; i < end; i++) {
      if (covered[i] === 0 && !EXEMPT_CHARACTERS.has(text[i]!)) return false;
    }
    return true;
  };
}

/**
 * One annotator's mentions by entity, in the annotator's order.
 * @param number the document's place among the gold documents, from 0
 */
export function entitiesOf(mentions: readonly GoldMention[], number: number): GoldMention[][] {
  const entities = new Map<string, GoldMention[]>();
  for (const mention of mentions) {
    if (mention.entity === undefined) throw lacking("entity_id", number);
    const entity = entities.get(mention.entity);
    if (entity === undefined) entities.set(mention.entity, [mention]);
    else entity.push(mention);
  }
  return [...entities.values()];
}

function decisionOf({ identifier }: GoldMention, number: number) {
  if (identifier === undefined) throw lacking("identifier_type", number);
  return identifier;
}

// by its number: an id may reveal whom a document is about
const lacking = (field: string, number: number) =>
  errors.INPUT_FORMAT`gold document ${number + 1}: a mention lacks ${field}; masking metrics need annotations with masking decisions`;
