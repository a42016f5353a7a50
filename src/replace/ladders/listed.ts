/**
 * The ladder of what `languages/en/vaguer-words.txt` has: a mention of one of a row's kinds that is, letter for letter, one of
 * its entries, or one with modifiers of `languages/en/harmless-modifiers.txt` before it, gets the row's words.
 */

import { rowsOfList, wordList } from "../../language/lists.js";
import { memoize } from "../../language/memo.js";
import type { Candidate } from "../replacer.js";
import type { RuleLadder } from "./ladder.js";

export const listed: RuleLadder = {
  name: "listed",
  propose: ({ original, mention }) => {
    const words = vaguerWords(mention.subtype ?? "").get(withoutModifiers(key(original)));
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

/** The words for each entry of a kind. */
const vaguerWords = memoize(
  (kind: string): ReadonlyMap<string, readonly string[]> =>
    new Map(
      rowsOfList("en/vaguer-words").flatMap(([kinds, words, entries]) =>
        kinds!.split(",").includes(kind)
          ? entries!.split(", ").map((entry) => [key(entry), words!.split(", ")] as const)
          : [],
      ),
    ),
);

const key = (words: string): string => words.toLowerCase().replaceAll("’", "'");

const modifiers = memoize(
  (list: string) => new RegExp(`^(?:(?:${wordList(list).join("|")}) )+`, "u"),
);

/** A phrase without modifiers that change nothing about its kind. */
export const withoutModifiers = (words: string): string =>
  words.replace(modifiers("en/harmless-modifiers"), "");
