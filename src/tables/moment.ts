/** A point in time as machines write it in a cell, and its generalization to a unit. */

/** From fine to coarse. */
export const UNITS = ["day", "month", "quarter", "year", "decade"] as const;
export type Unit = (typeof UNITS)[number];

export const isUnit = (value: string): value is Unit =>
  (UNITS as readonly string[]).includes(value);

export interface Moment {
  readonly year: number;
  /** 1 to 12; absent where the cell names a year alone. */
  readonly month?: number;
  /** 1 to 31. */
  readonly day?: number;
  readonly hasTime: boolean;
}

/** Which of two numbers comes first in `03/04/2021`. */
export type DayOrder = "day first" | "month first";

const CLOCK =
  "(?:[T ,]+\\d{1,2}[:.]\\d{2}(?:[:.]\\d{2}(?:[.,]\\d+)?)?(?:\\s?[ap]\\.?m\\.?)?\\s?(?:Z|UTC|GMT|[-+]\\d{2}:?\\d{2})?)?";
const ISO = new RegExp(`^(\\d{4})[-/.](\\d{1,2})(?:[-/.](\\d{1,2}))?(${CLOCK})$`, "i");
const COMPACT = /^((?:19|20)\d{2})(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])((?:T?\d{4,6}Z?)?)$/;
const NUMBERS = new RegExp(`^(\\d{1,2})([/.-])(\\d{1,2})\\2(\\d{4}|\\d{2})(${CLOCK})$`, "i");
const DAY_MONTH = new RegExp(
  `^(?:\\p{L}{2,9},?\\s)?(\\d{1,2})(?:st|nd|rd|th|\\.)?[\\s-](\\p{L}{3,9})\\.?,?[\\s-](\\d{4})(${CLOCK})$`,
  "iu",
);
const MONTH_DAY = new RegExp(
  `^(?:\\p{L}{2,9},?\\s)?(\\p{L}{3,9})\\.?\\s(\\d{1,2})(?:st|nd|rd|th)?,?\\s(\\d{4})(${CLOCK})$`,
  "iu",
);
const MONTH_YEAR = /^(\p{L}{3,9})\.?\s(\d{4})$/u;
const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

const monthNamed = (word: string): number => MONTHS.indexOf(word.slice(0, 3).toLowerCase()) + 1;

/** Two digits are of the last hundred years: a table holds dates of birth more often than plans. */
const LATEST_SHORT_YEAR = new Date().getUTCFullYear() % 100;
const wholeYear = (digits: string): number =>
  digits.length === 4
    ? Number(digits)
    : Number(digits) + (Number(digits) > LATEST_SHORT_YEAR ? 1900 : 2000);

const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function moment(
  year: number,
  month: number,
  day: number | undefined,
  clock = "",
): Moment | undefined {
  if (month < 1 || month > 12 || year < 1000 || year > 2999) return undefined;
  if (day !== undefined && (day < 1 || day > DAYS[month - 1]!)) return undefined;
  return { year, month, ...(day !== undefined && { day }), hasTime: clock !== "" };
}

/**
 * The moment a cell names, or undefined where it names none.
 * @param order how to read `03/04/2021`; without it the order that gives a date, the day first of two
 */
export function momentOf(value: string, order?: DayOrder): Moment | undefined {
  const iso = ISO.exec(value) ?? COMPACT.exec(value);
  if (iso) {
    return moment(Number(iso[1]), Number(iso[2]), iso[3] ? Number(iso[3]) : undefined, iso[4]);
  }
  const numbers = NUMBERS.exec(value);
  if (numbers) {
    const [first, second] = [Number(numbers[1]), Number(numbers[3])];
    const year = wholeYear(numbers[4]!);
    const dayFirst = () => moment(year, second, first, numbers[5]);
    const monthFirst = () => moment(year, first, second, numbers[5]);
    if (order !== undefined) return order === "day first" ? dayFirst() : monthFirst();
    return dayFirst() ?? monthFirst();
  }
  const dayMonth = DAY_MONTH.exec(value);
  if (dayMonth) {
    return moment(Number(dayMonth[3]), monthNamed(dayMonth[2]!), Number(dayMonth[1]), dayMonth[4]);
  }
  const monthDay = MONTH_DAY.exec(value);
  if (monthDay) {
    return moment(Number(monthDay[3]), monthNamed(monthDay[1]!), Number(monthDay[2]), monthDay[4]);
  }
  const monthYear = MONTH_YEAR.exec(value);
  return monthYear ? moment(Number(monthYear[2]), monthNamed(monthYear[1]!), undefined) : undefined;
}

/** A moment counted in seconds or milliseconds since 1970, or a bare year: numbers, so a name must say so. */
export function momentOfNumber(value: string): Moment | undefined {
  if (/^(?:1[89]|20)\d{2}$/.test(value)) return { year: Number(value), hasTime: false };
  if (!/^\d{9,10}$|^\d{12,13}$/.test(value)) return undefined;
  const date = new Date(Number(value) * (value.length > 10 ? 1 : 1000));
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hasTime: true,
  };
}

/** The order in which a column writes day and month; undefined where no cell tells. */
export function dayOrderOf(values: readonly string[]): DayOrder | undefined {
  let dayFirst = 0;
  let monthFirst = 0;
  for (const value of values) {
    const numbers = NUMBERS.exec(value.trim());
    if (!numbers) continue;
    if (Number(numbers[1]) > 12) dayFirst++;
    else if (Number(numbers[3]) > 12) monthFirst++;
  }
  if (dayFirst === monthFirst) return undefined;
  return dayFirst > monthFirst ? "day first" : "month first";
}

/** Whether the order of day and month decides what a cell means. */
export const dependsOnOrder = (value: string): boolean => {
  const numbers = NUMBERS.exec(value.trim());
  return numbers !== null && Number(numbers[1]) <= 12 && Number(numbers[3]) <= 12;
};

const two = (number: number): string => String(number).padStart(2, "0");

/** A moment to the precision of a unit, in ISO 8601 where it has a form for it: `2021-04`; undefined where it is coarser itself. */
export function generalized({ year, month, day }: Moment, unit: Unit): string | undefined {
  switch (unit) {
    case "decade":
      return `${Math.floor(year / 10) * 10}s`;
    case "year":
      return String(year);
    case "quarter":
      return month === undefined ? undefined : `${year}-Q${Math.ceil(month / 3)}`;
    case "month":
      return month === undefined ? undefined : `${year}-${two(month)}`;
    case "day":
      return month === undefined || day === undefined
        ? undefined
        : `${year}-${two(month)}-${two(day)}`;
  }
}

/** The unit a moment is given in; with a time of day it is finer than any unit. */
export const unitOf = ({ month, day, hasTime }: Moment): Unit | undefined =>
  hasTime ? undefined : month === undefined ? "year" : day === undefined ? "month" : "day";
