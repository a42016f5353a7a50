/** The sentence around a mention, found without a model: good enough for context, never for meaning. */

import type { Span } from "../document/span.js";
import type { Sentence } from "./replacer.js";

/** Of a sentence that does not end, so much to either side. */
const REACH = 240;

const END_BEFORE = /(?:[.!?][”"')\]]?\s+(?=[\p{Lu}\p{N}“"(])|\n\s*\n|\n(?=\s*(?:[-*•]|\d+\.)\s))/gu;
// 'Mr. Berg' and 'no. 12' end no sentence
const ABBREVIATION = /(?:^|[\s(])(?:\p{Lu}|Mr|Mrs|Ms|Dr|Prof|St|no|No|nos|v|art|vol|p|pp)\.\s+$/u;

/** The sentence of `text` that contains the span. */
export function sentenceAround(text: string, { start, end }: Span): Sentence {
  const from = Math.max(0, start - REACH);
  const to = Math.min(text.length, end + REACH);
  let first = from;
  for (const match of text.slice(from, start).matchAll(END_BEFORE)) {
    const after = match.index + match[0].length;
    if (!ABBREVIATION.test(text.slice(from, from + after))) first = from + after;
  }
  let last = to;
  for (const match of text.slice(end, to).matchAll(END_BEFORE)) {
    const after = match.index + match[0].length;
    if (ABBREVIATION.test(text.slice(end, end + after))) continue;
    last = end + match.index + match[0].trimEnd().length;
    break;
  }
  return { text: text.slice(first, last), start: start - first, end: end - first };
}
