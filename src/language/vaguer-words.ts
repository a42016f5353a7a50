/**
 * What `languages/en/vaguer-words.txt` (this project's rows) and `classified-words.txt` (those of classifications) say of a
 * phrase, letter for letter and whole.
 */

import { rowsOfList } from "./lists.js";
import { memoize } from "./memo.js";

const LISTS = ["en/vaguer-words", "en/classified-words"];
/** The words for each entry of a kind, of all rows that have it, in their order. */
const rowsOf = memoize((kind: string): ReadonlyMap<string, readonly string[]> => {
  const known = new Map<string, readonly string[]>();
  for (const [kinds, words, entries] of LISTS.flatMap(rowsOfList)) {
    if (!kinds!.split(",").includes(kind)) continue;
    for (const entry of entries!.split(", ").map(key))
      known.set(entry, [...(known.get(entry) ?? []), ...words!.split(", ")]);
  }
  return known;
});

/** Vaguer words for a phrase of a kind, most specific first; undefined where it is no entry. */
export const vaguerWords = (kind: string, phrase: string): readonly string[] | undefined =>
  rowsOf(kind).get(key(phrase));

const key = (words: string): string =>
  words
    .toLowerCase()
    .replaceAll("’", "'")
    .replace(/^(?:an?|the) /u, "");
