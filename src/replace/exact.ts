/**
 * Whether a time, an amount or an age is read exactly: the whole of it, and as what it is. Half a number
 * ('5 mg' of '2.5 mg'), an identifier that looks like a year ('the card ending 1382') and a bare figure
 * that may be anything have a ladder as well, but nothing shows that its words are true.
 */

import type { SemanticType } from "../document/types.js";
import { MONTH_NAMES } from "../language/time/names.js";
import type { Occasion } from "./replacer.js";

export type Surroundings = Pick<Occasion, "original" | "before" | "after">;

/** A digit, or a sign that joins one to the mention, just before it. */
const NUMBER_BEFORE = /(?:[\p{L}\p{N}_]|\p{N}\s?[.,:/×^+–-]|(?<!\p{L})[+×^/-]|[£$€¥#<>≤≥~±])$/u;
/** The rest of a number or word just after it. */
const NUMBER_AFTER = /^(?:[\p{L}\p{N}_]|[.,:/×^–-]\p{N}|\s?[×^]\s?\p{N}|[/-]\p{Lu}?\p{N})/u;
/** What makes a figure another amount than it says alone. */
const UNIT_AFTER =
  /^\s?(?:%|‰|°|per ?cent\b|hundred\b|thousand\b|million\b|billion\b|trillion\b|bn\b|k\b|dozen\b)/iu;

/** 'half | a million'. */
const PART_BEFORE = /(?<!\p{L})(?:half|quarters?|thirds?|tenths?|dozens?|couple) (?:of )?$/iu;

const isCut = ({ before, after }: Surroundings): boolean =>
  NUMBER_BEFORE.test(before) || PART_BEFORE.test(before) || NUMBER_AFTER.test(after);

/** The years of a range are whole, each for itself: '1950–2006', '1998–99'. */
const YEAR_AND_DASH_BEFORE = /(?<![0-9])[12][0-9]{3}\s?[–-]\s?$/u;
const YEAR_AND_DASH_AFTER = /^\s?(?:[–-]\s?[12][0-9]{3}|–[0-9]{2})(?![0-9.,:/-])/u;
const HOLDS_YEAR = /(?<![0-9])[12][0-9]{3}(?![0-9])/;

/** As it would be outside the range of years that it begins or ends. */
const alone = (place: Surroundings): Surroundings =>
  HOLDS_YEAR.test(place.original)
    ? {
        ...place,
        before: place.before.replace(YEAR_AND_DASH_BEFORE, "("),
        after: place.after.replace(YEAR_AND_DASH_AFTER, ")"),
      }
    : place;

/** Identifiers, kinds of things and places are numbered like years. */
const NO_YEAR_BEFORE =
  /(?<!\p{L})(?:ending|ends|number|numbers|no|nos|nr|num|card|code|pin|room|ext|extension|bleep|pager|ward|flat|unit|apt|apartment|suite|model|version|order|ticket|case|file|ref|reference|id|account|invoice|page|pages|p|pp|route|bus|train|flight|section|article|paragraph|clause|act|item|lot|box|gate|platform|building|channel|kg|score|total|some|exactly|least|most|than)\.?\s*[:#]?\s*$/iu;
/** As many of something: 'about 2000 people' has no year, 'about 1900 was' may have. */
const THINGS_AFTER =
  /^ (?!(?:was|is|has|as|his|its|this|does|always|across)\b)(?:\p{Ll}+s|people|men|women|children)\b/u;
const YEAR = /^(?:the )?(?<year>[0-9]{4})s?$/;
/** Before it years are hardly written without a word that says so. */
const EARLIEST_BARE_YEAR = 1500;
const LATEST_BARE_YEAR = 2100;
const YEAR_BEFORE = new RegExp(
  `(?:(?<!\\p{L})(?:in|since|from|until|till|to|by|of|during|after|before|between|and|early|late|mid|spring|summer|autumn|fall|winter|year|born|died|circa|c\\.|ca\\.|${MONTH_NAMES.join("|")})\\s+|[(–—-]\\s?)$`,
  "iu",
);

/** A bare figure that is a year; other dates say themselves what they are. */
function isYear({ original, before, after }: Surroundings): boolean {
  const year = YEAR.exec(original.trim())?.groups?.["year"];
  if (year === undefined || original.trim().endsWith("s")) return true;
  if (NO_YEAR_BEFORE.test(before) || THINGS_AFTER.test(after)) return false;
  const value = Number(year);
  return (value >= EARLIEST_BARE_YEAR && value <= LATEST_BARE_YEAR) || YEAR_BEFORE.test(before);
}

/** A number with a zero before it, and not in the middle of 1,001 or 3.05. */
const LEADING_ZERO = /(?<![\p{N}][.,:'’ \u00a0\u202f]?)0\p{N}/u;
const BARE_NUMBER = /^\p{N}[\p{N} ,.]*$/u;
const NUMBERED_BEFORE =
  /(?:(?<!\p{L})(?:(?:cheque|check|invoice|serial|receipt|voucher|policy|claim|batch|lot|part|model|order|ticket|case|crime|incident|file|ref(?:erence)?|id|account|acct|card|pin|licen[cs]e|permit|membership|member|badge|payroll|staff|student|employee|meter|tracking|consignment|docket|warrant|certificate|passport|plot|locker|collar|roll|candidate|customer|booking|prescription|phone|telephone|room|job)s? )?(?:numbers?|nos?|nrs?|num)\.?|(?<!\p{L})(?:cheque|invoice|serial|receipt|voucher|docket|consignment)|[#№])\s?[:.]?\s?["“'‘(]?$/iu;

/** Whether a number names something and counts nothing: '001482', 'cheque number 1482'. */
export const isNumeral = ({ original, before }: Pick<Surroundings, "original" | "before">) =>
  LEADING_ZERO.test(original) || (BARE_NUMBER.test(original) && NUMBERED_BEFORE.test(before));

/** Whether the words of a rule follow from an exact reading of the mention in its context. */
export function isExact(type: SemanticType, surroundings: Surroundings): boolean {
  const place = type === "DATETIME" ? alone(surroundings) : surroundings;
  if (isCut(place)) return false;
  return (type !== "DATETIME" || isYear(place)) && !UNIT_AFTER.test(place.after);
}
