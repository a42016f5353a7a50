/**
 * What a reader keeps: text-preserved similarity and what goes with it (Pilán et al. 2024, section
 * 4.1).
 *
 * | metric | of a document |
 * | --- | --- |
 * | `tps` | sum over content spans of their share of the information times the similarity of what replaces them, in [0, 1] |
 * | `informationContent` | share of the information in spans that are unchanged, in [0, 1] |
 * | `similarity` | cosine of the embeddings of original and output, at least 0 |
 * | `changed` | share of the original's characters that an edit touches, in [0, 1] |
 * | `length` | characters of the output for one of the original |
 * | `readingEase` | Flesch's score of the output less that of the original; null without words |
 *
 * A span's information is that of its least probable token with the span hidden. The paper hides one
 * of every so many spans in each pass of its model; the shipped language model hides each span alone.
 * A span that is changed is compared together with all that the edit touching it covers. It counts 1
 * where the words are the same, and 0 where no letter and no digit is left.
 *
 * Figures are means over documents, so that each counts the same.
 */

import type { Span } from "../../document/span.js";
import { cosine, type Embedder } from "../../models/embedder.js";
import type { LanguageModel } from "../../models/language-model.js";
import { type SpanWeigher, weigherOf } from "../metrics/masks.js";
import type { Tagger } from "../metrics/part-of-speech.js";
import { applyEdits, disjoint, type Edit, rewritten, widenSpan } from "./edits.js";
import { readingEase } from "./readability.js";
import { contentSpans } from "./spans.js";

export interface DocumentUtility {
  readonly tps: number;
  readonly similarity: number;
  readonly informationContent: number;
  readonly changed: number;
  readonly length: number;
  readonly readingEase: number | null;
}

export interface UtilityMetrics extends DocumentUtility {
  readonly documents: number;
  readonly byDocument: Readonly<Record<string, DocumentUtility>>;
}

export interface UtilityParts {
  readonly embedder: Pick<Embedder, "embed">;
  /** Information of each span's least probable token, with the span hidden. */
  readonly languageModel:
    | Pick<LanguageModel, "informationContent">
    | { readonly weigh: SpanWeigher };
  readonly tagger: Tagger;
}

/** A text that was protected. */
export interface Protected {
  readonly id: string;
  readonly text: string;
  /** Replacements in UTF-16 units of the text, in any order. */
  readonly edits: readonly Edit[];
}

/** The text as it was protected. */
export const editedText = ({ text, edits }: Protected): string => applyEdits(text, disjoint(edits));

/** Utility of one method's output. Where there is no document every figure is 0. */
export async function evaluateUtility(
  documents: readonly Protected[],
  parts: UtilityParts,
): Promise<UtilityMetrics> {
  const similarities = similaritiesBy(parts.embedder);
  const byDocument: Record<string, DocumentUtility> = {};
  for (const document of documents) {
    byDocument[document.id] = await utilityOf(document, parts, similarities);
  }
  const all = Object.values(byDocument);
  const mean = (value: (one: DocumentUtility) => number) =>
    all.length === 0 ? 0 : all.reduce((sum, one) => sum + value(one), 0) / all.length;
  const eased = all.flatMap((one) => one.readingEase ?? []);
  return {
    documents: all.length,
    tps: mean(({ tps }) => tps),
    similarity: mean((one) => one.similarity),
    informationContent: mean(({ informationContent }) => informationContent),
    changed: mean(({ changed }) => changed),
    length: mean(({ length }) => length),
    readingEase:
      eased.length === 0 ? null : eased.reduce((sum, ease) => sum + ease, 0) / eased.length,
    byDocument,
  };
}

async function utilityOf(
  { text, edits: given }: Protected,
  { languageModel, tagger }: UtilityParts,
  similarities: Similarities,
): Promise<DocumentUtility> {
  const edits = disjoint(given);
  const spans = contentSpans(text, tagger);
  const weigh = "weigh" in languageModel ? languageModel.weigh : weigherOf(languageModel);
  const contents = await weigh(text, spans);
  const total = contents.reduce((sum, content) => sum + content, 0);
  const pairs = spans.map((span) => changeOf(text, edits, span));
  const out = applyEdits(text, edits);
  const [similarity, ...kept] = await similarities([{ before: text, now: out }, ...pairs]);
  const sum = (share: (kept: number) => number) =>
    kept.reduce((all, each, i) => all + contents[i]! * share(each), 0);
  const preserved = sum((each) => each);
  const unchanged = sum((each) => (each === 1 ? 1 : 0));
  const ease = [readingEase(text), readingEase(out)];
  const touched = edits.reduce((sum, { start, end }) => sum + end - start, 0);
  return {
    tps: total === 0 ? 1 : preserved / total,
    similarity: similarity!,
    informationContent: total === 0 ? 1 : unchanged / total,
    changed: text.length === 0 ? 0 : touched / text.length,
    length: text.length === 0 ? 1 : out.length / text.length,
    readingEase: ease[0] === null || ease[1] === null ? null : ease[1]! - ease[0]!,
  };
}

interface Change {
  readonly before: string;
  readonly now: string;
}

/** What surrounded a span, as far as edits touching it reach, and what is there now. */
function changeOf(text: string, edits: readonly Edit[], span: Span): Change {
  const region = widenSpan(edits, span);
  return { before: text.slice(region.start, region.end), now: rewritten(text, edits, region) };
}

/** How much of each stretch is kept, in [0, 1]. */
type Similarities = (changes: readonly Change[]) => Promise<number[]>;

/** Cosines of embeddings, not below 0; each text is embedded once. */
function similaritiesBy(embedder: UtilityParts["embedder"]): Similarities {
  const known = new Map<string, Float32Array>();
  return async (changes) => {
    const unlike = changes.filter(({ before, now }) => before !== now && saysSomething(now));
    const texts = new Set(unlike.flatMap(({ before, now }) => [before, now]));
    const missing = [...texts].filter((text) => !known.has(text));
    const vectors = await embedder.embed(missing);
    for (const [i, text] of missing.entries()) known.set(text, vectors[i]!);
    return changes.map(({ before, now }) => {
      if (before === now) return 1;
      if (!saysSomething(now)) return 0;
      return Math.max(0, cosine(known.get(before)!, known.get(now)!));
    });
  };
}

const saysSomething = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);
