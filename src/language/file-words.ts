/** Words of which names of files and of columns are made, in all languages that are read: 'Protokoll', 'facture', 'draft'. */

import { wordSet } from "./lists.js";
import { SUPPORTED_LANGUAGES } from "./supported.js";

/** Whether a word, in lower case, is one of them. */
export const isFileWord = (word: string): boolean =>
  SUPPORTED_LANGUAGES.some((language) => wordSet(`${language}/file-words`).has(word));
