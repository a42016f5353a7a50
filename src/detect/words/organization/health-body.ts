import { patternDetector } from "../../kit/pattern.js";

/** Behind 'NHS': what a body is not called by. */
const OTHERWISE =
  "(?:NHS|Numbers?|NUMBERS?|Nos?|NO|App|Direct|Digital|Choices|Login|Dentists?|Patients?|Staff|Care|Continuing|Prescriptions?|Pensions?|Treatments?|Hospitals?|Waiting|Website|Constitution|Fleet|Email|Mail|Ref|Id|ID|Nursing|Payroll|Band|Volunteers?|Workers?|Doctors?|Nurses?)";
const NAME = "(?:\\p{Lu}[\\p{L}'’-]+)";

/** A health board or a part of the health service by its region: 'NHS Forth Valley', 'NHS AYRSHIRE & ARRAN'. */
export const healthBody = patternDetector({
  name: "health-body",
  type: "ORG",
  subtype: "institution",
  presidioEntity: "ORGANIZATION",
  anchor: { literal: "NHS" },
  patterns: [
    {
      name: "NHS",
      regex: new RegExp(
        `(?<![\\p{L}\\p{N}])NHS (?!${OTHERWISE}(?![\\p{L}]))${NAME}(?:(?: and| &)? (?!${OTHERWISE}(?![\\p{L}]))${NAME}){0,4}`,
        "gu",
      ),
      score: 0.85,
    },
  ],
});
