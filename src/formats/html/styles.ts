/**
 * Style sheets by a list of what is allowed: each token is of the vocabulary of CSS, a number, a colour,
 * or a name that the page gives to a part of its own, which may get a number. Anything else is emptied or goes.
 */

import { type CSSToken, TokenType, tokenizer } from "@csstools/css-tokenizer";
import type { Edit } from "./edits.js";
import { isKnown, type OwnNames } from "./standard.js";

/** Properties whose strings a reader sees; `--*` can be used by any of them. */
const SHOWN =
  /^(?:content|quotes|list-style(?:-type)?|prefix|suffix|symbols|additive-symbols|negative|pad|string-set|hyphenate-character|text-emphasis(?:-style)?|--.*)$/;
const ADDRESS = /^(?:-\w+-)?(?:url|src|image|image-set|url-prefix|domain)$/;
const HEX_COLOR = /^(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;
/** Units, exponents and the second halves of ranges of characters (`U+0025-00FF`). */
const HEX_UNIT = /^[0-9a-f]{1,4}$/i;
/** Indexes of layers are sevens or nines in a row, or the largest whole number there is. */
const ROUND_NUMBER =
  /^[-+]?(?:\d{1,5}(?:\.\d{0,17})?|\.\d{1,17}|9+|2147483647)(?:e[-+]?\d{1,2})?$/i;

/**
 * The edits that leave of a style sheet what is allowed.
 */
export function styleEdits(css: string, names: OwnNames): Edit[] {
  const edits: Edit[] = [];
  const { tokens, read } = tokensOf(css);
  const preludes = preludesOf(tokens);
  let property = "";
  let inValue = false;
  /** Where a call of an address began, until its bracket. */
  let address: { readonly start: number; data: boolean } | undefined;
  for (const [i, token] of tokens.entries()) {
    const [type, raw, start, last, about] = token;
    const end = last + 1;
    const put = (text: string): void => {
      if (text !== css.slice(start, end)) edits.push({ start, end, text });
    };
    switch (type) {
      case TokenType.Comment:
        // without a sign between them, the words beside it would become one
        put(raw === "/**/" || (joins(css[start - 1]) && joins(css[end])) ? "/**/" : "");
        break;
      case TokenType.BadString:
      case TokenType.BadURL:
        put("");
        break;
      case TokenType.String: {
        const { value } = about;
        if (address) {
          if (isData(value)) address.data = true;
          else if (value.startsWith("#")) put(`"${fragment(value, names)}"`);
          else if (!isPlainPath(value)) put('""');
        } else if (
          inValue && !preludes[i] && SHOWN.test(property) ? hasWords(value) : !isKnown(value)
        )
          put('""');
        break;
      }
      case TokenType.URL: {
        const { value } = about;
        if (isData(value)) put("");
        else if (value.startsWith("#")) put(`url(${fragment(value, names)})`);
        else if (!isPlainPath(value)) put("url()");
        break;
      }
      case TokenType.Function: {
        const name = about.value.toLowerCase();
        if (ADDRESS.test(name)) address = { start, data: false };
        if (!isKnown(name)) put(`${names.of(about.value)}(`);
        break;
      }
      case TokenType.CloseParen:
        if (address?.data) {
          while ((edits.at(-1)?.start ?? -1) >= address.start) edits.pop();
          edits.push({ start: address.start, end, text: "" });
        }
        address = undefined;
        break;
      case TokenType.Ident: {
        const { value } = about;
        if (!inValue) property = value.toLowerCase();
        const own = names.of(value);
        if (own !== value) put(own);
        break;
      }
      case TokenType.AtKeyword: {
        const own = names.of(about.value);
        if (own !== about.value) put(`@${own}`);
        break;
      }
      case TokenType.Hash: {
        if (!preludes[i] && HEX_COLOR.test(about.value)) break;
        const own = names.of(about.value);
        if (own !== about.value) put(`#${own}`);
        break;
      }
      case TokenType.Dimension: {
        const { unit } = about;
        const number = raw.slice(0, numberLength(raw));
        const known = isKnown(unit) || HEX_UNIT.test(unit);
        if (!known || !ROUND_NUMBER.test(number))
          put(
            `${ROUND_NUMBER.test(number) ? number : "99999"}${known ? raw.slice(number.length) : "px"}`,
          );
        break;
      }
      case TokenType.Number:
      case TokenType.Percentage:
        if (!ROUND_NUMBER.test(raw.replace(/%$/, ""))) put(`99999${raw.endsWith("%") ? "%" : ""}`);
        break;
      case TokenType.Delim:
        if (/[\p{L}\p{M}\p{N}]/u.test(raw)) put("");
        break;
      case TokenType.Colon:
        inValue = true;
        break;
      case TokenType.Semicolon:
      case TokenType.OpenCurly:
      case TokenType.CloseCurly:
        inValue = false;
        property = "";
        address = undefined;
        break;
    }
  }
  const rest = address?.data ? address.start : read;
  if (rest < css.length) edits.push({ start: rest, end: css.length, text: "" });
  return edits;
}

/** A style sheet that says nothing but style. */
export function plainStyle(css: string, names: OwnNames): string {
  let out = "";
  let at = 0;
  for (const { start, end, text } of styleEdits(css, names)) {
    out += css.slice(at, start) + text;
    at = end;
  }
  return out + css.slice(at);
}

/** The tokens, as far as a sheet is read: what follows a name too long for the tokenizer's stack is no style. */
function tokensOf(css: string): { readonly tokens: CSSToken[]; readonly read: number } {
  const reader = tokenizer({ css });
  const tokens: CSSToken[] = [];
  try {
    while (!reader.endOfFile()) {
      const token = reader.nextToken();
      if (token[0] !== TokenType.EOF) tokens.push(token);
    }
    return { tokens, read: css.length };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { tokens, read: (tokens.at(-1)?.[3] ?? -1) + 1 };
  }
}

/** For each token whether what it is in ends with a bracket that opens a block: a selector, a condition. */
function preludesOf(tokens: readonly CSSToken[]): boolean[] {
  const found: boolean[] = [];
  let before = false;
  for (let i = tokens.length - 1; i >= 0; i--) {
    const type = tokens[i]![0];
    if (type === TokenType.OpenCurly) before = true;
    else if (type === TokenType.Semicolon || type === TokenType.CloseCurly) before = false;
    found[i] = before;
  }
  return found;
}

const joins = (character = ""): boolean => /[-\w\u0080-\uffff\\]/.test(character);

const hasWords = (text: string): boolean => /\p{L}|\p{N}/u.test(text);

/** A browser ignores white space and control characters before and within a scheme. */
const isData = (url: string): boolean =>
  /^(?:data|javascript|vbscript|blob):/i.test(url.replace(/[\0-\x20]/g, ""));

/** Addresses that say nothing: paths of known words, without a query. */
export const isPlainPath = (url: string): boolean =>
  /^(?:(?:https?:)?\/\/[\w.-]+(?::\d+)?)?[\w./~-]*$/i.test(url) && isKnown(url);

/** The name of a part of the page, `#name`, as it is called in the output. */
export const fragment = (url: string, names: OwnNames): string => {
  const name = url.slice(1);
  return /^[-\w\u0080-\uffff:.]*$/.test(name) ? `#${names.of(name)}` : "#";
};

const numberLength = (raw: string): number =>
  /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/i.exec(raw)?.[0].length ?? 0;

/** A style with its escapes (`\41` is A) resolved. */
export const unescaped = (css: string): string =>
  css.replace(/\\(?:([0-9a-f]{1,6})\s?|([^\n]))/gi, (_, hex?: string, character = "") => {
    if (hex === undefined) return character;
    const code = Number.parseInt(hex, 16);
    return code === 0 || code > 0x10ffff ? "\ufffd" : String.fromCodePoint(code);
  });
