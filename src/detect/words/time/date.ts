import {
  CLOCK,
  DAY,
  DAY_MONTH,
  FULL_DATE,
  MONTH_YEAR,
  PART_OF,
} from "../../../language/time/grammar.js";
import { MONTH, MONTH_NAMES, TICKET_DAY, WEEKDAY } from "../../../language/time/names.js";
import { timeDetector } from "./time-detector.js";

const START = "(?<![\\w.,/-])";
// the shorter forms leave alone what is part of a full date
const AFTER_NO_DAY = "(?<![0-9](?:st|nd|rd|th)?(?: of)?,?[ -]?)";
const YEAR_NEXT = ",?[ -]?(?:of )?\\[?['’]?[0-9]{2}";
const AT_TIME = `(?:,? (?:at|@) (?:about |around |approximately )?${CLOCK})?`;
const LOWER_MONTH = MONTH_NAMES.join("|").toLowerCase();

/** Dates with the month's name in English: day, month and year, or two of them; with weekday and time. */
export const date = timeDetector({
  name: "date",
  subtype: "date",
  patterns: [
    {
      name: "day, month, year",
      regex: new RegExp(`${START}${FULL_DATE}${AT_TIME}`, "g"),
      score: 0.95,
    },
    {
      name: "day, month in lower case, year",
      regex: new RegExp(`${START}${DAY} (?:of )?(?:${LOWER_MONTH}),? [12][0-9]{3}\\b`, "g"),
      score: 0.9,
    },
    {
      name: "as on tickets and in logs",
      regex: new RegExp(`(?<![\\w.,/-])${TICKET_DAY}(?:(?:19|20)?[0-9]{2})?(?!\\w)`, "g"),
      score: 0.9,
    },
    {
      name: "month, year",
      regex: new RegExp(
        `${AFTER_NO_DAY}\\b(?:${PART_OF})?(?:${MONTH_YEAR}|${MONTH} (?:3[2-9]|[4-9][0-9])(?![\\w%.,/-]))`,
        "g",
      ),
      score: 0.9,
    },
    {
      name: "day, month",
      regex: new RegExp(
        `${START}(?:${WEEKDAY},? (?:the )?)?${DAY_MONTH}(?![a-z]|${YEAR_NEXT})${AT_TIME}`,
        "g",
      ),
      score: 0.8,
    },
    {
      name: "month, day",
      regex: new RegExp(
        `\\b(?:${WEEKDAY},? )?${MONTH} (?:the )?${DAY}(?![\\w%]|[.,:][0-9]|${YEAR_NEXT})`,
        "g",
      ),
      score: 0.6,
    },
  ],
});
