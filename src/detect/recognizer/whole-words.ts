/** Borders that fall inside a word, moved to its ends. */

import type { Span } from "../../document/span.js";

/** A longer run is no word that a border cuts by mistake. */
const LONGEST_WORD = 60;

/**
 * A span with the words at its edges whole.
 * @param unit matches a character that belongs to a word
 */
export function wholeWords(text: string, { start, end }: Span, unit: RegExp): Span {
  const within = (offset: number): boolean =>
    offset > 0 &&
    offset < text.length &&
    unit.test(unitAt(text, offset - 1)) &&
    unit.test(unitAt(text, offset));
  let first = start;
  while (start - first < LONGEST_WORD && within(first)) first--;
  let last = end;
  while (last - end < LONGEST_WORD && within(last)) last++;
  return { start: within(first) ? start : first, end: within(last) ? end : last };
}

/** The character that an offset falls in, whole where it takes two units. */
export function unitAt(text: string, offset: number): string {
  const code = text.charCodeAt(offset);
  if (code >= 0xdc00 && code <= 0xdfff) return text.slice(offset - 1, offset + 1);
  return String.fromCodePoint(text.codePointAt(offset)!);
}
