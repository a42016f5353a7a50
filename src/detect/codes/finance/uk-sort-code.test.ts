import { testDetector } from "../../../../test/marked.js";
import { ukSortCode } from "./uk-sort-code.js";

testDetector(ukSortCode, {
  finds: [
    "sort code [CODE/sort-code 12-34-56].",
    "Sort Code: [CODE/sort-code 12 34 56]",
    "sort code is [CODE/sort-code 123456]",
    "pay [CODE/sort-code 12-34-56 12345678]",
  ],
  misses: [
    "on 12-03-04", // a date
    "12-34-56-78",
    "sort the code 123456",
    "sort code 1234567",
  ],
});
