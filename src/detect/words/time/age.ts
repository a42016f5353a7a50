import { beginsNumber, NUMBER_WORDS } from "../../../language/quantity/numerals.js";
import { timeAtWords } from "./time-detector.js";

const NUMBER = `(?:[0-9]{1,3}(?:[.,][0-9]| 1/2|½)?|${NUMBER_WORDS})`;
const NUMBERS = `${NUMBER}(?:(?: to | or | and |[-–]|-to-)(?=\\w)${NUMBER})?`;
const UNIT = "(?:years?|yrs?|months?|weeks?|days?)";

/** Ages: '53 years old', 'aged 12', 'a 34-year-old', 'at the age of nine', 'in her late fifties'. */
export const age = timeAtWords({
  name: "age",
  subtype: "age",
  begins: (word) => beginsNumber(word) || /^(?:age[ds]?|in)$/.test(word),
  patterns: [
    {
      name: "old",
      regex: new RegExp(
        `(?<![\\w.,/-])${NUMBERS}(?=[ -])[ -]${UNIT}['’]?[- ](?:olds?|of[- ]age)\\b`,
        "iy",
      ),
      score: 0.85,
    },
    { name: "short", regex: /(?<![\w.,/-])[1-9][0-9]? ?(?:y\.o\.|y\/o\b|yoa?\b)/iy, score: 0.6 },
    {
      name: "aged",
      regex: new RegExp(
        `(?:aged|age of|ages? ?:?) (?:between )?${NUMBERS}\\b(?: ${UNIT}\\b)?(?! ?%)`,
        "iy",
      ),
      score: 0.8,
    },
    {
      name: "decade of life",
      regex:
        /in (?:his|her|their|my) (?:early |late |mid-? ?)?(?:teens|twenties|thirties|forties|fifties|sixties|seventies|eighties|nineties|[2-9]0['’]?s)\b/iy,
      score: 0.7,
    },
  ],
});
