/** Words of which names of files and of columns are made, in all languages that are read: 'Protokoll', 'facture', 'draft'. */

import { wordList } from "./lists.js";
import { memoize } from "./memo.js";
import { SUPPORTED_LANGUAGES } from "./supported.js";

const ofLanguage = memoize(
  (language: string): ReadonlySet<string> => new Set(wordList(`${language}/file-words`)),
);

/** Whether a word, in lower case, is one of them. */
export const isFileWord = (word: string): boolean =>
  SUPPORTED_LANGUAGES.some((language) => ofLanguage(language).has(word));
