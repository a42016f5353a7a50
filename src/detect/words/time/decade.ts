import { timeAtWords, timeDetector } from "./time-detector.js";

const PART = "(?:(?:early|late|mid)[- ](?:to[- ](?:mid|late)[- ])?)";
const DECADES = "twenties|thirties|forties|fifties|sixties|seventies|eighties|nineties";
const CENTURIES = "fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth|twenty-first";
const FIRST_WORDS = new Set(`early|late|mid|twenty|${DECADES}|${CENTURIES}`.split("|"));

/** Decades and centuries, without their article: '1980s', 'mid-1990s', 'second half of the 1970s', '19th century'. */
export const decade = timeDetector({
  name: "decade",
  subtype: "decade",
  patterns: [
    {
      name: "decade",
      regex: new RegExp(
        `(?<![\\w.,/$£€])(?:${PART}|(?:first|second) half of (?:the )?)?(?:1[0-9]|20)[0-9]0['’]?s\\b`,
        "gi",
      ),
      score: 0.8,
    },
    {
      name: "decade without century",
      regex: new RegExp(`(?<=\\bthe )${PART}?['’][2-9]0s\\b`, "gi"),
      score: 0.6,
    },
    {
      name: "century",
      regex: new RegExp(
        `(?<![\\w.,/])(?:${PART}|(?:first|second) half of (?:the )?)?(?:20|21|1[0-9])(?:st|th)[- ]century\\b`,
        "gi",
      ),
      score: 0.6,
    },
  ],
});

/** The same in words: 'late nineties', 'early twentieth century'. */
export const decadeInWords = timeAtWords({
  name: "decade-in-words",
  subtype: "decade",
  begins: (word) => FIRST_WORDS.has(word),
  patterns: [
    {
      name: "decade in words",
      regex: new RegExp(`(?:(?<=\\bthe )|(?=early|late|mid))${PART}?(?:${DECADES})\\b`, "iy"),
      score: 0.6,
    },
    {
      name: "century in words",
      regex: new RegExp(`${PART}?(?:${CENTURIES})[- ]century\\b`, "iy"),
      score: 0.6,
    },
  ],
});
