/**
 * What an expression of time means: dates of any precision, ranges and lists, decades and
 * centuries, clock times, durations, ages, and times relative to another.
 *
 * `parseTime` reads a mention; `timeExtent` says which days it covers, so that a vaguer expression
 * can be checked to contain a more exact one. How times look in running text is in
 * calendar-grammar.ts, which the detectors share.
 */

import { parseAge } from "./age.js";
import { parseClock } from "./clock.js";
import { parseDuration } from "./duration.js";
import { parsePoints } from "./points.js";
import { parseRelative } from "./relative.js";
import { datesInFigures } from "./spelled-dates.js";
import type { TimeExpression } from "./types.js";

export { partOfDay } from "./clock.js";
export { UNIT_DAYS } from "./duration.js";
export {
  dayNumber,
  type Extent,
  type Hemisphere,
  months,
  timeExtent,
  years,
} from "./extent.js";
export { isGenitiveMonth, MONTH_NAMES } from "./names.js";
export type * from "./types.js";

// mentions of other detectors may include the words around the time
const LEADING =
  /^(?:on|in|at|since|by|until|during|from|of|the|this|between|before|after|about|around|approximately|prior to|not? later than|as early as|as late as) (?=\S)/;

/**
 * The time that the whole of `text` expresses; undefined if it is not a time. Letter case, kinds of
 * quotes, dashes and spaces, and a leading 'on', 'in' or 'the' make no difference.
 * Impossible days (31 June) are read as written: a slip of the pen is still a date.
 */
export function parseTime(text: string): TimeExpression | undefined {
  if (text.length > 600) return undefined;
  const plain = datesInFigures(plainTime(text));
  if (plain === "") return undefined;
  const found = parsePlain(plain);
  if (found) return found;
  const lead = LEADING.exec(plain);
  return lead ? parseTime(plain.slice(lead[0].length)) : undefined;
}

// most times are dates, and words with a year are hardly anything else
const HOLDS_YEAR = /[0-9]{4}/;

const parsePlain = (plain: string): TimeExpression | undefined =>
  (HOLDS_YEAR.test(plain) ? parsePoints(plain) : undefined) ??
  parseAge(plain) ??
  parseRelative(plain) ??
  parseClock(plain) ??
  parseDuration(plain) ??
  parsePoints(plain);

/** One spelling for quotes, dashes, spaces and digits; lower case; no brackets or end punctuation. */
function plainTime(text: string): string {
  return (
    text
      .normalize("NFKC")
      // 9½ has become 91⁄2
      .replace(/([0-9]*)([1-9])⁄([2-9])/g, (_, whole, upper, lower) =>
        String(Number(whole) + Number(upper) / Number(lower)),
      )
      .toLowerCase()
      .replace(/[‘’`´]/g, "'")
      .replace(/[‐‑‒–—−]/g, "-")
      .replace(/\s+/g, " ")
      .replace(/[[\]()"“”]/g, "")
      .replace(/^[ ,;:.]+|[ ,;:]+$/g, "")
  );
}
