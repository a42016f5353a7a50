/**
 * Vaguer words that a first run has put in place of a date, an amount or an age: 'February 1961', 'a day in March',
 * 'between £30,000 and £40,000', 'the early 1960s'. They count as placeholders in a text that holds this program's own
 * labels and in no other: a text without them has been through nothing.
 */

import type { Span } from "../document/span.js";
import { MONTH_NAMES } from "../language/time/names.js";
import { matchesOf } from "./search/matches.js";

/** Two labels: one may be a user's own way of writing. */
const LABELLED =
  /\[(?:PERSON|CODE|LOC|ORG|DEM|DATETIME|QUANTITY|MISC) [0-9]{1,4}\][\s\S]*?\[(?:PERSON|CODE|LOC|ORG|DEM|DATETIME|QUANTITY|MISC) [0-9]{1,4}\]/;

const MONTH = `(?:${MONTH_NAMES.join("|")})`;
const YEAR = "[12][0-9]{3}";
const PERIOD = `(?:(?:${MONTH}|(?:early|late|spring|summer|autumn|Early|Late|Spring|Summer|Autumn)) ${YEAR}|[Tt]he (?:early |mid-|late )?[12][0-9]{2}0s|[Tt]he (?:early |mid-|late )?[12][0-9](?:st|nd|rd|th) century)`;
const WORD = "(?:one|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty)";
const BOUND = "[£$€]?(?:[0-9]{1,3}(?:,[0-9]{3})+|[0-9]{1,9})(?: (?:thousand|million|billion))?";
const FORMS = new RegExp(
  [
    `(?<![\\p{L}\\p{N}])(?<![0-9](?:st|nd|rd|th)?(?: of)?,? )(?:(?:[Aa]|the) day in )?${PERIOD}(?: to ${PERIOD})?`,
    `(?<![\\p{L}\\p{N}])[Aa] day in (?:${MONTH}|spring|summer|autumn|winter)`,
    `(?<![\\p{L}\\p{N}])[Bb]etween ${BOUND} and ${BOUND}(?: ?(?:%|\\p{L}{1,3}(?![\\p{L}.])))?`,
    `(?<![\\p{L}\\p{N}£$€])[£$€]?[0-9]{1,3}(?:,[0-9]{3})* to [£$€][0-9]{1,3}(?:,[0-9]{3})*`,
    `(?<![\\p{L}\\p{N}])[Bb]etween ${WORD} and ${WORD}`,
    "(?<![\\p{L}\\p{N}])[0-9]{1,2}-to-[0-9]{1,2}-year-old",
  ].join("|"),
  "gu",
);

/** The vaguer words of an earlier run, in reading order; none in a text that has been through nothing. */
export function ownWordsIn(text: string): Span[] {
  if (!LABELLED.test(text)) return [];
  return [...matchesOf(FORMS, text)]
    .map(({ index, 0: { length } }) => ({ start: index, end: index + length }))
    .filter(({ end }) => !/^[\p{L}\p{N}]/u.test(text.slice(end, end + 2)));
}
