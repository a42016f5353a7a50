import { codeDetector } from "../detector.js";

/**
 * Docket numbers of United States courts: federal trial courts (division, year, kind, serial number,
 * judges' initials), appeals after 'No.', and the states' common form of year, kind and number.
 */
export const usDocketNumber = codeDetector("us-docket-number", {
  subtype: "case-number",
  forms: {
    "year, kind of case, serial number": [
      /(?<![\w:-])(?:\d{1,2}:)?(?:\d\d|(?:19|20)\d\d)[- ]?(?:civ|crim|misc|cv|cr|mc|mj|md|ml|bk|br|ap|adv|po|mbd|sw|pf|dr|dv|ca|cf|cp|fa|jv|ju|pr|pb|tr|sc|lt|dp)[- ]?\d{2,7}(?:-[a-z]{1,4}){0,3}(?![\w-])/gi,
      0.7,
    ],
    "appeal after No.": [
      /\bN(?:o|os)\. (?<value>\d\d-\d{2,6}(?:-[A-Za-z]{2,4})?)(?![\w.-]\w|\/)/dg,
      0.6,
    ],
    "next appeal in a list": [
      /(?=\d\d-\d)(?<=\bNos\. \d\d-[\d, -]{2,60}(?:,|,? (?:and|&)) )\d\d-\d{2,6}(?![\w.-]\w|\/)/g,
      0.6,
    ],
    "year, court's or register's letters, number": [
      /(?<![\w-])(?:19|20)\d\d-[A-Z]{2,4}-\d{3,7}(?![\w-])/g,
      0.5,
    ],
  },
  context: "case, docket, civil action, cause",
  finds: [
    "No. [12-cv-09234].",
    "[1:19-cr-00193-ABC-DE] and [2:04CV1939]",
    "Case No. [2021-CV-10345]",
    "No. [99-1939], on appeal",
    "Nos. [99-1939], [99-1941] and [00-12]",
    "[2023-ABC-4569]",
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
