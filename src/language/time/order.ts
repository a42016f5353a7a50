/**
 * Whether a text writes the day or the month first in figures: one date of which only one can be the month says it
 * for all. '09/02/2024' beside '19/08/1957' is in February.
 */

import { MONTH_NAMES } from "./names.js";

/** Source of a pattern: a day and its month in figures, '21/7'. */
export const DAY_AND_MONTH_IN_FIGURES = String.raw`(?:0?[1-9]|[12]\d|3[01])\/(?:0?[1-9]|1[0-2])`;

export type DayMonthOrder = "day-first" | "month-first";

/** Read up to here; a text that has not said it by then hardly will. */
const READ = 100_000;
const FULL = /(?<![\d./-])(\d{1,2})([/-])(\d{1,2})\2(?:\d{4}|\d{2})(?![\d/-])/g;
const FULL_ALONE = /(?<![\d./-])(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2})(?![\d/-])/;
const SHORT_ALONE = /^(?<lead>\D*?)(?<first>\d{1,2})\/(?<second>\d{1,2})$/;

/** Undefined where no date says it, or two contradict each other. */
export function dayMonthOrder(text: string): DayMonthOrder | undefined {
  let dayFirst = false;
  let monthFirst = false;
  for (const [, first, , second] of text.slice(0, READ).matchAll(FULL)) {
    if (Number(first) > 12 && Number(second) <= 12) dayFirst = true;
    if (Number(second) > 12 && Number(first) <= 12) monthFirst = true;
  }
  if (dayFirst === monthFirst) return undefined;
  return dayFirst ? "day-first" : "month-first";
}

/** A date in figures in words that can be read one way only: '9.2.2024', '7 February'; other words as they are. */
export function inOrder(date: string, order: DayMonthOrder | undefined): string {
  const short = SHORT_ALONE.exec(date)?.groups;
  if (short) {
    const [first, second] = [Number(short["first"]), Number(short["second"])];
    const known = order ?? (first > 12 ? "day-first" : second > 12 ? "month-first" : undefined);
    if (known === undefined && first !== second) return date;
    const [day, month] = known === "month-first" ? [second, first] : [first, second];
    const name = MONTH_NAMES[month - 1];
    return name === undefined || day < 1 || day > 31 ? date : `${short["lead"]}${day} ${name}`;
  }
  if (order === undefined) return date;
  return date.replace(FULL_ALONE, (whole, first: string, second: string, year: string) => {
    const [day, month] = order === "day-first" ? [first, second] : [second, first];
    return Number(month) > 12 ? whole : `${day}.${month}.${year}`;
  });
}
