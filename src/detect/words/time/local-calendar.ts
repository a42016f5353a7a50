/** Sources of regular expressions for days and months in a language, which the detectors of local times share. */

import { memoize } from "../../../language/memo.js";
import type { ListedLanguage } from "../../../language/supported.js";
import { calendarNames } from "../../../language/time/calendar-names.js";
import { timesOf } from "../../../language/times.js";

export const DAY = "(?:0?[1-9]|[12]\\d|3[01])";
const MONTH = "(?:0?[1-9]|1[0-2])";
export const YEAR = "(?:[12]\\d{3}|['’]?\\d{2})(?!\\p{N})";
export const LEFT = "(?<![\\p{L}\\p{N}.,/-])";
export const RIGHT = "(?![\\p{L}\\p{N}])";

/** Languages that people type without their accents. */
const TYPED_PLAIN: ReadonlySet<ListedLanguage> = new Set([
  "fr",
  "es",
  "it",
  "pt",
  "pl",
  "ro",
  "hr",
  "sk",
]);

/** The alternatives as they are and without accents: 'mâine seară', 'maine seara'. */
export function typedPlain(source: string, language: ListedLanguage): string {
  if (!TYPED_PLAIN.has(language)) return source;
  const plain = source.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ł", "l").normalize();
  return plain === source ? source : `${source}|${plain}`;
}

/** What a weekday is shortened to, two to five letters: 'ma', 'tirs', 'sub'. */
const shortened = (weekdays: string): string =>
  [...new Set(weekdays.match(/\p{L}{4,}/gu))]
    .map((day) => `${day.slice(0, 2)}(?:${day[2]}(?:${day[3]}${day[4] ? `${day[4]}?` : ""})?)?`)
    .join("|");

export interface Calendar {
  readonly months: string;
  readonly abbreviated: string;
  readonly weekdays: string;
  readonly short: string;
  /** A day with its month: '6. feb', '18.5.', '3. 4. 21'. */
  readonly date: string;
  /** A month by its name, or shortened: 'febrero', 'febr.', 'mrt'. */
  readonly named: string;
  readonly relative: string;
}

export const calendarOf = memoize((tag: string): Calendar => {
  const language = tag as ListedLanguage;
  const times = timesOf(language);
  const listed = [times, times.variant].flatMap((one) =>
    one ? [one.months, ...Object.values(one.monthAfter ?? {})] : [],
  );
  const names = [...listed, ...calendarNames(language).months].join("|");
  const months = [...new Set(typedPlain(names, language).split("|"))].join("|");
  const abbreviated = [...new Set(months.split("|").map((month) => month.slice(0, 3)))].join("|");
  // 'tirsd. 6. feb', 'subotu 18.5.', 'Sa, den 3. 4. 21'
  const named = `(?:${months}|(?:${abbreviated}|mrt|mrz|jän)(?:\\p{Ll}?\\.?|\\p{Ll}{2}\\.))`;
  return {
    months,
    abbreviated,
    weekdays: typedPlain(times.weekdays, language),
    short: `${shortened(times.weekdays)}${language === "pl" ? "|pt|pn|nd|ndz" : ""}`,
    date: `${DAY}(?:[./] ?${MONTH}(?:[./] ?${YEAR}|\\.)?|\\.? ?(?:de )?${named}(?:,? (?:de )?${YEAR})?)`,
    named,
    relative: typedPlain(times.relative, language),
  };
});
