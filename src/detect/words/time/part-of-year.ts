import { PART_OF, YEAR } from "../../../language/time/grammar.js";
import { FEAST, SEASON } from "../../../language/time/names.js";
import { timeDetector } from "./time-detector.js";

/** Parts of a year with the year: 'the summer of 1995', 'Q3 2020', 'end of 2001', 'Easter 1997', 'week 12 of 2020'. */
export const partOfYear = timeDetector({
  name: "part-of-year",
  subtype: "period",
  patterns: [
    {
      name: "season",
      regex: new RegExp(
        `\\b(?:the )?(?:(?:early|late|mid)[- ])?${SEASON}(?: of| in)? ${YEAR}(?:[/–-][0-9]{2}(?![0-9]))?`,
        "gi",
      ),
      score: 0.85,
    },
    { name: "part", regex: new RegExp(`\\b${PART_OF}${YEAR}(?![/s-])`, "g"), score: 0.8 },
    {
      name: "half or quarter",
      regex: new RegExp(
        `\\b(?:(?:the )?(?:(?:first|second) half|(?:first|second|third|fourth|last) quarter) of|[QqHh][1-4](?: of)?) ${YEAR}`,
        "g",
      ),
      score: 0.8,
    },
    {
      name: "week",
      regex: new RegExp(`\\b(?:calendar )?week [1-5]?[0-9](?:,| of|/)? ?${YEAR}`, "gi"),
      score: 0.8,
    },
    { name: "feast", regex: new RegExp(`\\b${FEAST}(?: of|,)? ${YEAR}`, "gi"), score: 0.85 },
  ],
});
