import { testDetector } from "../../../../test/marked.js";
import { dayMonth, dayOfNamedMonth } from "./day-month.js";

testDetector(dayMonth, {
  finds: [
    "Reviewed by the nurse on [DATETIME/day 7/2].",
    "He should not fly before [DATETIME/day 25/3].",
    "Seen on [DATETIME/day 7/2] and [DATETIME/day 9/2], bloods due [DATETIME/day 12/02].",
    "On leave from [DATETIME/day 3/6] to [DATETIME/day 10/6].",
    "Meeting [DATETIME/day Fri 16/2], room 4.",
    "[DATETIME/day Tues 4th]. Rained off. [DATETIME/day Weds 5th]. Choir.",
    "Could you meet her on [DATETIME/day the 12th] at 10:30?",
    "The rent was due by [DATETIME/day the 1st].",
    "It is due on Friday [DATETIME/day the 23rd], as agreed.",
    "Imms: given [DATETIME/day 14/2] at the surgery, r/v [DATETIME/day 12/3] 2pm",
    "S3 (exp [DATETIME/day 28/8]), AWOL [DATETIME/day 14/2]",
    "[DATETIME/day 12/3] at 14:00, bring the baby",
    "a hearing set for [DATETIME/day 5/2].\n[DATETIME/day 8/14] Insp w/ ITEL",
  ],
  misses: [
    "r/v 2/52, repeat 6/12, called 3/7 running; given 1/2 tab",
    "Power was 4/5 in the left arm, pain 7/10 on movement.",
    "Review in 2/52, antibiotics for 5/7, off work 3/12.",
    "BP 120/80 on 5/500 mg, slip at L4/5, grade 3/6 murmur.",
    "Seen by 3/4 of the team; on 4/5 strength; after 2/3 of the course",
    "Power:\n5/5 Right arm\n3/5 Left arm",
    "It scored 8/10 on 1/2 of the pages.",
    "He lives on the 12th floor, in the 19th century, on the 3rd attempt.",
    "He came first by the 2nd half.",
    "on 7/2/2024 and before 25/3/24",
    "The 12th of June; the 12th man",
  ],
});

testDetector(dayOfNamedMonth, {
  finds: [
    "I already called on [DATETIME/day 3 June] and spoke to Rita.",
    "Referred by the nurse on [DATETIME/day 12.02] - seen at home",
    "Off sick since [DATETIME/day 14th November].",
  ],
  misses: [
    "on 3 June 2024; by 4 March 1975, as before 1 May 2001",
    "He lives on 4 May Street.",
    "at 12.02; on 12.02.24; on 2.05 mg; on 37.50; on 12.10 pm",
    "The 3 June people came by May.",
  ],
});
