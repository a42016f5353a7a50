import type { Span } from "../../document/span.js";

/** Letters, digits and underscores of any script: what Python's `\w+` matches, unlike JavaScript's. */
const TOKEN = /[\p{L}\p{N}_]+/gu;

/** The tokens of a text, or of one span of it, in reading order. A span may cut a token. */
export function tokensOf(text: string, within: Span = { start: 0, end: text.length }): Span[] {
  return Array.from(text.slice(within.start, within.end).matchAll(TOKEN), (match) => {
    const start = within.start + match.index;
    return { start, end: start + match[0].length };
  });
}
