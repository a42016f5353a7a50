/**
 * Folding of terms: what reads the same is the same term. A term is a row of folded tokens with single
 * spaces between: no case, no marks on letters, no punctuation ("O’Brien-Łukasz" is "o brien lukasz").
 */

import { PLAIN_LETTERS } from "./letters.js";

/** A token of a text: its folded form and its place, UTF-16. */
export interface TermToken {
  readonly folded: string;
  /** Written with a capital first. */
  readonly capital: boolean;
  readonly start: number;
  readonly end: number;
}

// scripts written without spaces: every character a token
const TOKEN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]\p{M}*|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{N}\p{M}\p{Cf}])+/gu;
const CAPITAL = /^\p{Lu}/u;
const PLAIN = /^[a-z0-9]*$/;
const NOT_LETTERS = /[^\p{L}\p{N}]/gu;

// letters that no decomposition takes apart
const LETTERS: Readonly<Record<string, string>> = { ...PLAIN_LETTERS, ħ: "h", ŧ: "t", ŋ: "n" };
const LETTER = new RegExp(`[${Object.keys(LETTERS).join("")}]`, "g");

/** The tokens of a text, in order; linear in its length. */
export function termTokens(text: string): TermToken[] {
  const tokens: TermToken[] = [];
  TOKEN.lastIndex = 0;
  for (let match = TOKEN.exec(text); match; match = TOKEN.exec(text)) {
    const folded = foldToken(match[0]);
    if (folded !== "") {
      const [token] = match;
      const capital = CAPITAL.test(token);
      tokens.push({ folded, capital, start: match.index, end: match.index + token.length });
    }
  }
  return tokens;
}

/** The folded form of a term; empty where it has neither letter nor digit. */
export function foldTerm(term: string): string {
  const lower = term.toLowerCase();
  if (PLAIN.test(lower)) return lower;
  return termTokens(term)
    .map(({ folded }) => folded)
    .join(" ");
}

function foldToken(token: string): string {
  const lower = token.toLowerCase();
  if (PLAIN.test(lower)) return lower;
  return lower
    .normalize("NFKD")
    .toLowerCase()
    .replace(NOT_LETTERS, "")
    .replace(LETTER, (letter) => LETTERS[letter]!);
}
