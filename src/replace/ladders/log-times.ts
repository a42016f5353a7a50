/**
 * The times of a log, which say what came first and how long after: the day counted from the first in the document, and the
 * time of day as it is. '2024-03-05T14:22:31Z' becomes 'day 1 14:22:31Z'.
 */

import { dayNumber } from "../../language/time/time.js";
import { byRuleOf, type RuleLadder } from "./ladder.js";
import type { Step } from "./rung.js";

const DATE = String.raw`(?<y>\d{4})[-/](?<m>\d\d)[-/](?<d>\d\d)`;
const CLOCK = String.raw`\d\d:\d\d(?::\d\d(?:[.,]\d{1,9})?)?(?: ?(?:Z|[+-]\d\d:?\d\d))?`;
/** At the beginning of a line, a bracket or a quotation mark apart. */
const AT_LINE = new RegExp(String.raw`^[\["']?${DATE}[T ]${CLOCK}(?!\d)`, "gmu");
const STAMP = new RegExp(`^${DATE}(?:[T ](?<clock>${CLOCK}))?$`, "u");
/** So many lines with the time before them are a log. */
const FEWEST = 2;

const dayOf = (groups: Readonly<Record<string, string>>): number =>
  dayNumber(Number(groups["y"]), Number(groups["m"]), Number(groups["d"]));

/** The first day of a log; undefined where the text is none. */
export function firstDayOfLog(text: string): number | undefined {
  const days = [...text.matchAll(AT_LINE)].map(({ groups }) => dayOf(groups!));
  return days.length < FEWEST ? undefined : days.reduce((a, b) => Math.min(a, b));
}

/** The time in the days of its log; undefined where it is before the first or no full time. */
export function inDaysOfLog(original: string, first: number): Step | undefined {
  const groups = STAMP.exec(original)?.groups;
  if (groups === undefined) return undefined;
  const day = dayOf(groups) - first + 1;
  if (day < 1) return undefined;
  return { text: `day ${day}${groups["clock"] ? ` ${groups["clock"]}` : ""}`, level: 1 };
}

export const logTimes: RuleLadder = {
  name: "log-times",
  propose: ({ original, entity }, { logFrom }) => {
    if (logFrom === undefined || entity.type !== "DATETIME") return undefined;
    const step = inDaysOfLog(original, logFrom);
    return step && { candidates: byRuleOf([step], "calendar") };
  },
};
