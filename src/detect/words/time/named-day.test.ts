import { testDetector } from "../../../../test/marked.js";
import { namedDay } from "./named-day.js";

testDetector(namedDay, {
  finds: [
    "on [DATETIME/date Monday] and [DATETIME/date Friday evening]",
    "open on [DATETIME/date Saturdays]",
    "since [DATETIME/date June] and until [DATETIME/date mid-August]",
    "in [DATETIME/date May] he left",
    "on [DATETIME/date Christmas Eve]",
    "before [DATETIME/date Easter]",
  ],
  misses: [
    "you may march",
    "June Carter sang",
    "by May Smith",
    "in June 1975",
    "monday",
    "a Christmas tree",
  ],
});
