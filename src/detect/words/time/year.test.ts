import { testDetector } from "../../../../test/marked.js";
import { year } from "./year.js";

testDetector(year, {
  finds: [
    "in [DATETIME/year 1995] and since [DATETIME/year 1997]",
    "born ([DATETIME/year 1962]) there, crowned in [DATETIME/year 1603]",
    "the applicants were born in [DATETIME/year 1952], [DATETIME/year 1960] and [DATETIME/year 1962]",
    "during [DATETIME/year 1989/90]",
    "of [DATETIME/year 2007-08]",
  ],
  misses: [
    "the 1983 Act came into force",
    "Article 1995 and section 1984",
    "the Children Act 1989",
    "file no. 1996/9",
    "in 1500 metres",
    "of 1250 people",
    "in 1995/97", // not the year after
    "a number like 1984 alone",
    "by the 1986 Regulations",
    "case 12345/1996",
  ],
});
