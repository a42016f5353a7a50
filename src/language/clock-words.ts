/**
 * How one language tells the time of day, in words and figures, and names days that have no figure.
 *
 * Sources of regular expressions. `~` is an hour in words, `#` an hour in figures with or without minutes, `@` either;
 * matched without regard to case.
 */

import { alternativesIn, valuesOf } from "./lists.js";
import { memoize } from "./memo.js";
import type { ListedLanguage } from "./supported.js";

export interface ClockWords {
  readonly hours: string;
  /** Forms that are a time wherever they are: 'halb ~'. */
  readonly forms: readonly string[];
  /** Words that make the hour behind them a time if no counted thing follows: the 'um' of 'um acht'. */
  readonly at: string;
  /** Such words, before an hour in figures as well. */
  readonly atFigures: string;
  /** Words before a time that belong to it: 'gegen', 'vers'. */
  readonly about: string;
  /** Parts of the day behind an hour or beside a day: 'abends', 'di sera'. */
  readonly parts: string;
  /** Noon and midnight. */
  readonly named: string;
  /** Between a day and its time: 'um', 'alle'. */
  readonly link: string;
  /** Holidays that people date by, in the forms they take. */
  readonly feasts: string;
  /** What night or morning it was, before its days: 'nuit du 5 au'. */
  readonly nights: string;
  /** Words before the day of a month that is left out: 'dia 27'. The day needs nothing behind it. */
  readonly day?: string;
  /** Such words that other counts follow as well: the 'am' of 'am 14.'. */
  readonly dayAt?: string;
}

const readClock = memoize((language: string): ClockWords => {
  const values = (key: string): readonly string[] => valuesOf(`${language}/clock`, key);
  const any = (key: string): string => alternativesIn(values(key));
  const day = values("before a day");
  const dayAt = values("before a day or count");
  return {
    hours: any("hour"),
    forms: values("form"),
    at: any("before an hour"),
    atFigures: any("before figures"),
    about: any("about"),
    parts: any("part of the day"),
    named: any("noon or midnight"),
    link: any("between day and time"),
    feasts: any("feast"),
    nights: any("night"),
    ...(day.length > 0 && { day: day.join("|") }),
    ...(dayAt.length > 0 && { dayAt: dayAt.join("|") }),
  };
});

/** How a language tells the time of day, from its file `clock`. */
export const clockWordsOf = (language: ListedLanguage): ClockWords => readClock(language);
