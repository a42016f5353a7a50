import type { Detector, Found } from "../../kit/detector.js";
import { SPELLED_YEARS, spelledNumbers } from "../../settle/spelled-numbers.js";

/** Years in words: 'born in nineteen eighty-four', 'since two thousand and nine', 'by twenty ten'. */
export const yearInWords: Detector = {
  name: "year-in-words",
  finds: ["DATETIME/year"],
  patterns: SPELLED_YEARS.map((regex, i) => ({
    name: i === 0 ? "a century and a year of it" : "where a year is meant",
    regex,
    score: 0.6,
  })),
  needs: SPELLED_YEARS,
  presidioEntity: "DATE_TIME",
  detect({ text }): Found[] {
    return spelledNumbers(text)
      .filter(({ isYear }) => isYear)
      .map(({ start, end }) => ({
        start,
        end,
        type: "DATETIME",
        subtype: "year",
        score: 0.6,
        evidence: { rule: "year in words" },
      }));
  },
};
