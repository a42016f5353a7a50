/** Words that say too little to count as a hit, lemmas, and the pieces of names. */

import { lemmaOf } from "../../language/lemma.js";

const list = (words: string): ReadonlySet<string> => new Set(words.split(" "));

const STOP_WORDS = list(
  "a an the this that these those his her its their our your my he she it they we you i who whom whose which what and or but nor if of in on at by for from to with without into onto over under between among against during before after about as than then there here is are was were be been being am has have had do does did not no nos such same other another more most some any each every all both either neither one mr mrs ms miss dr prof sir",
);

/**
 * Lemmas so frequent in the names of institutions and places that a guess which shares only them has
 * found nothing.
 */
const VERY_COMMON = list(
  "court government republic state ministry minister police public national district regional region high supreme appeal university school college company city town country county municipality village general office committee service department institute institution council commission chamber section international first second third civil criminal administrative constitutional federal central local prosecutor judge law act code article convention case decision member party association agency authority board centre center hospital church bank road street north south east west northern southern eastern western new old great united year month day time person people man woman",
);

const WORD = /\p{L}[\p{L}\p{M}’']*/gu;

/** The words of a text, letters only. */
export const wordsOf = (text: string): readonly string[] => text.match(WORD) ?? [];

/** The meaningful lemmas of a text, with the acronym of its words in title case. */
export function tellingLemmas(text: string): ReadonlySet<string> {
  const words = wordsOf(text);
  const lemmas = words
    .filter((word) => !STOP_WORDS.has(word.toLowerCase()))
    .map(lemmaOf)
    .filter((lemma) => !VERY_COMMON.has(lemma));
  const titled = words.filter((word) => /^\p{Lu}/u.test(word));
  return new Set(
    titled.length < 2
      ? lemmas
      : [...lemmas, titled.map((word) => word.charAt(0).toLowerCase()).join("")],
  );
}

/** Every lemma of a text, common or not. */
export const allLemmas = (text: string): ReadonlySet<string> => new Set(wordsOf(text).map(lemmaOf));

/** The words of a text that could be a name's: in capitals, and no common ones. */
export const nameWords = (text: string): readonly string[] =>
  wordsOf(text).filter(
    (word) =>
      /^\p{Lu}|^[^\p{Ll}\p{Lu}]/u.test(word) &&
      !STOP_WORDS.has(word.toLowerCase()) &&
      !VERY_COMMON.has(lemmaOf(word)),
  );

/** All sequences of four letters within the words. */
export function fourGrams(words: readonly string[]): ReadonlySet<string> {
  const grams = new Set<string>();
  for (const word of words) {
    const letters = [...word.toLowerCase()];
    for (let i = 0; i + 4 <= letters.length; i++) grams.add(letters.slice(i, i + 4).join(""));
  }
  return grams;
}
