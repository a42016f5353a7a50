/** The date of a message in its header: no more exact than the words that its text has for the same day. */

import type { Sanitized } from "../../document/document.js";

const MONTH =
  /(?<!\p{L})(?:January|February|March|April|May|June|July|August|September|October|November|December)(?!\p{L})/u;

/**
 * To the day where the text hides it nowhere; moved as its dates are moved; else to the month or the year that its words still
 * give, and undefined where they give neither, as labels do.
 */
export function sentDate(
  date: Date | undefined,
  { document, entities, replacements }: Pick<Sanitized, "document" | "entities" | "replacements">,
): Date | undefined {
  if (date === undefined) return undefined;
  const times = new Set(entities.flatMap(({ id, type }) => (type === "DATETIME" ? [id] : [])));
  const sameDay = new RegExp(`(?<![\\d:.])0?${date.getUTCDate()}(?!\\d|[:.]\\d\\d(?!\\d))`, "u");
  let vaguest = date;
  for (const { entity, start, end, replacement } of replacements) {
    const original = document.text.slice(start, end);
    if (!times.has(entity) || !sameDay.test(original)) continue;
    const moved = Date.parse(`${replacement} UTC`) - Date.parse(`${original} UTC`);
    if (/\d \p{L}+ \d{4}$/u.test(replacement) && !Number.isNaN(moved))
      return new Date(date.getTime() + moved);
    const [year, month] = [vaguest.getUTCFullYear(), vaguest.getUTCMonth()];
    if (MONTH.test(replacement)) vaguest = new Date(Date.UTC(year, month));
    else if (/(?<!\d)\d{4}(?!\d)/u.test(replacement)) vaguest = new Date(Date.UTC(year, 0));
    else return undefined;
  }
  return vaguest;
}
