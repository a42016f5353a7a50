/**
 * The supported language that a few words speak for, where a text is too short for `identifyLanguage`: by the
 * function words of each language, the letters that English does not write, and the words of its forms and notes.
 */

import { isFunctionWordsOf } from "./function-words-of.js";
import { listOfLanguage } from "./lists.js";
import { memoize } from "./memo.js";
import { LISTED_LANGUAGES, type ListedLanguage } from "./supported.js";

const LETTERS: Readonly<Record<ListedLanguage, RegExp>> = {
  de: /[äöüß]/,
  fr: /[àâçéèêëîïôœùû]/,
  es: /[áéíóúñ]/,
  it: /[àèéìòù]/,
  nl: /[ëïé]/,
  pt: /[áâãàçéêíóôõú]/,
  pl: /[ąćęłńóśźż]/,
  da: /[æøå]/,
  nb: /[æøå]/,
  sv: /[åäö]/,
  fi: /[äö]/,
  ro: /[ăâîșşțţ]/,
  hr: /[čćđšž]/,
  // Czech writes the others
  sk: /^[^ěřů]*[áäčďéíľňóôšťúýž][^ěřů]*$/,
};
/** Letters of no other listed language weigh more. */
const OWN: Partial<Record<ListedLanguage, RegExp>> = {
  de: /ß|ü(?![aeiou])/,
  fr: /[œûîè]|ç/,
  es: /ñ/,
  pt: /[ãõ]/,
  pl: /[ąćęłńśźż]/,
  fi: /ää|öö|yö|äi|äy|ään/,
  ro: /[ășşțţ]/,
  hr: /đ/,
  sk: /^[^ěřů]*[ľĺŕť][^ěřů]*$/,
};

const WORD = /(?<![\p{L}\p{N}])\p{L}{2,}(?![\p{L}\p{N}])/gu;
const ENGLISH_TOO = new Set(
  "in on is no me all so an am was war die man will want do does did go one two can may more most over under up after also both down each even ever few first here high into just last less like long made make many much must name never next off old once only open out own part per same see set side still such take ten than then there three through time too total very via well went while work year yet son plus fine pour a i o e en as at be by or if to of dear mail tel fax email information art date fast gut hat last mode more note pan pass rate rest ring road sat second see son stand start stop street taken test den des du la le les los las el del di da de van von der al".split(
    " ",
  ),
);

const tellingWords = memoize(
  (language: string): ReadonlySet<string> =>
    new Set(
      listOfLanguage(language as ListedLanguage, "telling-words").filter(
        (word) => !ENGLISH_WORDS.has(word) && !ENGLISH_TOO.has(word),
      ),
    ),
);
/** Of the telling words those that English forms have too. */
const ENGLISH_WORDS = new Set(
  "labor status plan protocol puls tension sortie domicile dossier madame monsieur merci salut ciao hallo asia alta summa fiche conto data client patient conclusion compact diagnose experience formation profession signature objet permis alter telefon hr dom number total sex test hobby".split(
    " ",
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
    if (!ENGLISH_TOO.has(lower) && isFunctionWordsOf(lower, language)) weight += 1;
    else if (tellingWords(language).has(lower)) weight += TELLING;
    // a capital may open a name of any country
    if (word === lower && LETTERS[language].test(word)) {
      weight += OWN[language]?.test(word) ? 2 : 1;
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
