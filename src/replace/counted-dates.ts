/** Dates that can be counted or moved: days, months and years, alone, as a range or as a list. */

import { type CalendarDate, parseTime, type TimeExpression } from "../language/time/time.js";

const COUNTED: ReadonlySet<string> = new Set(["day", "month", "year"]);

/** Without a part or a season, and of one reading. */
const isCounted = ({ precision, part, swappable }: CalendarDate): boolean =>
  COUNTED.has(precision) && part === undefined && swappable === undefined;

const pointsOf = (time: TimeExpression) =>
  time.kind === "range" || time.kind === "list" ? time.points : [time];

/** The words for its points as a list or range was written: 'a, b and c', 'between a and b', 'a to b'. */
export function joinedAs(
  time: Extract<TimeExpression, { kind: "range" | "list" }>,
  points: readonly string[],
): string {
  const lead = points.slice(0, -1).join(", ");
  const last = points.at(-1)!;
  if (time.kind === "list") return `${lead} and ${last}`;
  return time.between ? `between ${lead} and ${last}` : `${lead} to ${last}`;
}

/** The dates of an expression; undefined where one of them is none. */
export function countedDates(
  time: TimeExpression | undefined,
): readonly CalendarDate[] | undefined {
  if (time === undefined) return undefined;
  const points = pointsOf(time);
  return points.every((point) => point.kind === "date" && isCounted(point))
    ? (points as readonly CalendarDate[])
    : undefined;
}

/** Whether words say where in the calendar something was, exactly or not; a weekday alone does not. */
export function isOfCalendar(text: string): boolean {
  const time = parseTime(text);
  if (time === undefined) return false;
  return pointsOf(time).some((point) =>
    point.kind === "date"
      ? point.precision !== "weekday"
      : point.kind === "decade" || point.kind === "century",
  );
}
