import { testDetector } from "../../../../test/marked.js";
import { clockTime } from "./clock-time.js";

testDetector(clockTime, {
  finds: [
    "at [DATETIME/time about 0540 hours], at [DATETIME/time 2215 hrs]",
    "at [DATETIME/time 8.30 p.m.] and [DATETIME/time 9 a.m.]",
    "at [DATETIME/time about 10 p.m.] he rang",
    "at [DATETIME/time 14:05] sharp, at [DATETIME/time 14.05 hours]",
    "[DATETIME/time between 9.15 p.m. and 10.30 p.m.]",
    "from [DATETIME/time 9 a.m. to 5 p.m.] daily",
    "[DATETIME/time 11–11.30 p.m.]",
    "at [DATETIME/time 12 noon]",
    "at [DATETIME/time 7 o’clock]",
    "he arrived at [DATETIME/time 20.45] in the evening",
  ],
  misses: [
    "at 3.5 percent",
    "at 25:10",
    "version 8.30",
    "John 3:16:2:1",
    "Genesis 1:1",
    "at 14.50 euros",
    "9 am1",
  ],
});
