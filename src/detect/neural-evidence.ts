/**
 * What the recognizer of other languages alone finds, weighed by the words themselves: it learnt from corpora that
 * mark few types, so that ordinary words pass as attributes and times (docs/decisions/0371-words-bear-out.md).
 *
 * | the recognizer says | stays where |
 * | --- | --- |
 * | time | a word of it is a figure or speaks of time; verbs and nouns at its edges go |
 * | amount, work or event | it holds a figure, a number or a capital inside a sentence |
 * | attribute | a word no list of ordinary words has ends as trades or illnesses do, or is said of somebody |
 * | person, place, body | it is not made of ordinary words in small letters, or of ordinary nouns in German |
 */

import type { Span } from "../document/span.js";
import { isFunctionWordsOf } from "../language/function-words-of.js";
import { isKin, sexOfSpouse } from "../language/kinship.js";
import { TIMES, WORDS } from "../language/listed.js";
import { memoize } from "../language/memo.js";
import { isListed } from "../language/supported.js";
import { isTimeWord } from "../language/time/time-words.js";
import type { OrdinaryWords } from "../models/ordinary-words.js";
import { isStatedOf, looksLikeAttribute, looksLikeIllness } from "./attribute/attribute-forms.js";
import type { Found } from "./kit/detector.js";

const WORD = /[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'’.-]*/gu;
const DIGIT = /\p{N}/u;
const CAPITAL = /^\p{Lu}/u;
/** Before the first word of a sentence, a line, a quotation or an item. */
const OPENING = /(?:^|[.!?:;\n"“„«»•*|–—-])\s*$/u;
const REACH = 8;

interface Word extends Span {
  readonly lower: string;
  readonly capital: boolean;
  /** The first of its sentence, so that its capital says nothing. */
  readonly opens: boolean;
}

const wordsIn = (text: string, { start, end }: Span): Word[] =>
  [...text.slice(start, end).matchAll(WORD)].map(({ 0: match, index }) => {
    const written = match.replace(/[.'’-]+$/u, "");
    const at = start + index;
    return {
      start: at,
      end: at + written.length,
      lower: written.toLowerCase(),
      capital: CAPITAL.test(written),
      opens: OPENING.test(text.slice(Math.max(0, at - REACH), at)),
    };
  });

/** Fewer sentences than half beginning with a capital: a chat, where names have none either. */
export function usesCapitals(text: string): boolean {
  const first = text.match(/(?<=^|[.!?]\s+|\n)\p{L}/gu) ?? [];
  const capitals = first.filter((letter) => CAPITAL.test(letter)).length;
  return capitals * 2 > first.length;
}

/** The finds of a stretch in one language that their own words bear out, within the borders these give. */
export function withEvidence(
  text: string,
  language: string,
  found: readonly Found[],
  ordinary: OrdinaryWords,
): Found[] {
  const reader = { text, language, ordinary, capitals: usesCapitals(text) };
  return found.flatMap((one) => {
    switch (one.type) {
      case "DATETIME": {
        const times = within(one, wordsIn(text, one), ({ lower }) => isTime(lower, language));
        // a town at the place of a date
        return times.length === 0 && holdsName(reader, one) ? [{ ...one, type: "MISC" }] : times;
      }
      case "QUANTITY":
        return within(one, wordsIn(text, one), ({ lower }) => isNumber(lower, language));
      case "MISC":
        return holdsName(reader, one) ? [one] : [];
      case "DEM":
        return attributesIn(reader, one);
      case "PERSON":
      case "LOC":
      case "ORG":
        return namesIn(reader, one);
      default:
        return [one];
    }
  });
}

interface Reader {
  readonly text: string;
  readonly language: string;
  readonly ordinary: OrdinaryWords;
  readonly capitals: boolean;
}

const isTime = (word: string, language: string): boolean =>
  DIGIT.test(word) || isTimeWord(word, language);

/** 'hundert', 'miljoner', 'tuhat': beginnings of large numbers, all languages. */
const LARGE =
  /^(?:hundert|tausend|million|milliard|billion|cent|mille|mil(?:hões|hão|lones|lón|lion|ion|jo|ja|ió|i[oó]n)|mille|mila|honderd|duizend|hundre|tusen|tusind|sata|tuhat|tuhan|sto$|stu$|set|tysi|tisíc|tisuć|hiljad|sute?$|mie$|mii$|dutzend|douzaine|docena|dozzin|dozijn|dus[ií]n|dussin|tuzin|tucet)/u;
const smallNumbers = memoize((language: string) => {
  const own = isListed(language) ? TIMES[language].numbers : "";
  return new RegExp(`^(?:${own || "(?!)"})$`, "u");
});
const isNumber = (word: string, language: string): boolean =>
  DIGIT.test(word) || LARGE.test(word) || smallNumbers(language).test(word);

/** The find from its first word that bears it out to the last; nothing where none does. */
function within(one: Found, words: readonly Word[], bears: (word: Word) => boolean): Found[] {
  const bearing = words.filter(bears);
  const [first] = bearing;
  if (!first) return [];
  const last = bearing.at(-1)!;
  // signs at the borders stay: '1.250 €', '± 3'
  const start = words[0] === first ? one.start : first.start;
  const end = words.at(-1) === last ? one.end : last.end;
  return [{ ...one, start, end }];
}

/** Whether a word of it has a capital that no sentence gives it, and is no ordinary one. */
const holdsName = ({ text, language, ordinary }: Reader, one: Found): boolean =>
  wordsIn(text, one).some(
    ({ capital, opens, lower }) =>
      DIGIT.test(lower) ||
      (capital && !opens && language !== "de" && !ordinary.has(lower, language)),
  );

/** The parts of what is called an attribute that are one by their form or by what is said before them. */
function attributesIn({ text, language, ordinary }: Reader, one: Found): Found[] {
  const words = wordsIn(text, one);
  const stated = isStatedOf(text.slice(Math.max(0, one.start - 40), one.start), language);
  const parts: Found[] = [];
  let joined = false;
  for (const [i, { start, end, lower, capital, opens }] of words.entries()) {
    const unheard = !ordinary.has(lower, language);
    const telling = looksLikeAttribute(lower) || (capital && !opens && language !== "de");
    const isAttribute =
      lower.length > 2 &&
      unheard &&
      ((telling && !isFunctionWordsOf(lower, language)) || (stated && i === 0));
    if (isAttribute && joined) parts[parts.length - 1] = { ...parts.at(-1)!, end };
    else if (isAttribute) parts.push({ ...one, start, end });
    joined = isAttribute;
  }
  return parts;
}

const titles = memoize(
  (language: string): ReadonlySet<string> =>
    new Set(isListed(language) ? WORDS[language].titles.toLowerCase().match(WORD) : []),
);

/** Whether a word in lower case begins names, as 'Herr' and 'Overlæge' do. */
export const isTitle = (word: string, language: string): boolean =>
  titles(language).has(word) || titles(language).has(`${word}.`);

const isRelative = (word: string, language: string): boolean =>
  isKin(word, language) || (sexOfSpouse(word, language) !== undefined && !isTitle(word, language));

/** A name without relatives and ordinary words at its edges; nothing where it is made of such words. */
function namesIn(reader: Reader, one: Found): Found[] {
  const { text, language, ordinary, capitals } = reader;
  const words = wordsIn(text, one);
  if (words.some(({ lower }) => DIGIT.test(lower))) return [one];
  const isOrdinary = ({ lower, capital, opens }: Word): boolean => {
    if (isFunctionWordsOf(lower, language)) return !capital || opens;
    const saysNothing = capital ? opens || language === "de" : capitals;
    return saysNothing && ordinary.has(lower, language);
  };
  if (words.length > 0 && words.every(isOrdinary)) return [];
  const [only] = words;
  if (words.length === 1 && (!only!.capital || language === "de") && looksLikeIllness(only!.lower))
    return [{ ...one, type: "DEM" }];
  if (one.type === "ORG") return [one];
  let [first, last] = [0, words.length - 1];
  const goes = (word: Word): boolean =>
    (!word.capital && isOrdinary(word)) ||
    (one.type === "PERSON" &&
      (isRelative(word.lower, language) || (isOrdinary(word) && !isTitle(word.lower, language))));
  while (first < last && goes(words[first]!)) first++;
  while (last > first && !words[last]!.capital && isOrdinary(words[last]!)) last--;
  return [
    {
      ...one,
      start: first === 0 ? one.start : words[first]!.start,
      end: last === words.length - 1 ? one.end : words[last]!.end,
    },
  ];
}
