/**
 * Numbers that take several words, and years among them. Cut between its words, a number is another one: 'forty' of
 * 'forty-one', 'nineteen eighty' of 'nineteen eighty-four', 'two' of 'two thousand and nine'.
 */

import type { Span } from "../../document/span.js";
import { numbersInWordsOf } from "../../language/time/numbers-in-words.js";
import { matchesOf } from "../search/matches.js";

const ONES = "one|two|three|four|five|six|seven|eight|nine";
const TEENS = "ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen";
const TENS = "twenty|thirty|fou?rty|fifty|sixty|seventy|eighty|ninety";
const FIRST_ONES = "first|second|third|fourth|fifth|sixth|seventh|eighth|ninth";
const FIRST_TEENS =
  "tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth";
const FIRST_TENS =
  "twentieth|thirtieth|fortieth|fiftieth|sixtieth|seventieth|eightieth|ninetieth|hundredth|thousandth";
const SCALES: readonly string[] = ["thousand", "million", "billion"];

/** A run of words for numbers; a list of every word, twice, compiles in no time, a grammar of them takes long. */
const WORDS = `${ONES}|${TEENS}|${TENS}|hundred|${SCALES.join("|")}|${FIRST_ONES}|${FIRST_TEENS}|${FIRST_TENS}`;
const RUN = new RegExp(`\\b(?:${WORDS}|an?)(?:(?:[- ]|,? and |, )(?:${WORDS})\\b)+`, "gi");
/** 'forty-one-year-old': the age is one word with its number. */
const OLD = /[- ]years?[- ]olds?\b/iy;

const isOneOf = (list: string): ((word: string | undefined) => boolean) => {
  const words = new Set(list.split("|"));
  return (word) => words.has(word ?? "");
};
const isTens = isOneOf("twenty|thirty|forty|fourty|fifty|sixty|seventy|eighty|ninety");
const isSmall = isOneOf(`${ONES}|${FIRST_ONES}`);
const isBelowHundred = isOneOf(
  `${ONES}|${TEENS}|${TENS.replace("fou?rty", "forty|fourty")}|${FIRST_ONES}|${FIRST_TEENS}|${FIRST_TENS}`,
);
const isCount = isOneOf(`${ONES}|${TEENS}|a|an`);

/** Whether the word at `i` belongs to the number that began at `first`. */
function goesOn(words: readonly string[], between: readonly string[], i: number, first: number) {
  const [before, word, next] = [words[i - 1]!, words[i]!, words[i + 1]];
  const joint = between[i]!;
  const close = joint === " " || joint === "-";
  if (SCALES.includes(word)) return close && scaleAt(words, i) < scaleBefore(words, first, i);
  if (word === "hundred") {
    const starts = i - 1 === first || SCALES.includes(words[i - 2]!);
    return close && starts && isCount(before);
  }
  if (isTens(before)) return close && isSmall(word);
  // 'three hundred and two hundred' are two
  if (before === "hundred")
    return joint !== ", " && isBelowHundred(word) && !(next === "hundred" && joint !== " ");
  return SCALES.includes(before) && before !== word && isBelowHundred(word);
}

const scaleAt = (words: readonly string[], i: number): number => SCALES.indexOf(words[i]!);

/** The smallest scale of a number so far: 'two million thousand' is none. */
const scaleBefore = (words: readonly string[], first: number, i: number): number =>
  Math.min(
    SCALES.length,
    ...words.slice(first, i).flatMap((word) => (SCALES.includes(word) ? SCALES.indexOf(word) : [])),
  );

/** The numbers of several words: 'twenty-three', 'a hundred and five', 'two thousand and nine', 'thirty-second'. */
function* numbersIn(text: string): Generator<Span> {
  for (const { index, 0: run } of matchesOf(RUN, text)) {
    const words = run.toLowerCase().split(/,? and |, |[- ]/);
    const between = ["", ...(run.match(/,? and |, |[- ]/gi) ?? [])];
    const starts: number[] = [];
    let at = index;
    for (const [i, word] of words.entries()) {
      at += between[i]!.length;
      starts.push(at);
      at += word.length;
    }
    for (let first = 0; first < words.length; ) {
      let last = first;
      while (last + 1 < words.length && goesOn(words, between, last + 1, first)) last++;
      if (last > first) {
        const end = starts[last]! + words[last]!.length;
        OLD.lastIndex = end;
        yield { start: starts[first]!, end: end + (OLD.exec(text)?.[0].length ?? 0) };
      }
      first = last + 1;
    }
  }
}

/** 'eighty-four', 'oh nine', 'twelve': what a century's name takes behind it. */
const OF_CENTURY = `(?:(?:${TENS})(?:[- ](?:${ONES}))?|(?:oh|o|nought)[- ](?:${ONES})|${TEENS})`;
/** A century before this one, and a year of it, are nothing but a year: 'nineteen eighty-four'. */
const PAST = `(?:seventeen|eighteen|nineteen)[- ](?:${OF_CENTURY}|hundred(?:(?: and |[- ])(?:${OF_CENTURY}|${ONES}))?)`;
/** These may count: 'two thousand and nine' soldiers, 'twenty ten'-pound notes. */
const PRESENT = `(?:two thousand(?: and |[- ])(?:${TENS}(?:[- ](?:${ONES}))?|${TEENS}|${ONES})|two thousand(?! and)|twenty[- ](?:(?:oh|o)[- ](?:${ONES})|${TEENS}|(?:twenty|thirty)(?:[- ](?:${ONES}))?))`;
const INTRODUCED =
  "(?<=\\b(?:in|since|until|till|from|by|of|during|before|after|born|around|about|circa|year|early|late|mid|spring|summer|autumn|winter|january|february|march|april|may|june|july|august|september|october|november|december),? )";
/** No noun behind it that it counts. */
const ALONE =
  "(?=$|[\\n.,;:!?)\\]’”'\"]|[ \\n](?:and|but|or|to|when|with|as|at|on|in|by|for|from|he|she|we|they|i|it|my|his|her|their|our|the|an?|after|before|until|till|because|so|then|now|where|while|who|which|that|was|is|had|has|were|um|uh|er|you)\\b)";
const COUNTS =
  "(?! ?(?:pounds?|euros?|dollars?|pence|p|kilos?|kilometres?|miles?|metres?|percent|per cent|people|men|women|members|votes|hours|times)\\b)";

/** Years in words: 'nineteen eighty-four', 'nineteen oh five'; 'two thousand and nine' and 'twenty ten' where the words around say so. */
const SPELLED_YEARS: readonly RegExp[] = [
  new RegExp(
    `(?<!\\w|[$£€] ?)${PAST}\\b(?![- ](?:hundred|thousand|million|billion|${ONES})\\b)${COUNTS}`,
    "gi",
  ),
  new RegExp(`${INTRODUCED}${PRESENT}(?![\\w-])${ALONE}`, "gi"),
];

/** 'treinta y ocho', 'soixante et onze', 'osiemdziesiąt cztery': languages whose tens and ones are words apart. */
const OTHER_LANGUAGES = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${(["es", "fr", "pt", "ro", "pl", "hr"] as const).map((language) => numbersInWordsOf(language).large).join("|")})(?!\\p{L})`,
  "giu",
);

/** What every number of several words has a part of, and few other texts do. */
const HINT = new RegExp(
  `${TENS}|hundred|thousand|million|billion|eighteen|nineteen|seventeen`,
  "i",
);
const HINT_ELSEWHERE =
  /(?:(?:nta|vingts?|soixante|zeci|dziesiąt|dzieścia|deset)[ -]|quarante|cinquante|trente)/iu;

export interface SpelledNumber extends Span {
  readonly isYear: boolean;
}

/** The numbers of several words and the years in words; those of a year's words lie within it. */
export function spelledNumbers(text: string): SpelledNumber[] {
  const found: SpelledNumber[] = [];
  const add = (isYear: boolean, spans: Iterable<Span>): void => {
    for (const { start, end } of spans) found.push({ start, end, isYear });
  };
  if (HINT.test(text)) {
    add(false, numbersIn(text));
    for (const regex of SPELLED_YEARS) add(true, phrases(regex, text));
  }
  if (HINT_ELSEWHERE.test(text)) add(false, phrases(OTHER_LANGUAGES, text));
  return found;
}

function* phrases(regex: RegExp, text: string): Generator<Span> {
  for (const { index, 0: words } of matchesOf(regex, text)) {
    if (/[ -]/.test(words)) yield { start: index, end: index + words.length };
  }
}
