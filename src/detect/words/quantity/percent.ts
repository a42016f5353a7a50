import { FIGURE, NUMBER_WORDS } from "../../../language/quantity/numerals.js";
import { quantityDetector } from "./quantity-detector.js";

const PERCENT = "(?: ?%| ?per ?cent\\b| percentage points?\\b)";

/** Percentages and shares: '45%', '45 per cent', '10 to 15%', 'ninety percent', 'two thirds'. */
export const percent = quantityDetector({
  name: "percent",
  subtype: "percent",
  patterns: [
    {
      name: "figure",
      regex: new RegExp(
        `(?<![\\w.,/])${FIGURE}(?:(?: to | or | and | ?[-–] ?)${FIGURE})?${PERCENT}`,
        "gi",
      ),
      score: 0.7,
    },
    {
      name: "two percentages",
      regex: new RegExp(
        `(?<![\\w.,/])${FIGURE}${PERCENT}(?: to | or | and | ?[-–] ?)${FIGURE}${PERCENT}`,
        "gi",
      ),
      score: 0.7,
    },
    {
      name: "number in words",
      regex: new RegExp(`(?<![\\w.,/-])${NUMBER_WORDS} ?per ?cent\\b`, "gi"),
      score: 0.7,
    },
    {
      name: "share",
      regex:
        /\b(?:one|two|three|four|five)[- ](?:thirds?|quarters?|fifths?|sixths?|eighths?|tenths?)\b(?! of an hour)/gi,
      score: 0.35,
    },
  ],
});
