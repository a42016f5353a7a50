/**
 * Dates counted from one day: 'admitted day 0, seen on day +3, in month +2'. Order and distance stay as exact as they were
 * written, and no date can be read. Day 0 is the earliest full date of the document, of births apart, or the day that the
 * policy names for all documents of a case.
 *
 * | written | becomes |
 * | --- | --- |
 * | a day: '4 June 2020', '2020-06-04 14:30' | 'day +3', 'day +3 14:30' |
 * | a month: 'June 2020' | 'month +2' |
 * | a year: '2020' | 'year 0' |
 * | a range or a list | both or all ends so |
 * | a day or month without its year | in the year that puts it nearest to day 0; marked `unknown` |
 * | a date of birth, any other date ('spring 2020', 'the 1990s') | its label: beside exact distances it would give the calendar away |
 * | what is no date: 'three weeks later', 'for two years', 'aged 40' | as without this |
 *
 * In languages other than English the words are 'D+3', 'M+2' and 'Y0'.
 */

import { dayMonthOrder, inOrder } from "../../language/time/order.js";
import { type CalendarDate, dayNumber, parseTime } from "../../language/time/time.js";
import { countedDates, isOfCalendar, joinedAs } from "../counted-dates.js";
import { isRealDate } from "../real-date.js";
import type { Occasion, Proposal, Replacer } from "../replacer.js";

/** The source of candidates, which the replacer trusts where a year is inferred. */
const SOURCE = "relative";

const CLOCK_AT_END =
  /(?:,? (?:at )?|T)(?<clock>\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?: ?[ap]\.?m\.?)?Z?)$/iu;

interface Anchor {
  readonly day: number;
  readonly month: number;
  readonly year: number;
}

const anchorAt = (day: number): Anchor => {
  const date = new Date(day * 86_400_000);
  const year = date.getUTCFullYear();
  return { day, year, month: 12 * year + date.getUTCMonth() };
};

const dayOf = ({ year, month, day }: CalendarDate): number | undefined =>
  year === undefined || day === undefined || month === undefined
    ? undefined
    : dayNumber(year, month, day);

const isBirth = ({ mention }: Occasion): boolean => /birth/u.test(mention.subtype ?? "");

/** '+3', '0', '-2'. */
const signed = (distance: number): string => (distance > 0 ? `+${distance}` : String(distance));

const NAMES = { day: "day ", month: "month ", year: "year " } as const;
const SIGNS = { day: "D", month: "M", year: "Y" } as const;

/** The date in the year that puts it nearest to the anchor, where it has none. */
function withYear(date: CalendarDate, anchor: Anchor): CalendarDate {
  if (date.year !== undefined || date.month === undefined) return date;
  const distance = (year: number) =>
    Math.abs(dayNumber(year, date.month!, date.day ?? 15) - anchor.day);
  const years = [anchor.year - 1, anchor.year, anchor.year + 1];
  return { ...date, year: years.reduce((a, b) => (distance(b) < distance(a) ? b : a)) };
}

function pointIn(
  { precision, year, month, day }: CalendarDate,
  anchor: Anchor,
  names: Readonly<Record<"day" | "month" | "year", string>>,
): string | undefined {
  if (year === undefined) return undefined;
  if (precision === "year") return `${names.year}${signed(year - anchor.year)}`;
  if (month === undefined) return undefined;
  if (precision === "month") return `${names.month}${signed(12 * year + month - 1 - anchor.month)}`;
  return day === undefined
    ? undefined
    : `${names.day}${signed(dayNumber(year, month, day) - anchor.day)}`;
}

/**
 * A date, a range or a list in days, months or years from the anchor; undefined where it is none of these.
 * @param text with day and month in the document's order
 */
function relativeTo(
  text: string,
  anchor: Anchor,
  language?: string,
): { readonly text: string; readonly isInferred: boolean } | undefined {
  const clock = CLOCK_AT_END.exec(text)?.groups?.["clock"];
  const time = parseTime(text);
  const points = countedDates(time);
  if (points === undefined || time === undefined) return undefined;
  const names = language === undefined || language === "en" ? NAMES : SIGNS;
  const ends = points.flatMap((point) => pointIn(withYear(point, anchor), anchor, names) ?? []);
  if (ends.length < points.length) return undefined;
  const isInferred = points.some(({ year }) => year === undefined);
  if (time.kind !== "range" && time.kind !== "list")
    return { text: [...ends, ...(clock === undefined ? [] : [clock])].join(" "), isInferred };
  if (names === NAMES) return { text: joinedAs(time, ends), isInferred };
  return { text: ends.join(time.kind === "list" ? ", " : "–"), isInferred };
}

/** The earliest full date among mentions, of births apart. */
function earliest(
  occasions: readonly Occasion[],
  order: ReturnType<typeof dayMonthOrder>,
): number | undefined {
  const days = occasions
    .filter((one) => !isBirth(one) && isRealDate(one))
    .flatMap(({ original }) => countedDates(parseTime(inOrder(original, order))) ?? [])
    .flatMap((point) => dayOf(point) ?? []);
  return days.length === 0 ? undefined : days.reduce((a, b) => Math.min(a, b));
}

/** @param dayZero the day that all documents are counted from; absent: each from its own earliest date */
export function relativeDates(rest: Replacer, dayZero?: number): Replacer {
  return {
    name: "relative",
    choice: "most-specific",
    trusts: SOURCE,
    async propose(occasions, document) {
      const others = await rest.propose(occasions, document);
      const order = dayMonthOrder(document.text);
      const from = dayZero ?? earliest(occasions, order);
      const anchor = from === undefined ? undefined : anchorAt(from);
      return occasions.map((occasion, i): Proposal => {
        const written = inOrder(occasion.original, order);
        if (!isOfCalendar(written)) return others[i]!;
        // a true month beside exact distances would give the calendar away
        if (!isRealDate({ ...occasion, original: written })) return UNCOUNTED;
        if (anchor === undefined) return { candidates: [], note: "no full date to count from" };
        if (isBirth(occasion)) return { candidates: [], note: "a date of birth is not counted" };
        const words = relativeTo(written, anchor, occasion.mention.language);
        if (words === undefined) return UNCOUNTED;
        const truth = words.isInferred ? "unknown" : "true";
        const { text } = words;
        return { candidates: [{ text, level: 1, source: SOURCE, truth, ground: "calendar" }] };
      });
    },
  };
}

const UNCOUNTED: Proposal = { candidates: [], note: "a date that has no exact distance" };
