import type { Detector, Found } from "../kit/detector.js";

/** Behind 'NHS': what a body is not called by. */
const OTHERWISE =
  "(?:NHS|Numbers?|NUMBERS?|Nos?|NO|App|Direct|Digital|Choices|Login|Dentists?|Patients?|Staff|Care|Continuing|Prescriptions?|Pensions?|Treatments?|Hospitals?|Waiting|Website|Constitution|Fleet|Email|Mail|Ref|Id|ID|Nursing|Payroll|Band|Volunteers?|Workers?|Doctors?|Nurses?)";
const NAME = "(?:\\p{Lu}[\\p{L}'’-]+)";
const BODY = new RegExp(
  `(?<![\\p{L}\\p{N}])NHS (?!${OTHERWISE}(?![\\p{L}]))${NAME}(?:(?: and| &)? (?!${OTHERWISE}(?![\\p{L}]))${NAME}){0,4}`,
  "gu",
);

/** A health board or a part of the health service by its region: 'NHS Forth Valley', 'NHS AYRSHIRE & ARRAN'. */
export const healthBody: Detector = {
  name: "health-body",
  finds: ["ORG/institution"],
  presidioEntity: "ORGANIZATION",
  detect({ text }) {
    return [...text.matchAll(BODY)].map(
      ({ 0: words, index }): Found => ({
        start: index,
        end: index + words.length,
        type: "ORG",
        subtype: "institution",
        score: 0.85,
        evidence: { rule: "NHS" },
      }),
    );
  },
};
