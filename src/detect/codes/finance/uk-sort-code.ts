import { codeDetector } from "../detector.js";

/**
 * Sort codes of British and Irish banks, three pairs of digits, and with the account's eight digits after
 * it. The pairs look like a date, so words must be near them.
 */
export const ukSortCode = codeDetector("uk-sort-code", {
  subtype: "sort-code",
  forms: {
    "three pairs": [/(?<![\w./-])\d\d([- ])\d\d\1\d\d(?![\w/-]|[.,]\d| \d)/g, 0.05],
    "sort code and account": [/(?<![\w./-])\d\d-\d\d-\d\d[ ,/]{1,2}\d{8}(?![\w/-]|[.,]\d)/g, 0.5],
    "introduced by its name": [
      /\bsort[ -]?code(?: is)?[:#]? {0,2}(?<value>\d{6})(?![\w-])/dgi,
      0.5,
    ],
  },
  context: "sort code, sort-code, sortcode, sort codes",
  finds: [
    "sort code [12-34-56].",
    "Sort Code: [12 34 56]",
    "sort code is [123456]",
    "pay [12-34-56 12345678]",
  ],
  misses: [
    "on 12-03-04", // a date
    "12-34-56-78",
    "sort the code 123456",
    "sort code 1234567",
  ],
});
