/** A text in paragraphs, the pieces the view draws one by one. */

import { countWhile } from "../../../src/document/search.js";

/** Half-open, UTF-16 code units of the document's text. */
export interface Paragraph {
  readonly start: number;
  readonly end: number;
}

/** A longer paragraph is drawn in pieces, so that one change never lays out too much. */
const LONGEST = 5_000;

/**
 * The paragraphs of a text, parted at blank lines; the blank lines belong to none. A paragraph over
 * 5,000 units is cut at a space, never inside a code point.
 */
export function paragraphsOf(text: string): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  const blank = /(?:\r\n|\n|\r)(?:[ \t]*(?:\r\n|\n|\r))+/g;
  let start = 0;
  for (const match of text.matchAll(blank)) {
    addPieces(text, start, match.index, paragraphs);
    start = match.index + match[0].length;
  }
  addPieces(text, start, text.length, paragraphs);
  return paragraphs;
}

function addPieces(text: string, from: number, end: number, paragraphs: Paragraph[]): void {
  let start = from;
  while (end - start > LONGEST) {
    const space = text.lastIndexOf(" ", start + LONGEST);
    let cut = space > start + LONGEST / 2 ? space + 1 : start + LONGEST;
    if (isLowSurrogate(text.charCodeAt(cut))) cut += 1;
    paragraphs.push({ start, end: cut });
    start = cut;
  }
  if (end > start) paragraphs.push({ start, end });
}

const isLowSurrogate = (unit: number) => unit >= 0xdc00 && unit <= 0xdfff;

/** Paragraphs in a box that the browser lays out when it comes into view. */
export const PAGE = 16;

/** Index of the paragraph that holds an offset, or of the next one. */
export function paragraphAt(paragraphs: readonly Paragraph[], offset: number): number {
  return countWhile(paragraphs.length - 1, (i) => paragraphs[i]!.end <= offset);
}
