import { parseClock } from "./clock.js";
import { DAY_FORMS } from "./days.js";
import { weekdayNumber } from "./names.js";
import { STRETCH_FORMS } from "./stretches.js";
import type { CalendarDate, Part, TimePoint } from "./types.js";

const FORMS = [...DAY_FORMS, ...STRETCH_FORMS];
const WEEKDAY = /^([a-z]{3,9})\b\.?(?:,? (?:the )?(?=.))?/;
const PART_BEFORE =
  /^(?:the )?(?:(?<part>early|mid|late)(?:(?: in)?(?: the)? |-)|(?<place>beginning|start|end|middle) of (?:the )?(?:month of |year )?)(?<rest>.{3,40})$/;
const PLACES: Readonly<Record<string, Part>> = {
  beginning: "early",
  start: "early",
  middle: "mid",
  end: "late",
};
const DATE_THEN_TIME =
  /^(?<date>.{4,40}?),? (?:(?:at |around |about )(?:about |around |approximately )?(?<time>.{2,30})|(?<figures>[0-9]{1,2}[.:][0-9]{2}.{0,12}))$/;
const TIME_THEN_DATE =
  /^(?:at )?(?:about |around |approximately )?(?<time>.{2,30}?) (?:on|of) (?:the )?(?<date>.{4,40})$/;

/** One date, decade or century in plain text (see parseTime), with its weekday or time of day. */
export function parsePoint(text: string): TimePoint | undefined {
  for (const [regex, build] of FORMS) {
    const groups = regex.exec(text)?.groups;
    const point = groups && build(groups, text);
    if (point) return point;
  }
  return dayOfWeek(text) ?? partly(text) ?? timed(text);
}

/** 'Monday', 'Monday evening', 'Monday, 7 March'. */
function dayOfWeek(text: string): CalendarDate | undefined {
  const match = WEEKDAY.exec(text);
  const weekday = match ? weekdayNumber(match[1]!) : undefined;
  if (!match || weekday === undefined) return undefined;
  const rest = text.slice(match[0].length);
  const bare = { kind: "date", precision: "weekday", weekday } as const;
  if (rest === "") return bare;
  const clock = parseClock(rest);
  if (clock) return withTime(bare, clock);
  const date = parsePoint(rest);
  return date?.kind === "date" && date.precision === "day" ? { ...date, weekday } : undefined;
}

/** 'early June 1975', 'the end of 2001'. */
function partly(text: string): TimePoint | undefined {
  const groups = PART_BEFORE.exec(text)?.groups;
  const point = groups && parsePoint(groups["rest"]!);
  if (!point || point.kind === "clock" || point.kind === "part-of-day") return undefined;
  return { ...point, part: PLACES[groups["place"] ?? ""] ?? (groups["part"] as Part) };
}

/** '7 March 1961 at 8.15 p.m.', '8.15 p.m. on 7 March 1961'. */
function timed(text: string): CalendarDate | undefined {
  for (const regex of [DATE_THEN_TIME, TIME_THEN_DATE]) {
    const groups = regex.exec(text)?.groups;
    const clock = groups && parseClock((groups["time"] ?? groups["figures"])!);
    const date = clock && parsePoint(groups["date"]!);
    if (date?.kind === "date") return withTime(date, clock!);
  }
  return undefined;
}

const withTime = (
  date: CalendarDate,
  time: NonNullable<ReturnType<typeof parseClock>>,
): CalendarDate =>
  time.kind === "clock" ? { ...date, clock: time } : { ...date, partOfDay: time.part };
