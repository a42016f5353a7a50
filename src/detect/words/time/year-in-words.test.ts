import { testDetector } from "../../../../test/marked.js";
import { yearInWords } from "./year-in-words.js";

testDetector(yearInWords, {
  finds: [
    "born in [DATETIME/year nineteen thirty-seven], the youngest",
    "she left in [DATETIME/year twenty sixteen] and came back in [DATETIME/year two thousand and nineteen]",
    "we married [DATETIME/year nineteen seventy one] I think",
    "since [DATETIME/year two thousand and three], when",
    "the flood of [DATETIME/year eighteen hundred and ninety-four]",
    "In [DATETIME/year nineteen oh eight] the mill",
    "by [DATETIME/year twenty twenty-two] he had",
  ],
  misses: [
    "nineteen people and eighty-four dogs",
    "in two thousand homes",
    "of two thousand and six soldiers",
    "for nineteen ninety-nine pounds",
    "in twenty ten-minute talks",
    "twenty twenty-four-hour shifts",
    "scored in twenty games",
  ],
});
