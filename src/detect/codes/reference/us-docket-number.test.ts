import { testDetector } from "../../../../test/marked.js";
import { usDocketNumber } from "./us-docket-number.js";

testDetector(usDocketNumber, {
  finds: [
    "No. [CODE/case-number 12-cv-09234].",
    "[CODE/case-number 1:19-cr-00193-ABC-DE] and [CODE/case-number 2:04CV1939]",
    "Case No. [CODE/case-number 2021-CV-10345]",
    "No. [CODE/case-number 99-1939], on appeal",
    "Nos. [CODE/case-number 99-1939], [CODE/case-number 99-1941] and [CODE/case-number 00-12]",
    "[CODE/case-number 2023-ABC-4569]",
  ],
  misses: [
    "18 U.S.C. § 1030 and 28 U.S.C. § 1291",
    "548 U.S. 331 (2006)",
    "F.3d 12-15",
    "pages 12-15",
    "Decree no. 85-924",
    "No. 12-34.567",
    "on 12-03-2004",
    "19-year-old",
  ],
});
