import { beginsNumber } from "../../../language/quantity/numerals.js";
import { ABOUT, TIME_NUMBER, TIME_UNIT, TIME_VAGUE } from "../../../language/time/grammar.js";
import { timeAtWords } from "./time-detector.js";

const OWNED = "(?:(?<=s)['’](?![\\w])|['’]s\\b)?";
const UNITS = `${TIME_UNIT}\\b${OWNED}`;
const LINK = "(?: to | or | and |[-–]| [-–] |- to |-to-)";
const START = "(?<![\\w.,/⁄§$€£-])";
// the group in the last repeat and the look-aheads keep the compiled form small (docs/decisions/0001)
const FIRST_WORDS = new Set(
  "about around approximately almost nearly roughly some between several many few couple number".split(
    " ",
  ),
);

/** Lengths of time: 'three years and two months', 'ten-year', "six months'", '10 to 14 days', 'several weeks', 'half an hour'. */
export const duration = timeAtWords({
  name: "duration",
  subtype: "duration",
  begins: (word) => beginsNumber(word) || FIRST_WORDS.has(word),
  patterns: [
    {
      name: "number and unit",
      regex: new RegExp(
        `${START}${ABOUT}?(?:between )?(?=\\w)${TIME_NUMBER}(?=[ –-])(?:${LINK}(?=\\w)${TIME_NUMBER})?(?=[ -])[ -]${UNITS}(?: and (?:a half|a quarter)\\b)?(?:(,? and|,)? (?=\\w)${TIME_NUMBER}(?= ) ${UNITS}){0,3}`,
        "iy",
      ),
      score: 0.6,
    },
    {
      name: "open number and unit",
      regex: new RegExp(`${TIME_VAGUE} ${UNITS}`, "iy"),
      score: 0.35,
    },
    {
      name: "fraction of a unit",
      regex:
        /(?:(?:half an?|a quarter of an|three[- ]quarters of an) (?:hour|day|week|month|year|century)|an? (?:hour|day|week|month|year) and a half)\b/iy,
      score: 0.5,
    },
    { name: "one unit", regex: new RegExp(`an? ${TIME_UNIT}\\b${OWNED}`, "iy"), score: 0.25 },
  ],
});
