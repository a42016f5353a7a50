/**
 * The supported language that a few words speak for, where a text is too short for `identifyLanguage`: by the
 * function words of each language, the letters that English does not write, and the words of its forms and notes.
 */

import { isFunctionWordsOf } from "./function-words-of.js";
import { alternativesIn, listOfLanguage, valuesOf, wordSet } from "./lists.js";
import { memoize } from "./memo.js";
import { LISTED_LANGUAGES, type ListedLanguage } from "./supported.js";

interface Letters {
  /** A word in which English would not have these letters. */
  readonly any: RegExp;
  /** Letters of no other listed language weigh more. */
  readonly own?: RegExp;
}

const lettersOf = memoize((language: string): Letters => {
  const own = valuesOf(`${language}/letters`, "own letter");
  return {
    any: new RegExp(alternativesIn(valuesOf(`${language}/letters`, "letter"))),
    ...(own.length > 0 && { own: new RegExp(own.join("|")) }),
  };
});

const WORD = /(?<![\p{L}\p{N}])\p{L}{2,}(?![\p{L}\p{N}])/gu;
/** Words that English writes too. */
const isEnglishToo = (word: string): boolean => wordSet("en/common-words").has(word);

const tellingWords = memoize(
  (language: string): ReadonlySet<string> =>
    new Set(
      listOfLanguage(language as ListedLanguage, "telling-words").filter(
        (word) => !wordSet("en/words-of-forms").has(word) && !isEnglishToo(word),
      ),
    ),
);
/** A word of forms weighs as much as two others. */
const TELLING = 2;

/** So much speaks for a language, and English has no other word: it is that language. */
const SURE = 4;
const LIKELY = 1.5;
/** In each language a word in ten says so much at least; two in forty are names and abbreviations. */
const LEAST_SHARE = 0.1;

/** How much a word says for one of `LISTED_LANGUAGES`. */
interface Vote {
  readonly language: number;
  readonly weight: number;
}

/** Words whose votes are remembered: a few thousand make up most of any text. */
const REMEMBERED = 20_000;

/** The languages that a word speaks for; most speak for none. */
const votesOf = memoize((word: string): readonly Vote[] => {
  const lower = word.toLowerCase();
  return LISTED_LANGUAGES.flatMap((language, place) => {
    let weight = 0;
    if (!isEnglishToo(lower) && isFunctionWordsOf(lower, language)) weight += 1;
    else if (tellingWords(language).has(lower)) weight += TELLING;
    // a capital may open a name of any country
    if (word === lower && lettersOf(language).any.test(word)) {
      weight += lettersOf(language).own?.test(word) ? 2 : 1;
    }
    return weight > 0 ? [{ language: place, weight }] : [];
  });
}, REMEMBERED);

/** Nothing where no language has more than a word of its own. */
export function likelyLanguage(
  text: string,
): { readonly language: ListedLanguage; readonly sure: boolean } | undefined {
  const scores = new Float64Array(LISTED_LANGUAGES.length);
  const words = text.match(WORD) ?? [];
  for (const word of words) {
    for (const { language, weight } of votesOf(word)) scores[language]! += weight;
  }
  let best = 0;
  for (const [place, score] of scores.entries()) if (score > scores[best]!) best = place;
  if (scores[best]! < Math.max(LIKELY, LEAST_SHARE * words.length)) return undefined;
  return { language: LISTED_LANGUAGES[best]!, sure: scores[best]! >= SURE };
}
