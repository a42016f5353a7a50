/** The date of a message in its header: no more exact than the words that its text has for its dates. */

import type { Sanitized } from "../../document/document.js";
import { type CalendarDate, dayNumber, MONTH_NAMES, parseTime } from "../../language/time/time.js";

const DAY = 86_400_000;
const HAS_MONTH = new RegExp(MONTH_NAMES.join("|"), "u");

const dayIn = (words: string): number | undefined => {
  const time = parseTime(words);
  const { precision, year, month, day }: Partial<CalendarDate> = time?.kind === "date" ? time : {};
  return precision === "day" && year !== undefined && month !== undefined && day !== undefined
    ? dayNumber(year, month, day)
    : undefined;
};

/**
 * To the day where the text hides no day; moved as its days are moved; else to the month or the year that its words still
 * give, and undefined where they give neither, as labels do.
 */
export function sentDate(
  date: Date | undefined,
  { document, entities, replacements }: Pick<Sanitized, "document" | "entities" | "replacements">,
): Date | undefined {
  if (date === undefined) return undefined;
  const times = new Set(entities.flatMap(({ id, type }) => (type === "DATETIME" ? [id] : [])));
  let vaguest = date;
  for (const { entity, start, end, replacement } of replacements) {
    const time = times.has(entity) ? parseTime(document.text.slice(start, end)) : undefined;
    if (time?.kind !== "date" || time.precision !== "day") continue;
    const [from, to] = [dayIn(document.text.slice(start, end)), dayIn(replacement)];
    if (from !== undefined && to !== undefined) return new Date(date.getTime() + (to - from) * DAY);
    const [year, month] = [vaguest.getUTCFullYear(), vaguest.getUTCMonth()];
    if (HAS_MONTH.test(replacement)) vaguest = new Date(Date.UTC(year, month));
    else if (/(?<!\d)\d{4}(?!\d)/u.test(replacement)) vaguest = new Date(Date.UTC(year, 0));
    else return undefined;
  }
  return vaguest;
}
