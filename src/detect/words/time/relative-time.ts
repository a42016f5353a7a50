import { beginsNumber } from "../../../language/quantity/numerals.js";
import { ABOUT, TIME_NUMBER, TIME_UNIT, TIME_VAGUE } from "../../../language/time/grammar.js";
import { SEASON } from "../../../language/time/names.js";
import { timeAtWords } from "./time-detector.js";

const PERIODS = "day|week|weekend|fortnight|month|year|morning|afternoon|evening|night";
const PERIOD = `(?:${PERIODS})`;
const NEIGHBOURS = "last|past|next|previous|preceding|following|coming";
const FIRST_WORDS = new Set(
  `about around approximately almost nearly roughly some several many few later earlier every each yesterday today tonight tomorrow ${NEIGHBOURS.replaceAll("|", " ")}`.split(
    " ",
  ),
);
// so frequent that the word after must promise something
const ARTICLES = new Set(["the", "that", "this"]);
const AFTER_ARTICLE = new Set([...NEIGHBOURS.split("|"), ...PERIODS.split("|"), "same", "very"]);

/**
 * Times relative to another: 'three weeks later', 'two years ago', 'the following day', 'yesterday',
 * 'every three months', 'last summer'. What says little by itself ('the same day', 'today') stays
 * below the default threshold.
 */
export const relativeTime = timeAtWords({
  name: "relative-time",
  subtype: "relative",
  begins: (word, next) =>
    ARTICLES.has(word)
      ? next !== undefined && AFTER_ARTICLE.has(next)
      : FIRST_WORDS.has(word) || beginsNumber(word),
  patterns: [
    {
      name: "distance",
      regex: new RegExp(
        `(?:${ABOUT}?(?=\\w)${TIME_NUMBER}|an?|${TIME_VAGUE}|some)(?= ) ${TIME_UNIT} (?:later|ago|earlier|previously|beforehand|afterwards)\\b`,
        "iy",
      ),
      score: 0.6,
    },
    {
      name: "every",
      regex: new RegExp(`(?:every|each) (?:${TIME_NUMBER}|other|few)(?= ) ${TIME_UNIT}\\b`, "iy"),
      score: 0.5,
    },
    {
      name: "last or next so many",
      regex: new RegExp(
        `(?:the )?(?:${NEIGHBOURS}) (?:few|several|${TIME_NUMBER})(?= ) ${TIME_UNIT}\\b`,
        "iy",
      ),
      score: 0.5,
    },
    { name: "season", regex: new RegExp(`(?:last|next) ${SEASON}\\b`, "iy"), score: 0.45 },
    {
      name: "following period",
      regex: /the following (?:day|week|month|year)\b/iy,
      score: 0.35,
    },
    { name: "day", regex: /(?:yesterday|tomorrow|last night)\b/iy, score: 0.4 },
    {
      name: "nearby period",
      regex: new RegExp(
        `(?:(?:the )?(?:last|next|previous|preceding|following)|the (?:very )?same|that same|(?:later |earlier )?that|this) ${PERIOD}\\b`,
        "iy",
      ),
      score: 0.3,
    },
    { name: "today", regex: /(?:today|tonight)\b/iy, score: 0.25 },
  ],
});
