/**
 * English titles and words for relatives, from the files `en/titles` and `en/kin`, with the titles of other languages that
 * English texts write too. Those of texts in other languages are lists of their own.
 */

import { valuesOf } from "./lists.js";
import { escaped } from "./quantity/alternatives.js";

export type Sex = "female" | "male";

/** What a title says about the words after it and about its bearer. */
export interface Title {
  /**
   * `name`: after it any capitalized word is a name, as after 'Mr'.
   * `rank`: so is one that is no word of places or organizations, as after 'Judge', 'King'.
   * `office`: as `rank`, and the mention begins after it, as after 'President'.
   * `role`: only a name of two parts is safe, and the mention begins after it, as after 'witness'.
   * `kin`: as `role`, or one word after 'his', 'her'; a comma may come between.
   */
  readonly kind: "name" | "rank" | "office" | "role" | "kin";
  readonly gender?: Sex;
  /** Several people follow: 'Messrs Smith and Jones'. */
  readonly several?: true;
}

/** File and key of a line, what it says, and whether letter case counts. */
const KEYS: readonly (readonly [
  path: string,
  key: string,
  title: Title,
  caseSensitive: boolean,
])[] = [
  ["en/titles", "name", { kind: "name" }, true],
  ["en/titles", "name of a man", { kind: "name", gender: "male" }, true],
  ["en/titles", "name of a woman", { kind: "name", gender: "female" }, true],
  ["en/titles", "rank of a man", { kind: "rank", gender: "male" }, true],
  ["en/titles", "rank of a woman", { kind: "rank", gender: "female" }, true],
  ["en/titles", "rank", { kind: "rank" }, false],
  ["en/titles", "rank with a capital", { kind: "rank" }, true],
  ["en/titles", "office", { kind: "office" }, true],
  ["en/titles", "role", { kind: "role" }, false],
  ["en/kin", "man", { kind: "kin", gender: "male" }, false],
  ["en/kin", "woman", { kind: "kin", gender: "female" }, false],
  ["en/kin", "anybody", { kind: "kin" }, false],
  ["en/titles", "several", { kind: "rank", several: true }, true],
];

/** Titles as written; roles and relatives also in lower case. */
export const TITLE_PHRASES = KEYS.flatMap(([path, key, value, caseSensitive]) =>
  valuesOf(path, key).map((phrase) => ({ phrase, value, caseSensitive })),
);

const of = (...kinds: readonly Title["kind"][]) =>
  TITLE_PHRASES.filter(({ value }) => kinds.includes(value.kind));
/** Alternatives of a regular expression, of which the longest fits; a blank is any space. */
const alternatives = (words: Iterable<string>): string =>
  [...new Set(words)]
    .sort((a, b) => b.length - a.length)
    .map((word) => escaped(word).replaceAll(" ", "\\s+"))
    .join("|");

/** What stands before a name in place of it: 'Mrs', 'Judge', 'President'; a part of a regular expression that minds case. */
export const TITLE = alternatives(
  of("name", "rank", "office")
    .filter(({ value }) => !value.several)
    .map(({ phrase }) => phrase),
);

const BEFORE_A_NAME = new Set(of("name", "rank").map(({ phrase }) => phrase));

/** Whether the words are a title before which a name is incomplete: 'Sgt', 'Mrs.', 'Judge'. */
export const isTitle = (words: string): boolean => BEFORE_A_NAME.has(words.replace(/\.$/u, ""));

const RANKS = new Set(of("rank").map(({ phrase }) => phrase));

/** Whether a word is a rank: 'Judge', 'Queen', not 'Mr'. */
export const isRank = (word: string): boolean => RANKS.has(word);

const bySex = (
  kinds: readonly Title["kind"][],
  form: (words: string) => RegExp,
): readonly (readonly [Sex, RegExp])[] =>
  (["female", "male"] as const).map((sex) => [
    sex,
    form(
      alternatives(
        of(...kinds)
          .filter(({ value }) => value.gender === sex)
          .map(({ phrase }) => phrase),
      ),
    ),
  ]);

const TITLES_BY_SEX = bySex(
  ["name", "rank"],
  (titles) => new RegExp(`(?<!\\p{L})(?:${titles})\\.?(?!\\p{L})`, "u"),
);
const KIN_BEFORE = bySex(
  ["kin"],
  (kin) => new RegExp(`(?<!\\p{L})(?:${kin})(?: is| was| called| named)?[,:]? ?$`, "iu"),
);

/** The sexes that titles among words tell: both of 'Mr and Mrs'. */
export const sexesOfTitles = (words: string): readonly Sex[] =>
  TITLES_BY_SEX.filter(([, title]) => title.test(words)).map(([sex]) => sex);

/** The sex of the person whose name follows, by a word for a relative: 'his wife ', 'our son, '. */
export const sexByKin = (before: string): Sex | undefined =>
  KIN_BEFORE.find(([, kin]) => kin.test(before))?.[0];
