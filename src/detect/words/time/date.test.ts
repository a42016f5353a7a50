import { testDetector } from "../../../../test/marked.js";
import { date } from "./date.js";

testDetector(date, {
  finds: [
    "Issue 31, [DATETIME/date June 2018]; flat 4, [DATETIME/date 2 May 2019]",
    "He left on [DATETIME/date 7 March 1961].",
    "on [DATETIME/date 7th of March 1961] and [DATETIME/date March 9th, 1961]",
    "a letter of [DATETIME/date Tuesday, 7 March 1961]",
    "since [DATETIME/date Monday 7 March]",
    "signed [DATETIME/date 07-Mar-61], seen [DATETIME/date 7 MAR 1961]",
    "on [DATETIME/date 7 march 1961]",
    "in [DATETIME/date March 1961], not [DATETIME/date March '61] or [DATETIME/date March of 1961]",
    "on [DATETIME/date 20 December 1994 at 8.30 p.m.] they met",
    "in [DATETIME/date early March 1961] and at [DATETIME/date the end of May 1961]",
    "on [DATETIME/date 7 March] he called",
    "the [DATETIME/date 4th of June] parade",
    "due [DATETIME/date June 4th]",
    "from [DATETIME/date 2 May 1990] to [DATETIME/date 14 May 1990]",
    "in [DATETIME/date July 94] she died",
    "UPDATE [DATETIME/date 06SEP]: found; flown [DATETIME/date 12OCT24], [DATETIME/date 19OCT]",
  ],
  misses: [
    "you may 5 times try", // a word
    "March on 5 cities",
    "the 32 March issue", // no such day
    "version 7.3 Mar",
    "May 5,000 people come?",
  ],
});
