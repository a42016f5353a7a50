/** Style sheets: what of them is no style. */

import { inReadingOrder, type Span } from "../../document/span.js";

const COMMENT = /\/\*[\s\S]*?(?:\*\/|$)/g;
const DATA_URL = /url\(\s*(["']?)\s*data:[\s\S]*?\1\s*\)/gi;
const CONTENT = /(\bcontent\s*:[^;}"']*)("(?:[^"\\]|\\[\s\S])*"|'(?:[^'\\]|\\[\s\S])*')/gi;

/** Comments, data URLs and words that a style puts on the page; signs, as of lists, stay. */
export function notStyle(css: string): Span[] {
  const found: Span[] = [];
  for (const pattern of [COMMENT, DATA_URL]) {
    for (const { 0: all, index } of css.matchAll(pattern)) {
      found.push({ start: index, end: index + all.length });
    }
  }
  for (const { 0: all, 1: before, 2: string, index } of css.matchAll(CONTENT)) {
    if (/\p{L}|\p{N}/u.test(unescaped(string!))) {
      found.push({ start: index + before!.length, end: index + all.length });
    }
  }
  return found.sort(inReadingOrder);
}

/** A style with its escapes (`\41` is A) resolved. */
export const unescaped = (css: string): string =>
  css.replace(/\\([0-9a-f]{1,6})\s?/gi, (_, hex: string) => {
    const code = Number.parseInt(hex, 16);
    return code === 0 || code > 0x10ffff ? "\ufffd" : String.fromCodePoint(code);
  });
