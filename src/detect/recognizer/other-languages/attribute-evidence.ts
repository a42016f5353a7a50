/** What the recognizer of other languages takes for an attribute, weighed by its words. */

import type { Mention } from "../../../document/document.js";
import { isFunctionWordsOf } from "../../../language/function-words-of.js";
import { listOfLanguage } from "../../../language/lists.js";
import { memoize } from "../../../language/memo.js";
import { isPlainNoun } from "../../../language/plain-listed.js";
import { isListed } from "../../../language/supported.js";
import {
  isStatedOf,
  looksLikeAttribute,
  looksLikeIllness,
} from "../../words/attribute/attribute-forms.js";
import { type Reader, type Word, wordsIn } from "./evidence-words.js";

/** The parts of what is called an attribute that are one by their form or by what is said before them. */
export function attributesIn({ text, language, ordinary }: Reader, one: Mention): Mention[] {
  const words = wordsIn(text, one);
  const stated = isStatedOf(text.slice(Math.max(0, one.start - 40), one.start), language);
  const parts: Mention[] = [];
  let joined = false;
  for (const [i, { start, end, lower, capital, opens }] of words.entries()) {
    // 'Schlafapnoe-Syndrom' is one word
    const unheard =
      !ordinary.has(lower, language) || (lower.includes("-") && looksLikeIllness(lower));
    const telling = looksLikeAttribute(lower) || (capital && !opens && language !== "de");
    const isAttribute =
      lower.length > 2 &&
      unheard &&
      !isPlainNoun(lower, language) &&
      ((telling && !isFunctionWordsOf(lower, language)) || (stated && i === 0));
    if (isAttribute && joined) parts[parts.length - 1] = { ...parts.at(-1)!, end };
    else if (isAttribute) parts.push({ ...one, start, end });
    joined = isAttribute;
  }
  return parts;
}

const around = memoize((language: string) => {
  const listed = isListed(language) ? listOfLanguage(language, "around-attributes") : [];
  const any = (entries: readonly string[]): string =>
    entries.map((entry) => entry.toLowerCase().replace("*", "\\p{Ll}{0,6}")).join("|") || "(?!)";
  return new RegExp(`^(?:${any(listed)})$`, "u");
});

/** Shorter than the lists of function words begin, and what is elided: 'd’un', 'z'. */
const PARTICLE = /^(?:(?:[dl]|un)['’]?\p{Ll}{0,4}|\p{Ll}{1,2})$/u;

/**
 * A find of the recognizer without the words around the attribute: 'Leberkrebs' of 'Leberkrebs verstorben', 'cancer' of 'mort d'un
 * cancer'; nothing where it has no others: 'confession', 'gestürzt'.
 */
export function withinAttribute(text: string, language: string, one: Mention): Mention[] {
  const words = wordsIn(text, one);
  const isAround = ({ lower }: Word): boolean => around(language).test(lower);
  const joins = (word: Word): boolean =>
    !word.capital && (isFunctionWordsOf(word.lower, language) || PARTICLE.test(word.lower));
  let [first, last] = [0, words.length];
  while (first < last - 1 && joins(words[first]!)) first++;
  while (first < last && isAround(words[first]!)) {
    first++;
    while (first < last && joins(words[first]!)) first++;
  }
  while (last > first && isAround(words[last - 1]!)) {
    last--;
    while (last > first && joins(words[last - 1]!)) last--;
  }
  if (first === last) return words.length === 0 ? [one] : [];
  const start = first === 0 ? one.start : words[first]!.start;
  const end = last === words.length ? one.end : words[last - 1]!.end;
  return [{ ...one, start, end }];
}
