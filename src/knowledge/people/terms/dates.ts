/**
 * Dates as terms: one written form for each precision, whatever form a source or a text has. The forms
 * hold hyphens, so none is ever the same as a folded row of words; a year alone is the plain number.
 *
 * | precision      | term         |
 * | -------------- | ------------ |
 * | day            | `1992-08-05` |
 * | month          | `1992-08`    |
 * | day of a year  | `--08-05`    |
 * | year, decade   | `1992`, `1990s` |
 */

import type { Span } from "../../../document/span.js";
import {
  DAY,
  DAY_MONTH,
  FULL_DATE,
  MONTH_YEAR,
  NUMERIC_DATE,
  PART_OF,
} from "../../../language/time/grammar.js";
import { FOREIGN_MONTH, MONTH } from "../../../language/time/names.js";
import { type CalendarDate, parseTime } from "../../../language/time/time.js";

/** A date in a text, with the terms it may stand for: two where day and month may be swapped. */
export interface DateTerm extends Span {
  readonly terms: readonly string[];
}

const two = (number: number): string => String(number).padStart(2, "0");
const four = (number: number): string => String(number).padStart(4, "0");

/** The most exact term of a date; both readings where day and month may be swapped. */
function exactTerms(date: CalendarDate): string[] {
  const { year, month, day } = date;
  if (date.precision === "year") return year === undefined ? [] : [String(year)];
  if (month === undefined) return [];
  if (date.precision === "month") return year === undefined ? [] : [monthTerm(year, month)];
  if (date.precision !== "day" || day === undefined) return [];
  const readings = date.swappable
    ? [[month, day] as const, [day, month] as const]
    : [[month, day] as const];
  return readings.map(([m, d]) =>
    year === undefined ? `--${two(m)}-${two(d)}` : `${monthTerm(year, m)}-${two(d)}`,
  );
}

const monthTerm = (year: number, month: number): string => `${four(year)}-${two(month)}`;

const DATE_TERM = /^(?:([0-9]{4})(?:-([0-9]{2})(?:-([0-9]{2}))?)?)$/;
// nothing else can be a date
const MAY_BE_DATE = /[0-9]/;

/** The term that a whole text stands for where it is a date; undefined if it is not a date. */
export function dateTermsOf(text: string): readonly string[] | undefined {
  if (!MAY_BE_DATE.test(text)) return undefined;
  if (DATE_TERM.test(text)) return [text];
  const time = parseTime(text);
  if (time?.kind !== "date") return undefined;
  const terms = exactTerms(time);
  return terms.length > 0 ? terms : undefined;
}

/** A date at every precision that a text may give it: the day, its month, its year, its decade. */
export function datePrecisions(term: string): string[] {
  const match = DATE_TERM.exec(term);
  if (!match) return [term];
  const [, year, month, day] = match;
  const terms = [year!, `${year!.slice(0, 3)}0s`];
  if (month !== undefined) terms.push(`${year}-${month}`);
  if (day !== undefined) terms.push(`${year}-${month}-${day}`, `--${month}-${day}`);
  return terms;
}

const anyMonth = `(?:${MONTH}|${FOREIGN_MONTH}\\b)`;
const IN_TEXT = new RegExp(
  [
    FULL_DATE,
    `(?<![0-9./-])${NUMERIC_DATE}`,
    `\\b${DAY}\\.? (?:de |d['’])?${FOREIGN_MONTH} (?:de )?[12][0-9]{3}\\b`,
    `(?:${PART_OF})?${MONTH_YEAR}`,
    DAY_MONTH,
    `${MONTH} (?:the )?${DAY}(?![0-9])`,
  ]
    .map((source) => `(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`)
    .join("|"),
  "gu",
);
const WORTH_A_LOOK = new RegExp(`${anyMonth}|[0-9]{1,4}[./-] ?[0-9]{1,2}[./-]`, "u");
const ODD_SPACE = /[\u00a0\u2000-\u200a\u202f]/g;
const ODD_HYPHEN = /[\u2010\u2011\u2212]/g;

/** Dates in a text that are exact to the month or day; years and decades are plain tokens. */
export function findDates(text: string): DateTerm[] {
  if (!WORTH_A_LOOK.test(text)) return [];
  const plain = text.replace(ODD_SPACE, " ").replace(ODD_HYPHEN, "-");
  const found: DateTerm[] = [];
  for (const match of plain.matchAll(IN_TEXT)) {
    const terms = dateTermsOf(match[0]);
    if (terms) found.push({ start: match.index, end: match.index + match[0].length, terms });
  }
  return found;
}
