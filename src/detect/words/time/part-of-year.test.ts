import { testDetector } from "../../../../test/marked.js";
import { partOfYear } from "./part-of-year.js";

testDetector(partOfYear, {
  finds: [
    "in [DATETIME/period the summer of 1995] and [DATETIME/period autumn 1996]",
    "in [DATETIME/period winter 1995/96]",
    "[DATETIME/period early summer of 1995]",
    "at [DATETIME/period the end of 2001], in [DATETIME/period early 1999], by [DATETIME/period mid-1998]",
    "in [DATETIME/period Q3 2020] and [DATETIME/period the first half of 1999]",
    "in [DATETIME/period week 12 of 2020]",
    "on [DATETIME/period Christmas Day 2001], at [DATETIME/period Easter 1997]",
    "on [DATETIME/period New Year’s Eve 1999]",
  ],
  misses: ["the end of 45 cases", "summer 12345", "Q5 2020", "week 12 of work", "early 1990s"],
});
