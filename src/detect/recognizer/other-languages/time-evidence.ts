/**
 * Whether what the recognizer takes for a time speaks of one: a figure that stands for itself, or a word of time. Else it is
 * the name of something or nothing: 'Arlys', 'T1DM', '6 mi', '17-C'.
 */

import type { Mention } from "../../../document/document.js";
import { NUMBER_WORDS } from "../../../language/quantity/numerals.js";
import { feastWindow, MONTH, WEEKDAY } from "../../../language/time/names.js";
import { parseTime } from "../../../language/time/time.js";

const FIGURE =
  /(?<![\p{L}\p{N}]|\p{N}[.,])(?:(?:19|20)\d{6}|['’]?\d{1,4}(?!\d)[\d.,:/–-]*)(?:st|nd|rd|th|s|ish|[ap]\.?m|h|hrs?|min|y|yo|yrs?|m|mo|w|wks?|d)?(?![\p{L}\p{N}])/iu;
const NO_TIME =
  /^[\d.,/ -]+ ?(?:mi|miles?|km|ft|feet|inch(?:es)?|yards?|acres?|lbs?|kg|wpm|mph|sq|sf|x)\b|^\d+-\p{Lu}$|^\d+\.\d+ ?[-–] ?\d+(?:\.\d+)?$|^\d{1,3} ?[-–] ?\d+\.\d+$|^(?:2[4-9]|[3-9]\d|\d{3}):\d+$/iu;
const WORDS = new RegExp(
  `(?<!\\p{L})(?:${MONTH}|${WEEKDAY}|${NUMBER_WORDS}|(?:mid)?(?:morning|after ?noon|evening|night|noon|day|week|week-?end|month|year|decade|century|centuries|fortnight|hour|minute|second|moment|time|date|term|semester|trimester|quarter|season|spring|summer|autumn|fall|winter|shift|age|anniversary|birthday|era|eve|christmas|easter|holiday|vacation|childhood|infancy|teens?|adolescence|adulthood|twenties|thirties|forties|fifties|sixties|seventies|eighties|nineties|noughties|lunch|break|dinner|tea|bed|school|harvest|ramadan|lent)(?:s|time|ly|['’]s)?|to-?day|tomorrow|tmrw|tmr|tomoz|yesterday|yday|tonight|overnight|midnight|midday|dawn|dusk|daybreak|sunrise|sunset|now|nowadays|currently|recent(?:ly)?|ago|last|next|previous|previously|following|later?|earlier|early|early|former|since|until|onwards?|annual(?:ly)?|daily|weekly|monthly|yearly|nightly|hourly|once|twice|often|always|then|old|born|aged|about|past|present|ever|first|half|end|soon|late|eid|diwali|hanukkah|passover|thanksgiving|michaelmas|pentecost|shavuot|vesak|holi|nowruz|juneteenth|labor day|hogmanay|advent|epiphany)(?!\\p{L})`,
  "iu",
);

/** What begins a sentence has a capital and is no name for that. */
const OPENING = /(?:^|[.!?:\n]["'”’)]? *)$/u;
const NAME = /^\p{Lu}\p{Ll}[\p{L}'’-]+$/u;

/** The finds in English text, without those that are not times; a capitalized word in the middle of a sentence is a name all the same. */
export function withTimesBorneOut(text: string, found: readonly Mention[]): Mention[] {
  return found.flatMap((one): Mention[] => {
    const words = text.slice(one.start, one.end);
    if (one.type !== "DATETIME" || isTimeLike(words)) return [one];
    if (!NAME.test(words)) return [];
    const opens = OPENING.test(text.slice(Math.max(0, one.start - 4), one.start));
    return opens ? [] : [{ ...one, type: "MISC" }];
  });
}

export const isTimeLike = (words: string): boolean =>
  !NO_TIME.test(words) &&
  (FIGURE.test(words) ||
    WORDS.test(words) ||
    feastWindow(words) !== undefined ||
    parseTime(words) !== undefined);
