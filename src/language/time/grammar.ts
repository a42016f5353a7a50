import { MONTH, WEEKDAY } from "./names.js";

/** '4', '04', '4th'. */
export const DAY = "(?:3[01]|[12][0-9]|0?[1-9])(?:st|nd|rd|th)?";

/** 1000 to 2099. */
export const YEAR = "(?:1[0-9]{3}|20[0-9]{2})(?![0-9])";

/** After a month: 1975, '75, [1975]. */
const YEAR_AFTER_MONTH = `\\[?(?:${YEAR}|['’][0-9]{2}(?![0-9]))`;

/** '8.30 p.m.', '8 pm', '14:05', '14.05 hours', '12 noon', '8 o'clock'. */
export const CLOCK =
  "(?:(?:[01]?[0-9]|2[0-4])(?:(?:[.:h][0-5][0-9])?(?: ?[ap]\\.m\\.?| ?[apAP]\\.?[mM]\\b| noon\\b| midnight\\b| o['’]clock\\b)|[.:h][0-5][0-9] ?(?:hours|hrs|h)\\b)|(?:[01]?[0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9])?(?![0-9:]))";

/** '4 June', '4th of June', '4-Jun'. */
export const DAY_MONTH = `(?:${DAY}(?: day)?(?: of)?,?[ -]?${MONTH})`;

/** '4 June 1975', 'Monday, 4th of June '75', 'June 4, 1975'. */
export const FULL_DATE = `(?:(?:${WEEKDAY},? (?:the )?)?(?:${DAY_MONTH},?[ -]?(?:of )?${YEAR_AFTER_MONTH}|${DAY}[-/]${MONTH}[-/][0-9]{2}(?![0-9])|${MONTH} (?:the )?${DAY}(?:, ?| )${YEAR_AFTER_MONTH}))`;

/** 'June 1975', 'June of 1975', 'June, 1975', 'Jun-75'. */
export const MONTH_YEAR = `(?:${MONTH}(?:,? (?:of (?:the year )?)?|-)${YEAR_AFTER_MONTH})`;

const DAY_OR_MONTH = "(?:0?[1-9]|[12][0-9]|3[01])";
const numericWith = (separator: string): string =>
  `${DAY_OR_MONTH}${separator} ?${DAY_OR_MONTH}${separator} ?(?:1[0-9]{3}|20[0-9]{2}|[0-9]{2})|(?:1[0-9]{3}|20[0-9]{2})${separator}(?:0?[1-9]|1[0-2])${separator}${DAY_OR_MONTH}`;

/** '31.12.1999', '12/31/99', '31-12-1999', '1999/12/31', '1999-12-31'. */
export const NUMERIC_DATE = `(?:${["\\.", "/", "-"].map(numericWith).join("|")})(?![0-9])`;

/** Narrows years and months: 'early', 'the end of', 'mid-'. */
export const PART_OF =
  "(?:[Ee]arly (?:in )?|[Ll]ate (?:in )?|[Mm]id[- ]|(?:[Tt]he )?(?:[Bb]eginning|[Ss]tart|[Mm]iddle|[Ee]nd) of (?:the (?:year|month of) )?)";
