/**
 * How smoothly replacements read: the surprisal of the words at their seams, under the shipped language
 * model, beside that of the original's words in the same place. A seam is the last word before a
 * replacement with its first word, or its last word with the first one after; labels have seams of their own,
 * since no model has read them as words.
 */

import { EditedText } from "../../document/edited-text.js";
import type { Span } from "../../document/span.js";
import type { LanguageModel } from "../../models/language-model.js";

interface ReadabilityEdit extends Span {
  readonly replacement: string;
}

export interface ReadableDocument {
  readonly id: string;
  readonly text: string;
  /** In reading order, none overlapping another. */
  readonly edits: readonly ReadabilityEdit[];
}

/** Figures of one kind of replacement; nats per word piece. */
interface SeamFigures {
  readonly replacements: number;
  readonly original: number;
  readonly replaced: number;
  /** Mean of `replaced - original`. */
  readonly excess: number;
  /** Share of replacements whose seams are `ROUGH` nats rougher than the original's. */
  readonly rough: number;
}

/** One replacement with its context, for people to read. */
export interface Seam {
  readonly id: string;
  readonly before: string;
  readonly original: string;
  readonly replacement: string;
  readonly after: string;
  readonly excess: number;
  readonly label: boolean;
}

export interface Readability {
  readonly documents: number;
  readonly words: SeamFigures;
  readonly labels: SeamFigures;
  /** Worst first; labels apart. */
  readonly seams: readonly Seam[];
}

/** Nats per piece: the model finds the place e³ times less probable. */
const ROUGH = 3;
const CONTEXT = 70;

const LABEL = /^\[[A-Z]+ [0-9A-Z]+\]$|^\*+$/;
const LAST_WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}’'-]*[\p{P}\s]{0,2}$/u;
const FIRST_WORD = /^[\p{P}\s]{0,2}[\p{L}\p{N}][\p{L}\p{M}\p{N}’'-]*/u;

export function evaluateReadability(
  documents: readonly ReadableDocument[],
  model: LanguageModel,
): Readability {
  const seams: (Seam & { readonly first: number; readonly second: number })[] = [];
  for (const { id, text, edits } of documents) {
    const ends = placed(text, edits);
    const original = surprisalsOf(text, edits, model);
    const replaced = surprisalsOf(ends.text, ends.spans, model);
    edits.forEach(({ start, end, replacement }, i) => {
      const [first, second] = [original[i], replaced[i]];
      if (first === undefined || second === undefined) return;
      const at = ends.spans[i]!;
      seams.push({
        id,
        before: ends.text.slice(Math.max(0, at.start - CONTEXT), at.start),
        original: text.slice(start, end),
        replacement,
        after: ends.text.slice(at.end, at.end + CONTEXT),
        excess: second - first,
        label: LABEL.test(replacement),
        first,
        second,
      });
    });
  }
  const figures = (label: boolean): SeamFigures => {
    const own = seams.filter((seam) => seam.label === label);
    const mean = (of: (seam: (typeof own)[number]) => number) =>
      own.length === 0 ? 0 : own.reduce((sum, seam) => sum + of(seam), 0) / own.length;
    return {
      replacements: own.length,
      original: mean(({ first }) => first),
      replaced: mean(({ second }) => second),
      excess: mean(({ excess }) => excess),
      rough: mean(({ excess }) => (excess >= ROUGH ? 1 : 0)),
    };
  };
  return {
    documents: documents.length,
    words: figures(false),
    labels: figures(true),
    seams: seams
      .map(({ first: _, second: __, ...seam }) => seam)
      .sort((a, b) => Number(a.label) - Number(b.label) || b.excess - a.excess),
  };
}

/** The edited text, and where the replacements are in it. */
function placed(
  text: string,
  edits: readonly ReadabilityEdit[],
): { readonly text: string; readonly spans: readonly Span[] } {
  const out = new EditedText(text);
  const spans = edits.map(({ start, end, replacement }) => out.replace(start, end, replacement));
  return { text: out.finish(), spans };
}

/** Nats per piece at the seams of each span; undefined where nothing is beside it. */
function surprisalsOf(
  text: string,
  spans: readonly Span[],
  model: LanguageModel,
): (number | undefined)[] {
  const seams = spans.map((span) => seamsOf(text, span));
  const answers = model.surprisal(text, seams.flat());
  let at = 0;
  return seams.map((own) => {
    const of = answers.slice(at, (at += own.length));
    const tokens = of.reduce((sum, one) => sum + one.tokens, 0);
    if (tokens === 0) return undefined;
    return -of.reduce((sum, { logProbability }) => sum + logProbability, 0) / tokens;
  });
}

/** The stretches over both ends of a span; none where a line ends there. */
function seamsOf(text: string, { start, end }: Span): Span[] {
  const words = text.slice(start, end);
  const before = LAST_WORD.exec(text.slice(Math.max(0, start - 40), start))?.[0];
  const after = FIRST_WORD.exec(text.slice(end, end + 40))?.[0];
  const first = FIRST_WORD.exec(words)?.[0].length ?? words.length;
  const last = LAST_WORD.exec(words)?.[0].length ?? words.length;
  return [
    ...(before === undefined || before.includes("\n")
      ? []
      : [{ start: start - before.length, end: start + Math.max(1, first) }]),
    ...(after === undefined || after.includes("\n")
      ? []
      : [{ start: end - Math.max(1, last), end: end + after.length }]),
  ];
}
