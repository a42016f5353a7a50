import { CLOCK } from "../../../language/time/grammar.js";
import { timeDetector } from "./time-detector.js";

const START = "(?<![\\w.,:/+-])";
const ABOUT = "(?:about |around |approximately |approx\\.? )?";
// the first of two times may leave 'p.m.' to the second
const HOUR = "(?:[01]?[0-9]|2[0-4])(?:[.:h][0-5][0-9])?";
const FIRST = `${HOUR}(?: ?[ap]\\.?m\\b\\.?| noon\\b| midnight\\b)?`;

/** Times of day: '8.30 p.m.', '14:05', '14.05 hours', '12 noon', and two of them: '9 a.m. to 5 p.m.'. */
export const clockTime = timeDetector({
  name: "clock-time",
  subtype: "time",
  patterns: [
    { name: "time", regex: new RegExp(`${START}${ABOUT}${CLOCK}`, "g"), score: 0.75 },
    {
      name: "two times",
      regex: new RegExp(
        `${START}(?:[Bb]etween ${FIRST} and |${FIRST}(?: to | until | ?[-–] ?)|${HOUR} (?:and|or) )${ABOUT}${CLOCK}`,
        "g",
      ),
      score: 0.8,
    },
    {
      name: "four figures",
      regex: new RegExp(
        `${START}${ABOUT}(?:0[0-9]|(?<=\\b[Aa]t (?:about |around |approximately )?)(?:1[0-9]|2[0-3]))[0-5][0-9] ?(?:hours|hrs)\\b`,
        "g",
      ),
      score: 0.9,
    },
    {
      name: "24 hours with a point",
      regex:
        /(?<=\b(?:at|about|around|until|till|by) )(?:[01]?[0-9]|2[0-3])\.[0-5][0-9](?![\w%]|\.[0-9]| ?[%€£$]| (?:per|percent|million|billion|km|kg|cm|m|[a-z]{2,12}s)\b)/g,
      score: 0.3,
    },
  ],
  context: ["time", "clock", "hours", "arrived", "morning", "afternoon", "evening", "night"],
});
