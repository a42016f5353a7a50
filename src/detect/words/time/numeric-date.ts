import { NUMERIC_DATE } from "../../../language/time/grammar.js";
import { timeDetector } from "./time-detector.js";

const START = "(?<![\\w/:-]|[0-9][.,])";
// nothing but a field of a row has a comma and a year, a month and a day behind a number
const AFTER_COMMA = "(?:(?<=[0-9],)(?=[12][0-9]{3}-[01][0-9]-[0-3][0-9]))";
const TIME = "[0-2]?[0-9]:[0-5][0-9](?::[0-5][0-9](?:[.,][0-9]{1,9})?)?";

/** Dates in figures: ISO 8601 with or without time and zone, ISO weeks, and the usual orders of day, month and year. */
export const numericDate = timeDetector({
  name: "numeric-date",
  subtype: "date",
  patterns: [
    {
      name: "date",
      regex: new RegExp(
        `(?:${START}|${AFTER_COMMA})${NUMERIC_DATE}(?![\\w/]|[.,-][0-9])(?: r\\.)?`,
        "g",
      ),
      score: 0.5,
    },
    {
      name: "day, month and two figures of the year behind a preposition",
      regex:
        /(?<=\b(?:on|dated|until|since) )(?:0?[1-9]|[12]\d|3[01])\.(?:0?[1-9]|1[0-2])\.\d\d(?![\w%]|[.,]\d)/g,
      score: 0.85,
    },
    {
      name: "date and time",
      regex: new RegExp(
        `(?:${START}|${AFTER_COMMA})${NUMERIC_DATE}(?:T|,? )${TIME}(?: ?Z\\b| ?[ap]\\.?m\\b\\.?| ?[+-][0-9]{2}:?[0-9]{2}\\b)?(?![\\w:])`,
        "gi",
      ),
      score: 0.85,
    },
    {
      name: "ISO 8601 week",
      regex: /(?<![\w./-])[12][0-9]{3}-W[0-5][0-9](?:-[1-7])?(?![\w-])/g,
      score: 0.8,
    },
  ],
  // '3.11.99' may as well number a section, a year of four digits does not
  validate: (match) => /[0-9]{4}/.test(match) || undefined,
  validatedScore: 0.85,
  context: "date dated on of since until from born issued expires day".split(" "),
});
