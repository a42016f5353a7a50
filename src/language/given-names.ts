/** The sex of whoever has a given name, by lists. */

import { wordList } from "./lists.js";
import type { Sex } from "./titles.js";

const OF_EITHER = new Set(wordList("shared/both").map((name) => name.toLowerCase()));
const listed = (prefix: string): ReadonlyMap<string, Sex> =>
  new Map(
    (["female", "male"] as const).flatMap((sex) =>
      wordList(`shared/${prefix}${sex}`).map((name): [string, Sex] => [name.toLowerCase(), sex]),
    ),
  );

const NEARLY_ALWAYS = listed("");
const OF_BIRTHS = listed("births-");

/** Of a word in any case of letters that is nearly always a woman's or a man's given name. */
export const sexOfCommonName = (word: string): Sex | undefined =>
  NEARLY_ALWAYS.get(word.toLowerCase());

/** As `sexOfCommonName`, and by the many names of birth statistics. */
export const listedSexOf = (word: string): Sex | undefined =>
  sexOfCommonName(word) ?? OF_BIRTHS.get(word.toLowerCase());

/** Of a word in any case of letters that is a woman's given name as often as a man's: 'Paris'. */
export const isOfEitherSex = (word: string): boolean => OF_EITHER.has(word.toLowerCase());
