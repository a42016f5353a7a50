import { testDetector } from "../../../../test/marked.js";
import { birthDate } from "./birth-date.js";

testDetector(birthDate, {
  finds: [
    "DOB [DATETIME/birth-date 01/02/1975]",
    "born on [DATETIME/birth-date 7 March 1961] in Ghent",
    "was born in [DATETIME/birth-date 1961]",
    "Date of birth: [DATETIME/birth-date 1961-03-07]",
    "D.O.B. [DATETIME/birth-date March 7, 1961]",
  ],
  misses: [
    "dated 01/02/1975",
    "stubborn 1961",
    "born in Ghent, 7 March 1961",
    "born to 1961 parents",
  ],
});
