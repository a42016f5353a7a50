import { testDetector } from "../../../../test/marked.js";
import { timestamp } from "./timestamp.js";

testDetector(timestamp, {
  finds: [
    "Sent: [DATETIME/date 05 March 2024 14:12]",
    "Date: [DATETIME/date Mon, 4 Mar 2024 09:41]",
    "[DATETIME/date 13/03/2024 17:03:22] login",
    "at [DATETIME/date 2024-03-13 9:05 pm].",
  ],
  misses: [
    "5 March 2024, room 14",
    "14:12",
    "on 5 March at the 14:12 to Leeds",
    "1.2.3 14:12:33:07",
  ],
});
