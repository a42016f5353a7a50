/** Base forms of English words. */

import { lemmatizer } from "./lemmatizer.js";
import { memoize } from "./memo.js";

/** Words whose base form is remembered: the frequent ones of any text, and those of the one at hand. */
const REMEMBERED = 5_000;

/** The base form of a word: 'dogs' is 'dog'. */
export const lemmaOf = memoize((word) => {
  const lower = word.toLowerCase().replace(/[’']s?$/, "");
  const noun = lemmatizer().noun(lower);
  return noun === lower ? lemmatizer().adjective(lower) : noun;
}, REMEMBERED);

/** A noun in small letters in the singular: 'cities' is 'city'. */
export const singularOf = (noun: string): string => lemmatizer().noun(noun);
