/**
 * The dates of a text in one spelling, so that '4 June 1975', 'June 4, 1975' and '1975-06-04' are the
 * same words.
 */

import {
  DAY,
  DAY_MONTH,
  FULL_DATE,
  MONTH_YEAR,
  NUMERIC_DATE,
} from "../../language/time/grammar.js";
import { MONTH, MONTH_NAMES } from "../../language/time/names.js";
import { type CalendarDate, parseTime } from "../../language/time/time.js";

export interface WrittenDate {
  readonly start: number;
  readonly end: number;
  /** Day, month and year as far as they are said, in this order: '4', 'june', '1975'. */
  readonly words: readonly string[];
  /** Terms of the whole: '1975-06-04' and '1975-06'; empty where no year is said. */
  readonly wholes: readonly string[];
}

// the look ahead at the first character saves most of the time: few words begin like a date
const DATE = new RegExp(
  `(?<![\\p{L}\\p{N}])(?=[0-9ADFJMNOSTW])(?:${FULL_DATE}|${NUMERIC_DATE}|${MONTH_YEAR}|${DAY_MONTH}|${MONTH} ${DAY})(?![\\p{L}\\p{N}])`,
  "gu",
);

/** Dates with a month, in reading order. */
export function datesIn(text: string): WrittenDate[] {
  const dates: WrittenDate[] = [];
  for (const match of text.matchAll(DATE)) {
    const time = parseTime(match[0]);
    if (time?.kind !== "date" || time.month === undefined) continue;
    dates.push({ start: match.index, end: match.index + match[0].length, ...spelled(time) });
  }
  return dates;
}

function spelled({ year, month, day }: CalendarDate) {
  const two = (number: number) => String(number).padStart(2, "0");
  const words = [day, MONTH_NAMES[month! - 1]!.toLowerCase(), year].filter((x) => x !== undefined);
  const ofMonth = `${year}-${two(month!)}`;
  return {
    words: words.map(String),
    wholes:
      year === undefined ? [] : day === undefined ? [ofMonth] : [ofMonth, `${ofMonth}-${two(day)}`],
  };
}
