import { patternDetector } from "../../kit/pattern.js";

/**
 * Sort codes of British and Irish banks, three pairs of digits, and with the account's eight digits after
 * it. The pairs look like a date, so words must be near them.
 */
export const ukSortCode = patternDetector({
  name: "uk-sort-code",
  type: "CODE",
  subtype: "sort-code",
  anchor: "digit",
  patterns: [
    {
      name: "three pairs",
      regex: /(?<![\w./-])\d\d([- ])\d\d\1\d\d(?![\w/-]|[.,]\d| \d)/g,
      score: 0.05,
    },
    {
      name: "sort code and account",
      regex: /(?<![\w./-])\d\d-\d\d-\d\d[ ,/]{1,2}\d{8}(?![\w/-]|[.,]\d)/g,
      score: 0.5,
    },
    {
      name: "introduced by its name",
      regex: /\bsort[ -]?code(?: is)?[:#]? {0,2}(?<value>\d{6})(?![\w-])/dgi,
      score: 0.5,
    },
  ],
  context: ["sort code", "sort-code", "sortcode", "sort codes"],
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
