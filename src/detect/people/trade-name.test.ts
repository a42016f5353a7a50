import { testDetector } from "../../../test/marked.js";
import { tradeName } from "./trade-name.js";

testDetector(tradeName, {
  finds: [
    "111 called, paramedic [PERSON/name Steph] attended.",
    "Visit from niece [PERSON/name Marguerite] who drove up.",
    "She spoke to her social worker [PERSON/name Denise], who agreed.",
    "osimertinib – Dr Roberts. CNS [PERSON/name Mags].",
    "Attendance: YY, F2 [PERSON/name Zainab]",
    "Seen by midwife [PERSON/name Hyacinth]",
  ],
  misses: [
    "The nurse Practitioner Programme began.",
    "the driver NHS staff prefer",
    "The paramedic attended. Steph was there.",
    "teacher Training Agency",
    "CNS Lymphoma, HR Director, IT Support",
  ],
});
