/** Function words of the languages other than English. */

import { FUNCTION_WORDS_OF } from "./function-words-table.js";

const sets = new Map<string, ReadonlySet<string>>();

function wordsOfLanguage(language: string): ReadonlySet<string> {
  let words = sets.get(language);
  if (!words) sets.set(language, (words = new Set((FUNCTION_WORDS_OF[language] ?? "").split(" "))));
  return words;
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** Whether `text` holds nothing but function words of a language: 'Die', 'Jest', 'Sehr geehrte'. */
export function isFunctionWordsOf(text: string, language: string): boolean {
  const words = text.toLowerCase().match(WORD);
  if (!words) return false;
  const known = wordsOfLanguage(language);
  return words.every((word) => known.has(word));
}
