import { NUMBER_WORDS } from "../../../language/quantity/numerals.js";
import { timeDetector } from "./time-detector.js";

const NUMBER = `(?:[0-9]{1,3}(?:[.,][0-9]| 1/2|½)?|${NUMBER_WORDS})`;
const NUMBERS = `${NUMBER}(?:(?: to | or | and |[-–]|-to-)(?=\\w)${NUMBER})?`;
const UNIT = "(?:years?|yrs?|months?|weeks?|days?)";

/** Ages: '53 years old', 'aged 12', 'a 34-year-old', 'at the age of nine', 'in her late fifties'. */
export const age = timeDetector({
  name: "age",
  subtype: "age",
  patterns: [
    {
      name: "old",
      regex: new RegExp(
        `(?<![\\w.,/-])${NUMBERS}(?=[ -])[ -]${UNIT}['’]?[- ](?:olds?|of[- ]age)\\b`,
        "gi",
      ),
      score: 0.85,
    },
    { name: "short", regex: /(?<![\w.,/-])[1-9][0-9]? ?(?:y\.o\.|y\/o\b|yoa?\b)/gi, score: 0.6 },
    {
      name: "aged",
      regex: new RegExp(
        `\\b(?:aged|age of|ages? ?:?) (?:between )?${NUMBERS}\\b(?: ${UNIT}\\b)?(?! ?%)`,
        "gi",
      ),
      score: 0.8,
    },
    {
      name: "decade of life",
      regex:
        /\bin (?:his|her|their|my) (?:early |late |mid-? ?)?(?:teens|twenties|thirties|forties|fifties|sixties|seventies|eighties|nineties|[2-9]0['’]?s)\b/gi,
      score: 0.7,
    },
  ],
});
