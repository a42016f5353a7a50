/**
 * Words for relatives, from the files `kin` and `kinship` of a language: which say more than that somebody has a family,
 * and which mean a spouse.
 * Possessives and forms of address show the sex of whom the text spoke of last ('ihr Mann', 'Mme').
 */

import { listOfLanguage, valuesOf } from "./lists.js";
import { memoize } from "./memo.js";
import { isListed } from "./supported.js";

const tables = memoize((language: string) => {
  if (!isListed(language)) return undefined;
  const values = (key: string): readonly string[] => valuesOf(`${language}/kinship`, key);
  return {
    telling: values("telling"),
    kin: listOfLanguage(language, "kin").map((entry) => ({
      written: entry.toLowerCase().replace("*", ""),
      open: entry.endsWith("*"),
    })),
    wives: new Set(values("wife")),
    husbands: new Set(values("husband")),
    female: new Set(values("female")),
    male: new Set(values("male")),
  };
});

const LONGEST_ENDING = 4;

/** Whether words in lower case name a relative. */
export const isKin = (words: string, language: string): boolean =>
  tables(language)?.kin.some(({ written, open }) =>
    open
      ? words.startsWith(written) && words.length - written.length <= LONGEST_ENDING
      : words === written,
  ) ?? false;

/** Whether a word for a relative, in lower case, says more than that somebody has one. */
export const isTellingKin = (word: string, language: string): boolean =>
  tables(language)?.telling.some((stem) => word.startsWith(stem)) ?? false;

type Sex = "female" | "male";

/** The sex that a word for a spouse says the spouse is of; nothing of other words. */
export function sexOfSpouse(word: string, language: string): Sex | undefined {
  const own = tables(language);
  if (own?.wives.has(word)) return "female";
  return own?.husbands.has(word) ? "male" : undefined;
}

const WORD = /\p{L}[\p{L}\p{M}]*/gu;

/** The sex of whom the words before a place spoke of last, where one shows it. */
export function sexSpokenOf(before: string, language: string): Sex | undefined {
  const own = tables(language);
  if (!own) return undefined;
  for (const [word] of [...before.toLowerCase().matchAll(WORD)].reverse()) {
    if (own.female.has(word)) return "female";
    if (own.male.has(word)) return "male";
  }
  return undefined;
}
