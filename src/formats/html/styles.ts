/** Style sheets: what of them is no style. Read in one pass, so that time grows with length alone. */

import { inReadingOrder, type Span } from "../../document/span.js";

/**
 * A comment, a string, a character that ends something, or a name, which may open a call; a longer name than any
 * comes in pieces, since a search remembers each of its characters.
 */
const TOKEN = /\/\*|["']|[;{}:]|(?:[-\w\u0080-\uffff]|\\[\s\S]){1,999}\(?/g;
const DATA = /[\s"']*data:/iy;

/** Properties whose strings a reader sees; `--*` can be used by any of them. */
const SHOWN =
  /^(?:content|quotes|list-style(?:-type)?|prefix|suffix|symbols|additive-symbols|negative|pad|string-set|hyphenate-character|text-emphasis(?:-style)?|--.*)$/;

/** Comments, data URLs and words that a style puts on the page; signs, as of lists, stay. */
export function notStyle(css: string): Span[] {
  const found: Span[] = [];
  let property = "";
  let inValue = false;
  TOKEN.lastIndex = 0;
  for (let token = TOKEN.exec(css); token !== null; token = TOKEN.exec(css)) {
    const { 0: text, index: start } = token;
    let end = TOKEN.lastIndex;
    if (text === "/*") {
      end = after(css, "*/", end);
      found.push({ start, end });
    } else if (text === '"' || text === "'") {
      end = stringEnd(css, start);
      if (inValue && SHOWN.test(property) && hasWords(css.slice(start, end))) {
        found.push({ start, end });
      }
    } else if (text === ":") {
      inValue = true;
    } else if (text.length === 1 && ";{}".includes(text)) {
      inValue = false;
      property = "";
    } else if (text.endsWith("(") && /(?:^|-)url$/.test(nameOf(text.slice(0, -1)))) {
      end = urlEnd(css, end);
      DATA.lastIndex = TOKEN.lastIndex;
      if (DATA.test(css)) found.push({ start, end });
    } else if (!inValue) {
      property = nameOf(text);
    }
    TOKEN.lastIndex = end;
  }
  return found.sort(inReadingOrder);
}

const nameOf = (text: string): string => unescaped(text).toLowerCase();

const hasWords = (text: string): boolean => /\p{L}|\p{N}/u.test(unescaped(text));

/** Where a closing mark ends; without one, what it closes reaches to the end. */
function after(css: string, mark: string, from: number): number {
  const at = css.indexOf(mark, from);
  return at < 0 ? css.length : at + mark.length;
}

/** The end of the string that begins at a quote: its like, or the end of the line. */
function stringEnd(css: string, start: number): number {
  const quote = css[start]!;
  for (let at = start + 1; at < css.length; at++) {
    if (css[at] === "\\") at++;
    else if (css[at] === quote) return at + 1;
    else if (css[at] === "\n") return at;
  }
  return css.length;
}

/** The end of `url(`, from after its bracket: the bracket that no quotes enclose. */
function urlEnd(css: string, from: number): number {
  let at = from;
  while (/\s/.test(css[at] ?? "")) at++;
  if (css[at] === '"' || css[at] === "'") at = stringEnd(css, at);
  for (; at < css.length; at++) {
    if (css[at] === "\\") at++;
    else if (css[at] === ")") return at + 1;
  }
  return css.length;
}

/** A style with its escapes (`\41` is A) resolved. */
export const unescaped = (css: string): string =>
  css.replace(/\\(?:([0-9a-f]{1,6})\s?|([^\n]))/gi, (_, hex?: string, character = "") => {
    if (hex === undefined) return character;
    const code = Number.parseInt(hex, 16);
    return code === 0 || code > 0x10ffff ? "\ufffd" : String.fromCodePoint(code);
  });
