import { testDetector } from "../../../../test/marked.js";
import { relativeTime } from "./relative-time.js";

testDetector(relativeTime, {
  finds: [
    "[DATETIME/relative three weeks later] he left",
    "[DATETIME/relative About two years ago]",
    "[DATETIME/relative a day later]",
    "[DATETIME/relative every three months]",
    "over [DATETIME/relative the last six months]",
    "he called [DATETIME/relative yesterday]",
    "[DATETIME/relative last summer]",
  ],
  misses: [
    "the same day",
    "today",
    "that week",
    "the last straw",
    "every effort",
    "three men later",
    "the following week",
  ],
});

testDetector(relativeTime, {
  finds: [
    "[DATETIME/relative the same day] and [DATETIME/relative the following week], [DATETIME/relative last month]",
  ],
  misses: ["the same thing", "last in line"],
  least: 0.25,
});
