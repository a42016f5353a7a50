import { testDetector } from "../../../../test/marked.js";
import { decade, decadeInWords } from "./decade.js";

testDetector(decade, {
  finds: [
    "in the [DATETIME/decade 1980s] and the [DATETIME/decade mid-1990s]",
    "in the [DATETIME/decade late 1960's]",
    "the [DATETIME/decade second half of the 1970s]",
    "in the [DATETIME/decade '80s]",
    "a house of the [DATETIME/decade 19th century]",
  ],
  misses: ["1985s", "his 80s hits", "$1990s", "the 45th century"],
});

testDetector(decadeInWords, {
  finds: [
    "in the [DATETIME/decade late nineties]",
    "by the [DATETIME/decade sixties]",
    "of the [DATETIME/decade early twentieth century]",
  ],
  misses: ["a man in his sixties", "temperatures in sixties", "the twentieth time"],
});
