/**
 * Times that everybody has: weekdays, times of day without their date, spans of hours, days and weeks, 'last night'.
 * Of 22 spans of days, weeks and months in the judgments that people marked they hid 3
 * (docs/decisions/0054-shared-by-many.md).
 */

import { isClockInFigures, isSpanInFigures } from "../../language/time/clock-figures.js";

const DAY =
  "(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mon|tues?|weds?|thu(?:rs?)?|fri|sat|sun)\\.?|weekdays?|weekends?";
const PART =
  "(?:early |late |mid-?)?(?:mornings?|afternoons?|evenings?|nights?|lunch(?:time)?|midday|noon|midnight|tonight|today|tomorrow|yesterday)";
const WEEKDAY = new RegExp(
  `^(?:(?:every|each|on|next|last|this|by|most|alternate)(?: (?:other|second))? )?(?:${DAY})(?:(?:,| and| or| to|[ ]?[-–])[ ]?(?:${DAY}))*(?: ${PART})?$`,
  "iu",
);
const PART_OF_DAY = new RegExp(
  `^(?:(?:(?:in the|at|every|each|last|this|that|the|next|most|all) )?${PART}|am|pm)$`,
  "iu",
);
const NUMBER =
  "(?:\\d{1,3}|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|fifteen|twenty|thirty|forty[- ]?(?:five|eight)?|sixty|ninety|(?:a )?few|several|a couple of|half an?)";
const SPAN = new RegExp(
  `^(?:about |around |every |each |within |after |for |in |the (?:last|past|next|preceding|previous|following|first) |(?:last|past|next) )?${NUMBER}(?:(?: to | or |[-–])${NUMBER})?[ -](?:working |full |school )?(?:seconds?|secs?|minutes?|mins?|hours?|hrs?|nights?|days?|weeks?|wks?|weekends?|months?|mths?)(?: (?:and )?\\d{1,2} ?(?:seconds?|secs?|minutes?|mins?|hours?|hrs?|days?|weeks?))?(?:['’] (?:time|notice))?(?: (?:ago|later|earlier|before|afterwards))?$`,
  "iu",
);
/** 'last week', 'this month', 'the following day': known only by who knows when it was written. */
const DEICTIC =
  /^(?:(?:the )?(?:last|next|this|that|previous|following|coming|past|same) (?:day|week|weekend|month|year|term|school year|academic year|tax year|lesson|shift|visit|session|meeting|morning|afternoon|evening|night)|(?:the )?(?:autumn|spring|summer|winter|michaelmas|hilary|trinity|lent)(?: half)? term|now|today|tonight|tomorrow|yesterday|(?:once|twice|(?:two|three|four|five|six|\d) times) (?:a|per|every) (?:day|week|month)|daily|weekly|monthly|nightly|(?:a|per) (?:day|week|month|shift))$/iu;

const SPELT_HOUR = "(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)";
const HOUR =
  `(?:(?:(?:half past|half|quarter (?:past|to)|(?:five|ten|twenty(?:-five)?) (?:past|to)) ${SPELT_HOUR}(?: o['’]clock)?|${SPELT_HOUR} o['’]clock)|` +
  "(?:(?:[01]\\d|2[0-3])[0-5]\\d(?= ?h(?:ou)?rs)|\\d{1,2}(?:[:.h]\\d{2}(?::\\d{2})?)?)(?: ?[ap]\\.?m\\.?| ?o['’]clock| ?hours| ?hrs| noon)?)";
const CLOCK = new RegExp(
  `^(?:about |around |at |by |before |after |until |till |from |between )?(?:${HOUR})(?: (?:of|in) (?:a|the) (?:morning|afternoon|evening))?(?:(?: (?:to|and|or|until|till) | ?[-–] ?)${HOUR})?$`,
  "iu",
);
const LONE = /^\d{1,2}$/u;
/** A lone number is an hour between two of them: '9 to 5'. */
const HOURS_AROUND = [/(?:^|[^\p{L}\p{N}])\d{1,2} to $/u, /^ to \d{1,2}(?![\p{L}\p{N}])/u] as const;
/** A month as it is written beside a time: 'Mar' and 'may' behind a day alone are months, 'Mareike' and 'may call' never. */
const MONTH =
  "Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?";
const LONG_MONTH =
  /\b(?:january|february|april|june|july|august|september|october|november|december)\b/iu;
/** A day by month, by figures or by ordinal: a time beside it is a moment. */
const DATED = [
  new RegExp(`\\b(?:${MONTH}|${MONTH.toUpperCase()})\\b`, "u"),
  new RegExp(`\\b\\d{1,2} ?(?:${MONTH})\\b`, "iu"),
  LONG_MONTH,
  /\b\d{1,2}[./-]\d{1,2}[./-]\d{2}|\b\d{4}-\d{2}-\d{2}|\b\d{1,2}(?:st|nd|rd|th)\b/u,
] as const;
const NEAR = 28;

/** Why a time singles out nobody by itself; nothing where it may. */
export function commonTime(
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
): string | undefined {
  const words = text.slice(start, end);
  if (WEEKDAY.test(words) || PART_OF_DAY.test(words) || DEICTIC.test(words)) {
    return isDated(text, start, end) ? undefined : "a day of the week or a part of the day";
  }
  if (/^\d{1,2}\+[0-6](?: ?(?:weeks?|wks?|\/40))?$/iu.test(words)) return "weeks of a pregnancy";
  if (SPAN.test(words)) return "a span of hours, days, weeks or months";
  if (LONE.test(words)) {
    const [before, after] = HOURS_AROUND;
    const isHour =
      before.test(text.slice(Math.max(0, start - 8), start)) ||
      after.test(text.slice(end, end + 8));
    return isHour ? "an hour of the day" : undefined;
  }
  const before = text.slice(Math.max(0, start - NEAR), start);
  if (CLOCK.test(words) || isClockInFigures(words, before) || isSpanInFigures(words))
    return isDated(text, start, end) ? undefined : "a time of day without its date";
  return undefined;
}

const isDated = (text: string, start: number, end: number): boolean =>
  isDate(/.*$/u.exec(text.slice(Math.max(0, start - NEAR), start))![0]) ||
  isDate(/^.*/u.exec(text.slice(end, end + NEAR / 2))![0]);

const isDate = (near: string): boolean => DATED.some((form) => form.test(near));
