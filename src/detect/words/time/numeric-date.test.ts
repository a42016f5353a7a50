import { testDetector } from "../../../../test/marked.js";
import { numericDate } from "./numeric-date.js";

testDetector(numericDate, {
  finds: [
    "geboren am [DATETIME/date 31.12.1999].",
    "[DATETIME/date 12/31/99], [DATETIME/date 31/12/1999], [DATETIME/date 31-12-1999]",
    "seen on [DATETIME/date 1999/12/31] and [DATETIME/date 1999-12-31]",
    "at [DATETIME/date 1999-12-31T23:59:59Z] exactly",
    "at [DATETIME/date 1999-12-31 23:59:59.123+01:00]",
    "log [DATETIME/date 31.12.1999, 23:59]",
    "due in [DATETIME/date 2020-W12]",
    "a1,[DATETIME/date 2024-02-01],gold",
    "dnia [DATETIME/date 31.12.1999 r.]",
  ],
  misses: [
    "version 1.2.3", // the year has one digit
    "server 10.12.13.14", // four parts
    "file 31.13.1999.7",
    "section 32.13.1999", // no such day
    "phone 555-12-31-1999",
    "a/12/31/1999/b",
  ],
});
