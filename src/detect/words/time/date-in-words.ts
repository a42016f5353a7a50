import { MONTH_NAME } from "../../../language/time/names.js";
import type { Detector, Found } from "../../kit/detector.js";
import { matchesOf } from "../../search/matches.js";

const ONES = "one|two|three|four|five|six|seven|eight|nine";
const TEENS = "ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen";
const TENS = "twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety";
const BELOW_HUNDRED = `(?:(?:${TENS})(?:[- ](?:${ONES}))?|${TEENS}|(?:oh |oh-)?(?:${ONES}))`;
const YEAR = `(?:(?:eighteen|nineteen|twenty)[- ](?:hundred(?: and)? )?${BELOW_HUNDRED}|two thousand(?:(?: and)? ${BELOW_HUNDRED})?)`;
const DAY =
  "(?:(?:twenty|thirty)[- ](?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth|thirtieth)";

const FORM = new RegExp(
  `\\b(?:${MONTH_NAME} (?:the )?${DAY}(?:,? (?:in )?(?:${YEAR}|[0-9]{4}))?|(?:the )?${DAY} (?:of )?${MONTH_NAME}(?:,? (?:in )?(?:${YEAR}|[0-9]{4}))?|${MONTH_NAME},? ${YEAR})\\b`,
  "gi",
);
const MONTH_HINT = new RegExp(`${MONTH_NAME}|\\bof the\\b`, "i");
const NTH_MONTH =
  "(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth)";
/** 'ninth of the fourth seventy-one', as dates of birth are spelled on the telephone; a year in figures or words makes it one. */
const SPOKEN = new RegExp(
  `\\b(?:the )?${DAY} of (?:the )?${NTH_MONTH},? (?:of )?(?:${YEAR}|(?:${TENS})(?:[- ](?:${ONES}))?|(?:oh |oh-)(?:${ONES})|${TEENS}|[0-9]{4}|[0-9]{2})(?![\\w-])(?! (?:of|per|percent|to|people|years?|days?|times?|points?))`,
  "gi",
);

/** Dates in words: 'May twelfth, nineteen eighty-four', 'the third of June', 'ninth of the fourth seventy-one'. */
export const dateInWords: Detector = {
  name: "date-in-words",
  finds: ["DATETIME/date"],
  patterns: [
    { name: "day, month and year in words", regex: FORM, score: 0.8 },
    { name: "day and month by their numbers", regex: SPOKEN, score: 0.8 },
  ],
  needs: [FORM, SPOKEN],
  presidioEntity: "DATE_TIME",
  detect({ text }): Found[] {
    if (!MONTH_HINT.test(text)) return [];
    // 'may second' is no date
    const dates = [...matchesOf(FORM, text)].filter(
      ({ 0: written }) => !/^(?:may|march) /.test(written),
    );
    return [...dates, ...matchesOf(SPOKEN, text)].map(({ index, 0: { length } }) => ({
      start: index,
      end: index + length,
      type: "DATETIME",
      subtype: "date",
      score: 0.8,
      evidence: { rule: "day, month and year in words" },
    }));
  },
};
