/** A date with the hour of an appointment behind it, as two mentions: when the date is made vaguer, the hour singles out nobody. */

import type { Mention } from "../../document/document.js";
import { isUsers } from "../resolve.js";

/** A full or half hour: other minutes are those of an event or a log, which may be known elsewhere. */
const HOUR = "(?:[01]?\\d|2[0-3])(?:[:.][03]0(?: ?[ap]\\.?m\\.?)?| ?[ap]\\.?m\\.?)";
const DATE_AND_HOUR = new RegExp(
  `^(?<date>.*\\d.*?)(?<gap>,? (?:at |@ ?)?)(?<hour>${HOUR}(?: ?[-–] ?${HOUR})?)(?: ?(?:hrs|hours|h))?$`,
  "isu",
);
/** A day of the month, or a whole date. */
const DAY =
  /(?:^|[^\p{L}\d])(?:[0-3]?\d(?:st|nd|rd|th)?(?: of)? \p{L}{3,}|\p{L}{3,} [0-3]?\d|\d{1,4}[./-]\d{1,2}(?:[./-]\d{1,4})?)/u;

/** Why the hour of a date is kept where the date is not. */
const OF_ANY_DAY = "a time of day, which singles out nobody without its date";

/** The date and the hour of a mention that is both; else the mention. */
export function dateAndHour(text: string, mention: Mention): readonly Mention[] {
  const { type, subtype, start, end } = mention;
  if (type !== "DATETIME" || subtype === "birth-date" || isUsers(mention)) return [mention];
  const {
    date = "",
    gap = "",
    hour = "",
  } = DATE_AND_HOUR.exec(text.slice(start, end))?.groups ?? {};
  if (hour === "" || !DAY.test(date)) return [mention];
  const from = start + date.length + gap.length;
  const { common: _, ...rest } = mention;
  return [
    { ...rest, subtype: "date", end: start + date.length },
    { ...rest, subtype: "time", start: from, common: OF_ANY_DAY },
  ];
}
