import { testDetector } from "../../../../test/marked.js";
import { period } from "./period.js";

testDetector(period, {
  finds: [
    "[DATETIME/period between 4 and 6 June 1975] he was away",
    "from [DATETIME/period March to May 2001]",
    "on [DATETIME/period 14 October and 18 November 2000]",
    "on [DATETIME/period 3, 14 and 18 November 2000]",
    "on [DATETIME/period 29 April, 12 May and 4 July 2001]",
    "[DATETIME/period Between 4 June 1975 and 1 May 1976] and after",
    "from [DATETIME/period 17 February to 20 June 1993]; from 2 May 1990 to 14 February 1993",
    "from Monday [DATETIME/period 17 March to Wednesday 19 March] he may not come",
    "[DATETIME/period 1990-1995], then [DATETIME/period between 1996 and 1999]",
    "from [DATETIME/period 1990 to 1995]",
    "on [DATETIME/period 14 and 18 November]",
    "in [DATETIME/period June/July 1975]",
    "the night of [DATETIME/period 4/5 June 1975]",
    "[DATETIME/period 4–6 June 1975]",
    "on [DATETIME/period June 4 and 6, 1975]",
    "from [DATETIME/period 1.2.1999 - 3.4.1999]",
    "Day 6, [DATETIME/period 19 and 20 May 2008]",
  ],
  misses: [
    "on 4 June 1975 and 1 May 1976, from 4 June 1975 to 1 May 1976", // complete dates
    "on 29 April and 3 May", // nothing shared
    "Articles 5 and 6",
    "1200-1500 euros",
    "between 1500 and 1600 people",
    "12, 13, 14 and 15",
    "the file 1990/1995",
    "from 1995 to 1990", // backwards
    "Day 6, 19 May 2008; meeting 4, 12 June 2018", // the number counts the day
  ],
});
