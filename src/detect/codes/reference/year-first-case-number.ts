import { codeDetector } from "../detector.js";

/**
 * Case numbers that put the year first, as Turkish (`E. 1998/123, K. 1999/45`: docket and decision),
 * Bulgarian and Spanish courts write them. Without a word nearby they are too weak to count.
 */
export const yearFirstCaseNumber = codeDetector("year-first-case-number", {
  subtype: "case-number",
  forms: {
    "Turkish docket or decision": [
      /(?<![\w.])[EK](?:[.:]|sas|arar)(?: ?No)?[.:]? ?(?<value>(?:19|20)\d\d\/\d{1,6})(?![\w/]|[.,]\d)/dg,
      0.85,
    ],
    "number, E. or K. after it": [/(?<![\w./-])(?:19|20)\d\d\/\d{1,6}(?= [EK]\.)/g, 0.85],
    // 'Entry No. 2024-0441', 'Dossier CAS 2024-0441'
    "year and number, with a hyphen": [
      /(?<![\p{L}\p{N}])(?:[Nn]os?\.|N[or]\.?|#|(?!(?:ISO|DIN|EN|IEC|BS|FY|CVE|ANSI|ASTM|UN)\b)\p{Lu}{2,5}) ?(?<value>(?:19|20)\d\d-\d{3,6})(?![\w/-]|[.,]\d)/dgu,
      0.6,
    ],
    // 1998/99 and 1998/1999 are spans of years, 1998/12 may be a month
    "year and number": [
      /(?<![\w./-])(?:19|20)\d\d\/(?!(?:19|20)\d\d\b)\d{3,6}(?![\w/]|[.,]\d)/g,
      0.2,
    ],
  },
  context: `
    case, case no, file, docket, decision, judgment, court, esas, karar, indictment,
    investigation, prosecutor`,
  finds: [
    "E. [1998/193], K. [1999/45]",
    "Esas No: [2004/1939]",
    "[1998/193] E. and [1999/45] K.",
    "the file [1998/193] of the prosecutor",
    "Entry No. [2024-0441], dossier CAS [2023-118]",
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
