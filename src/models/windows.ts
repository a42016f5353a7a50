/**
 * Windows over the pieces of a text that is longer than a model reads at once; nothing is truncated.
 *
 * `windowsAtSentences` cuts where a sentence, line or paragraph ends, so that no piece is read twice. `windowsOf` overlaps
 * them, for models of which nobody measured what that costs: each piece belongs to the window that sees more around it.
 */

import type { Encoding } from "./tokenizer.js";

export interface Window {
  /** Pieces the model reads: `[start, end)`. */
  readonly start: number;
  readonly end: number;
  /** Pieces whose predictions count: `[keepFrom, keepTo)`; those of all windows follow each other. */
  readonly keepFrom: number;
  readonly keepTo: number;
}

/**
 * The windows of `count` pieces, in order; none for an empty text.
 * @param size pieces a window holds, special pieces not counted
 * @param stride pieces between the starts of two windows, at most `size`
 */
export function windowsOf(count: number, size: number, stride: number): Window[] {
  const windows: Window[] = [];
  const half = (size - stride) >> 1;
  let keepFrom = 0;
  for (let start = 0; keepFrom < count; start += stride) {
    const last = start + size >= count;
    const keepTo = last ? count : start + stride + half;
    windows.push({ start, end: Math.min(start + size, count), keepFrom, keepTo });
    keepFrom = keepTo;
  }
  return windows;
}

/** Pieces read before a cut, so that a window's first words have something before them. */
const BEFORE = 16;
/** Pieces read beyond a cut where no sentence and no line ends. */
const BEYOND = 8;
const PARAGRAPH = /[\n\r]\s*[\n\r]/u;
const LINE = /[\n\r]/u;
const SENTENCE_END = /[.!?]["')\]’”]{0,2}$/u;
const LOWER = /\p{Ll}/u;
/** How well a window ends before a piece: at a paragraph's end, a sentence's, a line's, a word's, within one. */
const ENDS = { paragraph: 4, sentence: 3, line: 2, word: 1, within: 0 } as const;

function endBefore({ first, starts, ends }: Encoding, piece: number, text: string): number {
  if (first[piece] === 0) return ENDS.within;
  const before = ends[piece - 1]!;
  const gap = text.slice(before, starts[piece]!);
  if (PARAGRAPH.test(gap)) return ENDS.paragraph;
  const closed = gap !== "" && SENTENCE_END.test(text.slice(Math.max(0, before - 3), before));
  if (closed && !LOWER.test(text[starts[piece]!]!)) return ENDS.sentence;
  return LINE.test(gap) ? ENDS.line : ENDS.word;
}

/**
 * The windows of a text, nearly every piece read once: they are cut in their second half, at a paragraph's end if there is one,
 * else at the last end of a sentence or line, and begin a few pieces before the cut. Only where nothing ends do they go beyond it.
 * @param text what was encoded
 * @param size pieces a window holds, special pieces not counted
 */
export function windowsAtSentences(encoding: Encoding, text: string, size: number): Window[] {
  const { length } = encoding;
  const windows: Window[] = [];
  for (let keepFrom = 0; keepFrom < length; ) {
    const start = Math.max(0, keepFrom - Math.min(BEFORE, size >> 3));
    const full = start + size;
    const { keepTo, ending } =
      full < length
        ? cutOf(encoding, text, keepFrom, full)
        : { keepTo: length, ending: ENDS.paragraph };
    const end = ending > ENDS.word ? keepTo : Math.min(full, length);
    windows.push({ start, end, keepFrom, keepTo });
    keepFrom = keepTo;
  }
  return windows;
}

/** Where the pieces that count from `from` on, in a window that ends at `full`, stop to count, and what ends there. */
function cutOf(encoding: Encoding, text: string, from: number, full: number) {
  let best = { keepTo: full, ending: ENDS.within as number };
  for (let piece = full; piece > (from + full) >> 1; piece--) {
    const ending = endBefore(encoding, piece, text);
    if (ending > best.ending) best = { keepTo: piece, ending };
    if (ending === ENDS.paragraph) break;
  }
  if (best.ending > ENDS.word) return best;
  // a word that fills the window is cut within
  let keepTo = Math.max(full - BEYOND, from + 1);
  while (keepTo > from + 1 && encoding.first[keepTo] === 0) keepTo--;
  return { keepTo: keepTo > from + 1 ? keepTo : full, ending: best.ending };
}
