/** Base forms of English words. */

import { lemmatizer } from "./lemmatizer.js";

/** The base form of a word: 'dogs' is 'dog'. */
export function lemmaOf(word: string): string {
  const lower = word.toLowerCase().replace(/[’']s?$/, "");
  const noun = lemmatizer().noun(lower);
  return noun === lower ? lemmatizer().adjective(lower) : noun;
}

/** A noun in small letters in the singular: 'cities' is 'city'. */
export const singularOf = (noun: string): string => lemmatizer().noun(noun);
