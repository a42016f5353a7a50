import { patternDetector } from "../../kit/pattern.js";

// bounded: unbounded runs of digits side by side are searched for in more than linear time
const NUMBER = "[0-9]{1,7}(?:[.,][0-9]{1,4})?";
const AMOUNT = `${NUMBER}(?:[/-]${NUMBER}){0,3}`;
const STRENGTH = "(?:mg|mcg|micrograms?|milligrams?|µg|μg|IU|mmol|MBq)";
const FORM =
  "(?:tab(?:let)?s?|cap(?:sule)?s?|puffs?|drops?|sachets?|vials?|ampoules?|patch(?:es)?|nebs?)";
const WHEN =
  "(?:o\\.?d\\.?|b\\.?d\\.?|t\\.?d\\.?s\\.?|q\\.?d\\.?s\\.?|q\\.?i\\.?d\\.?|t\\.?i\\.?d\\.?|b\\.?i\\.?d\\.?|prn|nocte|mane|stat|daily|weekly|(?:once|twice|three times|four times)(?: a day| daily| weekly)?|at night|in the morning)";
const END = "(?![\\p{L}\\p{N}])";

/** Doses: '2.5 mg', '5/500 mg', '1 tab OD', '2 puffs', '500 mg/5 ml'. Amounts of anything else are measures. */
export const dose = patternDetector({
  name: "dose",
  type: "QUANTITY",
  subtype: "dose",
  patterns: [
    {
      name: "strength",
      regex: new RegExp(
        `(?<![\\p{L}\\p{N}.,/])${AMOUNT} ?${STRENGTH}(?:/(?:[0-9.]+ ?)?(?:ml|mL|kg|day|d|h|hr|dose|24h))*${END}`,
        "gu",
      ),
      score: 0.8,
    },
    {
      name: "form",
      regex: new RegExp(`(?<![\\p{L}\\p{N}.,/])${AMOUNT} ?${FORM}${END}`, "gu"),
      score: 0.8,
    },
    {
      name: "volume and how often",
      regex: new RegExp(
        `(?<![\\p{L}\\p{N}.,/])(?<value>${AMOUNT} ?(?:ml|mL|g|L|units?))(?= ${WHEN}${END})`,
        "dgiu",
      ),
      score: 0.8,
    },
  ],
});
