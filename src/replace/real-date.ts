/**
 * Whether a mention is a real date, which a shift may move, and not what only looks like one: a dose, a blood
 * pressure, a score, a ratio, a spinal level, a range of tablets ('5/500 mg', '120/80', '4/5', 'L4/5', '2-3').
 * Day and month in figures alone ('25/3') cannot be distinguished from those: they are never moved.
 */

import { MONTH_NAMES, parseTime } from "../language/time/time.js";
import { isExact, type Surroundings } from "./exact.js";

const CALENDAR = new Set(["date", "range", "list", "decade", "century"]);

const MONTH = new RegExp(
  `\\b(?:${MONTH_NAMES.map((name) => name.slice(0, 3)).join("|")})\\p{L}*`,
  "iu",
);
const YEAR = /(?<![0-9])(?:1[5-9]|20)[0-9]{2}(?![0-9])/;
/** Day, month and year in figures, in any order, with the same separator. */
const FULL_NUMERIC =
  /(?<![0-9./-])(?:[0-9]{1,2}([./-])[0-9]{1,2}\1(?:[0-9]{2}|[0-9]{4})|[0-9]{4}([./-])[0-9]{1,2}\2[0-9]{1,2})(?![0-9./-]*[0-9])/;
export function isRealDate(place: Surroundings): boolean {
  const { original, after } = place;
  const time = parseTime(original);
  if (!time || !CALENDAR.has(time.kind)) return false;
  if (MONTH.test(original)) return isExact("DATETIME", place);
  if (FULL_NUMERIC.test(original)) return isExact("DATETIME", place);
  return YEAR.test(original) && isExact("DATETIME", place) && !MEASURED_AFTER.test(after);
}

/** A bare year is no amount: '2000 IU', '1850 kcal'. */
const MEASURED_AFTER =
  /^\s?(?:mg|mcg|µg|g|kg|ml|l|iu|units?|u|kcal|cal|steps|mm|cm|m|km|miles?|bpm|ng|pg|mmol|µmol|hz|w|kw|calories|tabs?|tablets?|puffs|drops|doses?|people|patients|words|members)\b/iu;
