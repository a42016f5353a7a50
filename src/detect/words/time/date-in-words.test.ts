import { testDetector } from "../../../../test/marked.js";
import { dateInWords } from "./date-in-words.js";

testDetector(dateInWords, {
  finds: [
    "born [DATETIME/date May twelfth, nineteen eighty-four] in",
    "on [DATETIME/date the third of June] and [DATETIME/date the twenty-first of March 1990]",
    "since [DATETIME/date October two thousand and nine]",
    "his was [DATETIME/date ninth of the fourth seventy-one], mine [DATETIME/date the first of the twelfth 1980]",
  ],
  misses: [
    "third of the fourth of them",
    "in May",
    "the third time",
    "he may second it",
    "twelfth man",
  ],
});
