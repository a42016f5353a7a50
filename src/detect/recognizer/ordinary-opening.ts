/**
 * A noun of forms and logs, a trade or the verb of a request that has its capital from where it stands, which the recognizer takes
 * for a name: 'Undertaker on site', 'Subject: Overpayment', 'Shorten this'. A name is one that the recognizer is sure of, or that has its capital
 * behind another word somewhere in the text.
 */

import type { Span } from "../../document/span.js";
import type { SemanticType } from "../../document/types.js";
import { wordSet } from "../../language/lists.js";

const NAMES: ReadonlySet<SemanticType> = new Set(["PERSON", "LOC", "ORG", "MISC"]);
const LISTS = ["en/form-nouns", "en/occupations", "en/request-verbs", "en/roles"];
/** At this score the recognizer has seen more than the capital. */
const SURE = 0.95;
const ONE_WORD = /^\p{Lu}\p{Ll}{2,}$/u;
/** The beginning of a text, a line, a sentence, a cell, the value of a field; behind a time or a bullet. */
const OPENING =
  /(?:^|\n[ \t>]*|[.!?:;|•*\]–—][ \t]{1,4}|[ \t]{2,}|\t|[([“"'‘] ?|(?:^|\n)[ \t]*[\d:./-]{1,10}[.)]? +|(?<=\p{L}) - )$/u;
const REACH = 24;

/** Whether a find of the recognizer is such a word. @param score of the recognizer */
export function isOrdinaryOpening(
  text: string,
  type: SemanticType,
  { start, end }: Span,
  score: number,
): boolean {
  const word = text.slice(start, end);
  if (!NAMES.has(type) || score >= SURE || !ONE_WORD.test(word)) return false;
  // half of a name: 'BAKER SMITH-JONES'
  if (/^,? \p{Lu}/u.test(text.slice(end, end + 3))) return false;
  if (!LISTS.some((list) => wordSet(list).has(word.toLowerCase()))) return false;
  return OPENING.test(text.slice(Math.max(0, start - REACH), start)) && !isNamed(text, word);
}

/** Whether the text has the word elsewhere as names stand: 'Mr Stone', 'Dave Stone', 'met Stone'. */
const isNamed = (text: string, word: string): boolean =>
  new RegExp(`[\\p{L},] ${word}(?!\\p{L})`, "u").test(text);
