/** Names of the calendar: months in all languages, weekdays, seasons and feasts in English. */

import { hasList, rowsOfList, wordList } from "../lists.js";
import { alternatives } from "../quantity/alternatives.js";
import { LISTED_LANGUAGES } from "../supported.js";

export const MONTH_NAMES: readonly string[] = wordList("en/months");

/** Source of a pattern: a day and a month as on tickets and in logs, '06SEP', which a year may follow. */
export const TICKET_DAY = `(?:0?[1-9]|[12][0-9]|3[01])(?:${MONTH_NAMES.map((name) => name.slice(0, 3).toUpperCase()).join("|")})`;

/** Source of a pattern: an English month in full, with its capital. */
export const MONTH_NAME = `(?:${MONTH_NAMES.join("|")})`;

/** Months that are forenames of most languages too; the lists of their own language find them. */
const FORENAMES = new Set(["marta", "augusta", "juna"]);

const months = new Map<string, number>();
const foreign = new Set<string>();
for (const language of LISTED_LANGUAGES) {
  for (const file of ["months", "months-variant"]) {
    if (!hasList(`${language}/${file}`)) continue;
    rowsOfList(`${language}/${file}`).forEach(([, found], i) => {
      for (const name of found!.split(",")) {
        // 'listopada' is November in Polish, October in Croatian, whose lists know it
        if (!months.has(name)) months.set(name, i + 1);
        if (!FORENAMES.has(name)) foreign.add(name);
      }
    });
  }
}
MONTH_NAMES.forEach((name, i) => {
  const lower = name.toLowerCase();
  for (const form of [lower, lower.slice(0, 3), ...(i === 8 ? ["sept"] : [])])
    months.set(form, i + 1);
  foreign.delete(lower);
});

/** 1 to 12 for a month's name in any of the languages, any case, or an English abbreviation. */
export const monthNumber = (name: string): number | undefined =>
  months.get(name.toLowerCase().replace(/\.$/, ""));

const MONTHS = MONTH_NAMES.join("|");
const ABBREVIATED = "Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept|Sep|Oct|Nov|Dec";

const genitives = new Set(rowsOfList("pl/months").map(([, found]) => found!.split(",")[0]));

/** Whether a month's name has the form that only follows a day (Polish 'czerwca'). */
export const isGenitiveMonth = (name: string): boolean => genitives.has(name.toLowerCase());

/** An English month as a name: 'June', 'JUNE', 'Jun.'; lower case is left out, as 'may' and 'march' are words. */
export const MONTH = `(?:${MONTHS}|${MONTHS.toUpperCase()}|(?:${ABBREVIATED}|${ABBREVIATED.toUpperCase()})\\b\\.?)`;

/** A month of another language, lower case. Flag `i`. */
export const FOREIGN_MONTH = `(?:${alternatives(foreign)})`;

const WEEKDAY_NAMES: readonly string[] = wordList("en/weekdays");
const DAYS = WEEKDAY_NAMES.join("|");

/** A day of the week: 'Monday', 'MONDAY', 'Mon.'. */
export const WEEKDAY = `(?:${DAYS}|${DAYS.toUpperCase()}|(?:Mon|Tues?|Wed|Thurs?|Thu|Fri|Sat|Sun)\\b\\.?)`;

const weekdays = new Map<string, number>();
WEEKDAY_NAMES.forEach((name, i) => {
  const lower = name.toLowerCase();
  for (const form of [lower, lower.slice(0, 3), lower.slice(0, 4), lower.slice(0, 5)]) {
    weekdays.set(form, i + 1);
  }
});

/** 1 (Monday) to 7 for a weekday's name or abbreviation, any case. */
export const weekdayNumber = (name: string): number | undefined =>
  weekdays.get(name.toLowerCase().replace(/\.$/, ""));

export type Season = "spring" | "summer" | "autumn" | "winter";

/** A season. Flag `i`. */
export const SEASON = "(?:spring|summer|autumn|winter|fall)";

export const seasonOf = (name: string): Season => {
  const lower = name.toLowerCase();
  return lower === "fall" ? "autumn" : (lower as Season);
};

/** First and last day on which a feast falls, as [month, day]; churches differ on the movable ones. */
export interface FeastWindow {
  readonly from: readonly [month: number, day: number];
  readonly to: readonly [month: number, day: number];
}

// Easter: 22 March (earliest western) to 8 May (latest eastern date in this and the last century)
const FEASTS = `
christmas day 12/25-12/25
christmas eve 12/24-12/24
christmas 12/24-12/26
xmas 12/24-12/26
xmas day 12/25-12/25
xmas eve 12/24-12/24
michaelmas 9/29-9/29
martinmas 11/11-11/11
candlemas 2/2-2/2
lammas 8/1-8/1
hogmanay 12/31-12/31
boxing day 12/26-12/26
st stephen's day 12/26-12/26
new year's eve 12/31-12/31
new year's day 1/1-1/1
epiphany 1/6-1/6
valentine's day 2/14-2/14
women's day 3/8-3/8
st david's day 3/1-3/1
st patrick's day 3/17-3/17
st george's day 4/23-4/23
st andrew's day 11/30-11/30
burns night 1/25-1/25
may day 5/1-5/1
bastille day 7/14-7/14
assumption day 8/15-8/15
halloween 10/31-10/31
all saints' day 11/1-11/1
all souls' day 11/2-11/2
bonfire night 11/5-11/5
armistice day 11/11-11/11
remembrance day 11/11-11/11
remembrance sunday 11/8-11/14
anzac day 4/25-4/25
waitangi day 2/6-2/6
canada day 7/1-7/1
juneteenth 6/19-6/19
thanksgiving 10/8-11/28
ash wednesday 2/4-3/10
palm sunday 3/15-5/1
maundy thursday 3/19-5/5
good friday 3/20-5/6
easter sunday 3/22-5/8
easter monday 3/23-5/9
easter 3/20-5/9
ascension day 4/30-6/16
pentecost 5/10-6/27
whit monday 5/11-6/28
corpus christi 5/21-6/24
`;

const feasts = new Map<string, FeastWindow>();
for (const [, name, ...numbers] of FEASTS.matchAll(/^([^\d\n]+) (\d+)\/(\d+)-(\d+)\/(\d+)$/gm)) {
  const [fromMonth, fromDay, toMonth, toDay] = numbers.map(Number) as [
    number,
    number,
    number,
    number,
  ];
  feasts.set(name!, { from: [fromMonth, fromDay], to: [toMonth, toDay] });
}

/** A named day: 'Christmas Day', 'Easter'. Flag `i`; quotes may be curly. */
export const FEAST = `(?:${alternatives(feasts.keys()).replaceAll("'", "['’]")})`;

/** When a named day falls in any year; undefined for other names. */
export const feastWindow = (name: string): FeastWindow | undefined =>
  feasts.get(name.toLowerCase().replace(/’/g, "'"));
