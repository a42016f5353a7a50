import { FULL_DATE, NUMERIC_DATE, YEAR } from "../../../language/time/grammar.js";
import { timeDetector } from "./time-detector.js";

const BORN =
  "(?:[Bb]orn|BORN|[Dd]ate of [Bb]irth|DATE OF BIRTH|[Bb]irth ?[Dd]ate|[Bb]irthday|DOB(?:/[Aa]ge)?(?:/[Ss]ex)?|D\\.O\\.B\\.|dob|d\\.o\\.b\\.|b\\.)(?: on| in| is| was|:| :)?[ \\t]{1,3}";

/** Dates and years said to be of birth; the same span as the date's own, with a finer subtype. */
export const birthDate = timeDetector({
  name: "birth-date",
  subtype: "birth-date",
  patterns: [
    {
      name: "date of birth",
      regex: new RegExp(`\\b${BORN}(?<value>${FULL_DATE}|${NUMERIC_DATE})`, "dg"),
      score: 0.97,
    },
    { name: "year of birth", regex: new RegExp(`\\b${BORN}(?<value>${YEAR})`, "dg"), score: 0.9 },
  ],
});
