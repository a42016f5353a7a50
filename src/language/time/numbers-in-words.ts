/**
 * Numbers in words as ages and dates have them: thirteen to ninety-nine, the days of a month, and the half behind a
 * number. Sources of regular expressions, in small letters; the smaller numbers are in `LanguageTimes`.
 */

import { alternativesIn, valuesOf } from "../lists.js";
import { memoize } from "../memo.js";
import type { ListedLanguage } from "../supported.js";
import { betweenDateParts } from "../times.js";

export interface NumbersInWords {
  /** 'einundzwanzig', 'förti-åtte'. */
  readonly large: string;
  /** 'siebten' and what stands between it and the month; `""` where a date counts on: 'el siete de marzo'. */
  readonly ordinals: string;
  readonly beforeMonth: string;
  /** Verbs before an age that no unit follows: 'fylte førtiåtte'. */
  readonly turned: string;
  /** 'et demi' in 'douze ans et demi'. */
  readonly half: string;
}

const readNumbers = memoize((tag: string): NumbersInWords => {
  const any = (file: string, key: string): string =>
    alternativesIn(valuesOf(`${tag}/${file}`, key));
  return {
    large: any("numbers", "large"),
    ordinals: any("numbers", "ordinal"),
    beforeMonth: betweenDateParts(tag as ListedLanguage),
    turned: any("times", "turned"),
    half: any("numbers", "half"),
  };
});

/** The numbers in words of a language, from its files `numbers` and `times`. */
export const numbersInWordsOf = (language: ListedLanguage): NumbersInWords => readNumbers(language);
