import { patternDetector } from "../../kit/pattern.js";

const WORDS = "\\p{Ll}{2,20}[.·]\\p{Ll}{2,20}[.·]\\p{Ll}{2,20}(?![\\p{L}\\p{N}])";
const PLUS = "[23456789CFGHJMPQRVWX]";

/**
 * Places of a few metres by a code: three words after three slashes (what3words), Open Location Codes
 * ('9C3XGV6R+5Q'), and references of the British and Irish grids behind the word for them.
 */
export const positionCode = patternDetector({
  name: "position-code",
  type: "LOC",
  subtype: "coordinates",
  patterns: [
    {
      name: "three words",
      regex: new RegExp(`(?<![/\\p{L}]|https?:)///${WORDS}`, "gu"),
      score: 0.9,
    },
    {
      name: "three words behind their name",
      regex: new RegExp(
        `(?<![\\p{L}])(?:what3words|What3Words|what3word|w3w|W3W)(?: is| was| address)?:? (?<value>${WORDS})`,
        "dgu",
      ),
      score: 0.9,
    },
    {
      name: "Open Location Code",
      regex: new RegExp(`(?<![\\w+])(?:${PLUS}{4}){1,2}\\+${PLUS}{2,3}(?![\\w+])`, "g"),
      score: 0.7,
    },
    {
      name: "grid reference",
      regex:
        /(?<![\p{L}])(?:[Gg]rid [Rr]ef(?:erence)?\.?|NGR|OSGR|OS ref(?:erence)?)(?: is| was)?:? (?<value>[A-HJ-Z]{1,2} ?(?:\d{2,5} ?\d{2,5}))(?![\w]|[.,]\d)/dgu,
      score: 0.7,
    },
  ],
});
