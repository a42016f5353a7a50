/**
 * Vaguer words that a first run has put in place of a date, an amount or an age: 'February 1961', 'a day in March',
 * 'between £30,000 and £40,000', 'the early 1960s', the '1961' of a date of birth. They count as placeholders in a text that holds this program's own
 * labels and in no other: a text without them has been through nothing.
 */

import type { Mention } from "../../document/document.js";
import { overlaps, type Span } from "../../document/span.js";
import type { SemanticType } from "../../document/types.js";
import { MONTH_NAME } from "../../language/time/names.js";
import { matchesOf } from "../search/matches.js";
import { OWN_LABEL } from "./placeholders.js";

/** Two labels: one may be a user's own way of writing. */
const LABELLED = new RegExp(`${OWN_LABEL}[\\s\\S]*?${OWN_LABEL}`);

const YEAR = "[12][0-9]{3}";
const PERIOD = `(?:(?:${MONTH_NAME}|(?:early|late|spring|summer|autumn|Early|Late|Spring|Summer|Autumn)) ${YEAR}|[Tt]he (?:early |mid-|late )?[12][0-9]{2}0s|[Tt]he (?:early |mid-|late )?[12][0-9](?:st|nd|rd|th) century)`;
/** What places and occupations become in forms. */
const IN_FIELDS =
  "(?:(?:[Tt]own|[Cc]ity|[Vv]illage|[Cc]ounty|[Ss]ettlement) in [\\p{L} ]{3,30}|[Tt]own|[Cc]ity|[Vv]illage|[Cc]ounty|[Ss]ettlement|[Cc]ountry|[Oo]rganization|[Cc]ompany|[Ss]chool|[Hh]ospital|[Uu]niversity|[Ee]ducational institution|[Ii]nstitution|(?:[Hh]ealth|[Tt]echnical|[Mm]edical|[Ll]egal) professional|[Pp]rofessional|[Ee]ducator|[Oo]ffice holder|[Mm]usician|[Ss]cientist|[Mm]anager|[Ww]orker|[Dd]river|[Aa]rtisan|[Cc]raftsperson|[Ee]mployee)";
/** What places become, with the country or part of the world they are in. */
const KIND =
  "place|city|town|village|county|municipality|island|region|district|state|country|settlement|river|lake|mountain|university|hospital|school";
/** What nationalities become. */
const REGIONS =
  "(?:(?:North(?:ern)?|South(?:ern)?|East(?:ern)?|West(?:ern)?|Central|Southeast) )?(?:European|African|Asian|American)|Caribbean|Latin American|Middle Eastern|Oceanian|Indo-(?:Iranian|European|Aryan)";
const WORD = "(?:one|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty)";
const UNIT = "(?:second|minute|hour|day|week|month|year|mile|metre|pound|euro|dollar)s?";
const BOUND =
  "(?:[£$€]|\\p{Lu}\\p{L}{1,4}\\.? ?)?(?:[0-9]{1,3}(?:,[0-9]{3})+|[0-9]{1,9})(?: (?:thousand|million|billion))?";
const FORMS = new RegExp(
  [
    `(?<![\\p{L}\\p{N}])(?<![0-9](?:st|nd|rd|th)?(?: of)?,? )(?:(?:[Aa]|the) day in )?${PERIOD}(?: to ${PERIOD})?`,
    `(?<![\\p{L}\\p{N}])[Aa] day in (?:${MONTH_NAME}|spring|summer|autumn|winter)`,
    `(?<![\\p{L}\\p{N}])[Bb]etween ${BOUND} and ${BOUND}(?: ?(?:%|${UNIT}(?!\\p{L})|\\p{L}{1,3}(?![\\p{L}.])))?`,
    `(?<![\\p{L}\\p{N}£$€])[£$€]?[0-9]{1,3}(?:,[0-9]{3})* to [£$€][0-9]{1,3}(?:,[0-9]{3})*`,
    `(?<!\\p{L})(?<currency>\\p{Lu}{3}) [0-9]{1,3}(?:,[0-9]{3})* to \\k<currency> [0-9]{1,3}(?:,[0-9]{3})*`,
    // what one alone is or does
    `(?<!\\p{L})[Oo]ne of the \\p{L}+(?: (?:in|on|at|of) an? \\p{L}+)?(?!\\p{L})`,
    `(?<![\\p{L}\\p{N}])(?:[Bb]etween ${WORD} and ${WORD}|(?:less|more) than ${WORD}|[Ss]everal|[Ss]ome) (?:second|minute|hour|day|week|month|year|decade)s?(?!\\p{L})`,
    `(?<![\\p{L}\\p{N}])[Bb]etween ${WORD} and ${WORD}`,
    // a date of birth is a bare year, and so are days and months that a reader might work out
    `(?<!(?:${MONTH_NAME}|\\d(?:st|nd|rd|th)?),? (?:of )?)(?<![\\p{L}\\p{N}./£$€-])${YEAR}(?![\\p{L}\\p{N}]|[./-]\\d)`,
    `(?<=(?<!\\p{L})(?:in|of|by|to|from|until|since|during|before|after|In|By|Until|Since|During|Before|After) )(?:${MONTH_NAME}|spring|summer|autumn|winter)(?! ?\\d|\\p{L})`,
    // this does not apply to a person of that name, see detect.ts
    `(?<![\\p{L}\\p{N}]|[0-9](?:st|nd|rd|th)?[ ./-])${MONTH_NAME}(?=[.,;)]?(?:\\s*\\n|\\s*$))`,
    `(?<!\\p{L})(?:[Ss]ome time|[Aa] weekday|[Aa] weekend day)(?!\\p{L})`,
    `(?<=(?<!\\p{L})(?:of|within|with|for|in|at|by|over|under|after|about|around|approximately|roughly|some|nearly|almost|[Aa]ged|[Aa]ge) )${BOUND} to ${BOUND}`,
    `(?<!\\p{L})(?:aged )?(?:[Oo]ver|[Uu]nder) (?:the age of )?18(?: years old)?(?! ?[\\p{L}\\d%])`,
    `(?<!\\p{L})[Aa]ged (?:between )?[0-9]{1,2} (?:to|and) [0-9]{1,3}`,
    `(?<!\\p{L})(?:[Aa]n? |[Tt]he )?(?:(?:large|small|capital) )?(?:${KIND}) in (?:the )?(?:(?:Northern|Southern|Eastern|Western|Central|South|North|East|West|Southeast) )?\\p{Lu}\\p{L}+(?: \\p{Lu}\\p{L}+)?`,
    `(?<!\\p{L})(?:${REGIONS})(?!\\p{L})`,
    `(?<=: )(?:${IN_FIELDS})(?= *(?:\\n|$| {3}|\\t| \\|))`,
    "(?<![\\p{L}\\p{N}])[0-9]{1,2}-to-[0-9]{1,2}-year-old",
    // an age in brackets or between commas
    "(?<=[(,] ?)(?:10–14|15–19|[2-9]0–[2-9]9)(?=[),]| (?:years|yrs))",
  ].join("|"),
  "gu",
);

/** Whether a text holds labels of an earlier run. */
export const isLabelled = (text: string): boolean => LABELLED.test(text);

/** The vaguer words of an earlier run, in reading order; none in a text that has been through nothing. */
export function ownWordsIn(text: string): Span[] {
  if (!isLabelled(text)) return [];
  return [...matchesOf(FORMS, text)]
    .map(({ index, 0: { length } }) => ({ start: index, end: index + length }))
    .filter(({ end }) => !/^[\p{L}\p{N}]/u.test(text.slice(end, end + 2)));
}

/** Types of which a piece beside an own word is its unit: the 'Swiss francs' of 'between 1,000 and 2,000 Swiss francs'. */
const WITH_UNIT: ReadonlySet<SemanticType> = new Set(["QUANTITY", "DATETIME"]);

/** Whether a mention is no more than the unit of an own word that it ran into. @param piece what is left of it beside own words */
export const isUnitOf = (
  text: string,
  mention: Mention,
  piece: Span,
  own: readonly Span[],
): boolean =>
  WITH_UNIT.has(mention.type) &&
  !/\p{N}/u.test(text.slice(piece.start, piece.end)) &&
  own.some((one) => overlaps(one, mention));
