import { parseClock } from "./clock.js";
import { monthNumber } from "./names.js";
import type { CalendarDate } from "./types.js";

/** What a form matched, by group name. */
export type Groups = Readonly<Record<string, string | undefined>>;

/** One written form: a regular expression over plain text, and what its groups mean. */
export type Form<T> = readonly [RegExp, (groups: Groups, text: string) => T | undefined];

/** A year as written, four digits or an apostrophe and two. */
export const YEAR = "(?<year>1[0-9]{3}|20[0-9]{2}|'[0-9]{2})";
const WORD = "(?<month>\\p{L}{3,12})\\.?";
const DAY = "(?<day>[0-9]{1,2})";

/** A year of two digits lies between 1930 and 2029. */
export function fullYear(text: string): number {
  const year = Number(text.replace("'", ""));
  if (!/^'?[0-9]{2}$/.test(text)) return year;
  return year < 30 ? 2000 + year : 1900 + year;
}

/** Days and months, in figures and in words of the eleven languages. */
export const DAY_FORMS: readonly Form<CalendarDate>[] = [
  [
    /^(?<year>[0-9]{4})-(?<month>[0-9]{2})-(?<day>[0-9]{2})[t ](?<clock>[0-9:.,]{5,18} ?(?:z|[+-][0-9:]{2,5})?)$/,
    (g) => {
      const date = inFigures(g["year"]!, g["month"]!, g["day"]!);
      const clock = parseClock(g["clock"]!);
      return date && clock?.kind === "clock" ? { ...date, clock } : undefined;
    },
  ],
  [
    /^(?<year>[0-9]{4})(?<separator>[-/.])(?<month>[0-9]{1,2})\k<separator>(?<day>[0-9]{1,2})\.?$/,
    (g) => inFigures(g["year"]!, g["month"]!, g["day"]!),
  ],
  [
    /^(?<first>[0-9]{1,2})(?<separator>[./-]) ?(?<second>[0-9]{1,2})\k<separator> ?(?<year>'?[0-9]{2}|[0-9]{4})(?: ?[rg]\.?)?$/,
    dayOrMonthFirst,
  ],
  [/^(?<month>[0-9]{1,2})[./](?<year>[0-9]{4})$/, (g) => monthDate(Number(g["month"]), g["year"])],
  [/^(?<day>[0-9]{1,2})[-/ ]?(?<month>[a-z]{3,9})[-/ ]?(?<year>'?[0-9]{2}|[0-9]{4})$/, inWords],
  [
    new RegExp(
      `^(?:den |le |il |el |am )?${DAY}(?:st|nd|rd|th|er|º|°|\\.)?,?(?: day)?(?: of)?(?: de(?= ))? ?${WORD}(?:[,.]? ?(?:of |de |del )?${YEAR})?(?: r\\.?)?$`,
      "u",
    ),
    inWords,
  ],
  [
    new RegExp(`^${WORD} (?:the )?${DAY}(?:st|nd|rd|th)?(?:(?:, ?| )${YEAR})?$`, "u"),
    // 'March 99' is a month
    (g, text) => inWords(g, text) ?? monthInWords({ ...g, year: `'${g["day"]}` }, text),
  ],
  [new RegExp(`^${WORD},? (?:of |de |del )?(?:the year )?${YEAR}(?: r\\.?)?$`, "u"), monthInWords],
  [new RegExp(`^(?:the )?(?:month of )?${WORD}$`, "u"), monthInWords],
];

function inFigures(year: string, monthText: string, dayText: string): CalendarDate | undefined {
  const [month, day] = [Number(monthText), Number(dayText)];
  if (month < 1 || month > 12 || day < 1 || day > 31) return undefined;
  return onDay({ kind: "date", precision: "month", year: fullYear(year), month }, day);
}

type MonthDate = CalendarDate & { readonly month: number };

const LENGTHS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** The day of a month, or the month alone where it has no such day: '31 June' was written by mistake for a day around it. */
export function onDay(date: MonthDate, day: number): CalendarDate {
  const { year, month } = date;
  const leaps = year === undefined || (year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0));
  const exists = day <= LENGTHS[month - 1]! && (leaps || month !== 2 || day < 29);
  return exists ? { ...date, precision: "day", day } : date;
}

/** Points come with the day first; with slashes and hyphens either order is in use. */
function dayOrMonthFirst(g: Groups): CalendarDate | undefined {
  const [first, second, year] = [g["first"]!, g["second"]!, g["year"]!];
  const date = inFigures(year, second, first);
  if (date?.precision !== "day") return inFigures(year, first, second) ?? date;
  const either = g["separator"] !== "." && Number(first) <= 12 && first !== second;
  return either ? { ...date, swappable: true } : date;
}

function inWords(g: Groups, text: string): CalendarDate | undefined {
  const date = monthInWords(g, text);
  const day = Number(g["day"]);
  return date && day >= 1 && day <= 31 ? onDay(date, day) : undefined;
}

function monthInWords(g: Groups, text: string): MonthDate | undefined {
  const name = g["month"]!;
  const date = monthDate(monthNumber(name), g["year"]);
  return date && !isEnglish(name) ? { ...date, foreign: text.slice(text.indexOf(name)) } : date;
}

const isEnglish = (name: string): boolean =>
  /^(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)$/.test(
    name,
  );

function monthDate(month: number | undefined, year: string | undefined): MonthDate | undefined {
  if (month === undefined || month < 1 || month > 12) return undefined;
  const date = { kind: "date", precision: "month", month } as const;
  return year === undefined ? date : { ...date, year: fullYear(year) };
}
