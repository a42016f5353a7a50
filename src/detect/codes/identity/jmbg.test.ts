import { testDetector } from "../../../../test/marked.js";
import { jmbg } from "./jmbg.js";

testDetector(jmbg, {
  finds: [
    "ЈМБГ [CODE/jmbg 2305982715019]",
    "[CODE/jmbg 1504976450002]",
    "EMŠO: [CODE/jmbg 1007982117257]",
    "JMBG [CODE/jmbg 0408003210129]",
  ],
  misses: [
    "JMBG 2305982715018", // wrong check digit
    "JMBG 3102982715019", // no 31 February
    "JMBG 2313982715019", // month 13
    "JMBG 230598271501",
  ],
});
