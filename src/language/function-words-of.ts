/** Function words of the languages other than English. */

import { listOfLanguage } from "./lists.js";
import { memoize } from "./memo.js";
import { isListed } from "./supported.js";

const wordsOfLanguage = memoize(
  (language: string): ReadonlySet<string> =>
    new Set(isListed(language) ? listOfLanguage(language, "function-words") : []),
);

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** Whether `text` holds nothing but function words of a language: 'Die', 'Jest', 'Sehr geehrte'. */
export function isFunctionWordsOf(text: string, language: string): boolean {
  const words = text.toLowerCase().match(WORD);
  if (!words) return false;
  const known = wordsOfLanguage(language);
  return words.every((word) => known.has(word));
}
