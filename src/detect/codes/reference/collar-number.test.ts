import { testDetector } from "../../../../test/marked.js";
import { collarNumber } from "./collar-number.js";

testDetector(collarNumber, {
  finds: [
    "with PC Bright [CODE/reference 4417] and PS KHAN [CODE/reference 882].",
    "Officer Maria Diaz #[CODE/reference 4471] took the report",
    "collar no. [CODE/reference 1193], badge [CODE/reference 4471], Warrant No: [CODE/reference CM882]",
  ],
  misses: [
    "PC Bright at 1140 hrs, PC Bright 0715 hrs",
    "Officer Diaz 12/04/2019",
    "a badge of honour, the warrant of 2019",
    "Inspector of 12 schools",
  ],
});
