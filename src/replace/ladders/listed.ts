/**
 * The ladder of the rows of vaguer words: a mention of one of a row's kinds that is, letter for letter, one of its entries or its
 * plural, gets the words of the rows that have it. Modifiers of `languages/en/harmless-modifiers.txt` before it are left out.
 */

import { singularOf } from "../../language/lemma.js";
import { wordList } from "../../language/lists.js";
import { memoize } from "../../language/memo.js";
import { vaguerWords } from "../../language/vaguer-words.js";
import type { Candidate } from "../replacer.js";
import type { RuleLadder } from "./ladder.js";

export const listed: RuleLadder = {
  name: "listed",
  propose: ({ original, mention }) => {
    const entry = withoutModifiers(original.toLowerCase().replace(/^(?:an?|the) /u, ""));
    const of = (phrase: string) => vaguerWords(mention.subtype ?? "", phrase);
    const words = of(entry) ?? of(singularOf(entry));
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

const modifiers = memoize(
  (list: string) => new RegExp(`^(?:(?:${wordList(list).join("|")}) )+`, "u"),
);

/** A phrase without modifiers that change nothing about its kind. */
export const withoutModifiers = (words: string): string =>
  words.replace(modifiers("en/harmless-modifiers"), "");
