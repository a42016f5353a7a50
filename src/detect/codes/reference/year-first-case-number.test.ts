import { testDetector } from "../../../../test/marked.js";
import { yearFirstCaseNumber } from "./year-first-case-number.js";

testDetector(yearFirstCaseNumber, {
  finds: [
    "E. [CODE/case-number 1998/193], K. [CODE/case-number 1999/45]",
    "Esas No: [CODE/case-number 2004/1939]",
    "[CODE/case-number 1998/193] E. and [CODE/case-number 1999/45] K.",
    "the file [CODE/case-number 1998/193] of the prosecutor",
    "Entry No. [CODE/case-number 2024-0441], dossier CAS [CODE/case-number 2023-118]",
  ],
  misses: [
    "ISO 2019-1234",
    "from 2024-0441",
    "FY 2023-2024",
    "1998/193",
    "the court year 1998/99 and 1998/1999",
    "decision of 1998/12",
    "1998/193.5",
  ],
});
