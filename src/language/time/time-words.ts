/**
 * Which words speak of time in a language: what the calendar has names for (CLDR), what this project's lists of times
 * hold, seasons, feasts and parts of the day.
 */

import { isFunctionWordsOf } from "../function-words-of.js";
import { wordList } from "../lists.js";
import { memoize } from "../memo.js";
import { isListed } from "../supported.js";
import { timesOf } from "../times.js";
import { calendarNames } from "./calendar-names.js";

const WORD = /[\p{L}\p{M}]+/gu;
/** A shorter word is evidence by itself alone, not as the beginning of another. */
const LONG = 5;

interface TimeWords {
  readonly whole: ReadonlySet<string>;
  readonly beginnings: readonly string[];
}

const timeWords = memoize((language: string): TimeWords => {
  const names = calendarNames(language);
  const own = isListed(language) ? timesOf(language) : undefined;
  const lists = own
    ? [own.units, own.relative, own.weekdays, own.months, own.parts, own.numbers]
    : [];
  const listed = lists.flatMap((list) => alternativesOf(list));
  const calendar = [names.months, names.weekdays, names.units, names.years].flat();
  const all = [
    ...calendar,
    ...names.relative.filter((form) => !form.includes(" ")),
    // of 'vor # Wochen' the preposition says nothing of time
    ...[...names.relative, ...names.distances, ...listed]
      .flatMap((form) => form.match(WORD) ?? [])
      .filter((word) => !isFunctionWordsOf(word, language)),
  ].map((word) => word.toLowerCase());
  // seasons, parts of the day and feasts; beginnings of words
  const stems = isListed(language) ? wordList(`${language}/time-words`) : [];
  const beginnings = [
    ...stems.filter((stem) => stem.length >= 3),
    ...all.filter((word) => word.length >= LONG).map((word) => word.slice(0, -1)),
  ];
  return {
    whole: new Set([...calendar, ...all.filter((word) => word.length > 2), ...stems]),
    beginnings: [...new Set(beginnings)],
  };
});

/** The words of a list of alternatives, groups and optional endings taken apart roughly: 'Jahr(?:en|es)?' as 'Jahr'. */
const alternativesOf = (list: string): string[] =>
  list.replace(/\(\?:[^()]*\)\??|\p{L}\?|[[\]\\].*?[[\]]/gu, "").split("|");

/** Whether a word speaks of time: 'Mai', 'Wochenende', 'kesäkuussa', 'gestern'. */
export function isTimeWord(word: string, language: string): boolean {
  const lower = word.toLowerCase();
  const { whole, beginnings } = timeWords(language);
  return (
    whole.has(lower) ||
    beginnings.some((stem) => lower.startsWith(stem)) ||
    endsInTime(lower, whole)
  );
}

/** The last part of a compound: 'Geburtsjahr', 'fredagskveld'. */
const endsInTime = (word: string, whole: ReadonlySet<string>): boolean => {
  for (let at = 3; at <= word.length - 4; at++) if (whole.has(word.slice(at))) return true;
  return false;
};
