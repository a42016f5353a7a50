import { DAY } from "../../../language/time/grammar.js";
import { FOREIGN_MONTH } from "../../../language/time/names.js";
import { timeDetector } from "./time-detector.js";

const START = "(?<![\\w.,/-])";
// names shared with English count where the day is written as no English text does
const DAY_AND_MONTH = `(?:${DAY}\\.? (?:de )?${FOREIGN_MONTH}|(?:[0-3]?[0-9]\\.|1er|1[º°]|[0-3]?[0-9] de) (?:${FOREIGN_MONTH}|april|august|september|november|december))`;
const YEAR = ",?(?: del?)? [12][0-9]{3}(?![0-9])(?: r\\.)?";

/**
 * Dates with the month's name in German, French, Spanish, Italian, Dutch, Polish, Portuguese, Swedish,
 * Norwegian or Danish: '4. Juni 1975', '1er juin 1975', '4 de junio de 1975', '4 czerwca 1975 r.'.
 */
export const foreignDate = timeDetector({
  name: "foreign-date",
  subtype: "date",
  patterns: [
    {
      name: "day, month, year",
      regex: new RegExp(`${START}${DAY_AND_MONTH}${YEAR}`, "gi"),
      score: 0.95,
    },
    {
      name: "day, month",
      regex: new RegExp(`${START}${DAY_AND_MONTH}(?![\\p{L}0-9])`, "giu"),
      score: 0.6,
    },
    {
      name: "month, year",
      regex: new RegExp(`(?<![\\p{L}0-9.,/-])${FOREIGN_MONTH}${YEAR}`, "giu"),
      score: 0.8,
    },
  ],
});
