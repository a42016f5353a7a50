import { MONTH_NAMES } from "../../../language/time/names.js";
import { formDetector } from "../../kit/forms.js";

const DAY_OR_MONTH = "(?:0?[1-9]|[12][0-9]|3[01])";
/** 'L4/5', '5/500 mg' and '4/5 strength' are not dates; weeks and days of a clinic are written '2/52' and '5/7'. */
const FIGURES = `${DAY_OR_MONTH}/(?:0?[1-9]|1[0-2])(?![\\d/.,]*\\d| ?(?:%|\\p{L}*(?:mg|ml|power|strength|weakness|tabs?|tablets|pain|murmur|score|points?|marks|of|share|correct|full|pages?|hours?|days?|weeks?|months?|years?)\\b))`;
const MONTH_SECOND = `${DAY_OR_MONTH}/${DAY_OR_MONTH}(?![\\d/.,]*\\d)`;
const LEAD =
  "(?:on|before|after|until|till|since|dated|due|by|w/c|w/e|seen|reviewed|admitted|discharged|from|started|ended|sent|received|rec['’]?d|booked|appointment|appt|next|last|(?:set|scheduled|listed|booked) (?:for|on))";
/** After what is done once or again: 'r/v 2/52' and 'repeat 6/12' are spans, 'r/v 12/3' is a day. */
const VISIT =
  "(?:given|r/v|f/u|review|follow[- ]up|attended|visited|clinic|bloods|repeat|recheck|d/c|adm|referred|lmp|edd|op|scan|echo|mri|commenced|stopped|signed|phoned|rang|called|dna|exp|expires|expired|tribunal|hearing|awol|absent|admission)";
const NO_SPAN = FIGURES.replace("(?:0?[1-9]|1[0-2])(?!", "(?:0?[1-689]|1[01])(?!");
const WEEKDAY = "(?:Mon|Tues?|Weds?|Thu|Thurs?|Fri|Sat|Sun)(?:day|sday|nesday|rsday|urday)?";

/**
 * Days without their year, in figures or without their month, where the words before them say that they are days:
 * 'on 7/2', 'before 25/3', 'Fri 16/2', 'on the 12th', 'Tues 4th', '8/14 Insp' at the beginning of a line. As exact as the full dates beside them.
 */
export const dayMonth = formDetector({
  name: "day-month",
  type: "DATETIME",
  subtype: "day",
  score: 0.7,
  forms: [
    [
      "day and month",
      new RegExp(
        `(?<=(?<![\\p{L}\\p{N}])${LEAD}:? )(?:${WEEKDAY},? )?${FIGURES}|(?<![\\p{L}\\p{N}])${WEEKDAY},? (?:${FIGURES}|${MONTH_SECOND})`,
        "giu",
      ),
    ],
    [
      "weekday and day of the month",
      new RegExp(
        `(?<![\\p{L}\\p{N}])${WEEKDAY}\\.? (?:[12]?(?:1st|2nd|3rd)|[12]?[04-9]th|1[123]th|30th|31st)(?! (?:of )?(?:${MONTH_NAMES.join("|")}|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)(?!\\p{L}))(?![\\p{L}\\p{N}])`,
        "gu",
      ),
    ],
    [
      "day of a visit",
      new RegExp(
        `(?<=(?<![\\p{L}\\p{N}])${VISIT}:? )${NO_SPAN}|(?<![\\p{L}\\p{N}/.,-])${NO_SPAN}(?= ?(?:at |@ ?)?\\d{1,2}(?:[:.]\\d\\d|[ap]m)(?!\\p{L}))`,
        "giu",
      ),
    ],
    [
      "day of an entry",
      new RegExp(
        `(?<=(?:^|\\n)[ \\t]*)(?![0-5]/[0-5] )${MONTH_SECOND}(?= (?:\\d{4} )?\\p{Lu})`,
        "gu",
      ),
    ],
    [
      "between two days",
      new RegExp(
        `(?<=(?<![\\p{L}\\p{N}])${LEAD}:? ${DAY_OR_MONTH}/(?:0?[1-9]|1[0-2])(?: ?[-–] ?| to | and | or |, ?| & ))${FIGURES}`,
        "giu",
      ),
    ],
    [
      "day of the month",
      /(?<=(?<![\p{L}\p{N}])(?:on|before|after|until|till|since|by|from|for) (?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day,? )?)the (?:[12]?(?:1st|2nd|3rd)|[12]?[04-9]th|1[123]th|30th|31st)(?= ?(?:[.,;:!?)\n]|$|(?:at|and|to|or|in the|with|when|because|but|so|as|if|please|we|I|he|she|they|you)\b))/giu,
    ],
  ],
});

/** Days with their month's name and no year, where the words before them say that they are days: 'since 3 June', 'on 12.02'. */
export const dayOfNamedMonth = formDetector({
  name: "day-of-named-month",
  type: "DATETIME",
  subtype: "day",
  // surer than a date of any kind, which would be kept
  score: 0.96,
  forms: [
    [
      "day and named month",
      new RegExp(
        `(?<=(?<![\\p{L}\\p{N}])(?:${LEAD}|On|Before|After|Until|Since|By|From):? (?:the )?)(?:${WEEKDAY},? )?${DAY_OR_MONTH}(?:st|nd|rd|th)?(?: of)? (?:${MONTH_NAMES.join("|")}|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)(?!\\p{L}|\\.?,? ?(?:of )?\\d| (?:Street|Road|Avenue|Lane|Square|Place|Day|Movement))`,
        "gu",
      ),
    ],
    [
      // of a clock where it is 'at 12.02'
      "day and month with a dot",
      new RegExp(
        `(?<=(?<![\\p{L}\\p{N}])(?:[Oo]n|dated|w/[ce]):? (?:${WEEKDAY},? )?)${DAY_OR_MONTH}\\.(?:0[1-9]|1[0-2])(?![\\d.,]*\\d| ?(?:%|[ap]\\.?m\\b|(?:mg|ml|units?|hours?|hrs|days?)\\b))`,
        "gu",
      ),
    ],
  ],
});
