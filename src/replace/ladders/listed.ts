/**
 * The ladder of what `languages/en/vaguer-words.txt` has: a mention of one of a row's kinds that is, letter for letter, one of
 * its entries or its plural, gets the words of the rows that have it. Modifiers of `languages/en/harmless-modifiers.txt` before
 * it are left out.
 */

import { singularOf } from "../../language/lemma.js";
import { rowsOfList, wordList } from "../../language/lists.js";
import { memoize } from "../../language/memo.js";
import type { Candidate } from "../replacer.js";
import type { RuleLadder } from "./ladder.js";

export const listed: RuleLadder = {
  name: "listed",
  propose: ({ original, mention }) => {
    const entry = withoutModifiers(key(original));
    const known = vaguerWords(mention.subtype ?? "");
    const words = known.get(entry) ?? known.get(singularOf(entry));
    if (words === undefined) return undefined;
    return {
      candidates: words.map(
        (text, i): Candidate => ({
          text,
          level: i + 1,
          form: "bare",
          source: "rule",
          truth: "true",
          ground: "list",
        }),
      ),
    };
  },
};

/** The words for each entry of a kind, of all rows that have it, in their order. */
const vaguerWords = memoize((kind: string): ReadonlyMap<string, readonly string[]> => {
  const known = new Map<string, readonly string[]>();
  for (const [kinds, words, entries] of rowsOfList("en/vaguer-words")) {
    if (!kinds!.split(",").includes(kind)) continue;
    for (const entry of entries!.split(", ").map(key))
      known.set(entry, [...(known.get(entry) ?? []), ...words!.split(", ")]);
  }
  return known;
});

const key = (words: string): string =>
  words
    .toLowerCase()
    .replaceAll("’", "'")
    .replace(/^(?:an?|the) /u, "");

const modifiers = memoize(
  (list: string) => new RegExp(`^(?:(?:${wordList(list).join("|")}) )+`, "u"),
);

/** A phrase without modifiers that change nothing about its kind. */
export const withoutModifiers = (words: string): string =>
  words.replace(modifiers("en/harmless-modifiers"), "");
