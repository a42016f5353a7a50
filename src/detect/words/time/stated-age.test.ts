import { testDetector } from "../../../../test/marked.js";
import { statedAge } from "./stated-age.js";

testDetector(statedAge, {
  finds: [
    "he's [DATETIME/age eighty one] he's had a fall",
    "when she was [DATETIME/age 19], he left",
    "on ESA after a stroke at [DATETIME/age thirty-one]. Scheme",
    "He left school at [DATETIME/age fifteen] and went to sea",
  ],
  misses: [
    "he's eighty metres away",
    "she was two hours late",
    "they were 40 chairs",
    "lunch at twelve thirty, then at twenty metres",
  ],
});
