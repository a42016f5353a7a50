import { testDetector } from "../../../../test/marked.js";
import { age } from "./age.js";

testDetector(age, {
  finds: [
    "he is [DATETIME/age 53 years old]",
    "[DATETIME/age aged 12], a [DATETIME/age 34-year-old] woman",
    "at the [DATETIME/age age of nine] and [DATETIME/age age 41]",
    "a [DATETIME/age seven-year-old] girl of [DATETIME/age eight years of age]",
    "a man [DATETIME/age in his late fifties]",
    "she was [DATETIME/age three months old]",
    "pt is a [DATETIME/age 67 y/o] male",
    "[DATETIME/age fourteen years' old]",
  ],
  misses: [
    "in his fifth year",
    "aged cheese",
    "page 12",
    "a 900-year-old church",
    "the ages 15% of people",
    "in the sixties",
  ],
});
