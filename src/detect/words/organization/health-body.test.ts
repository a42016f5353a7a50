import { testDetector } from "../../../../test/marked.js";
import { healthBody } from "./health-body.js";

testDetector(healthBody, {
  finds: [
    "seen by [ORG/institution NHS Forth Valley] in May",
    "[ORG/institution NHS WESTERN ISLES] - Ospadal nan Eilean",
    "[ORG/institution NHS Fife] and [ORG/institution NHS Lothian] agreed",
    "moved to [ORG/institution NHS Ayrshire & Arran] and then [ORG/institution NHS Dumfries and Galloway]",
    "under [ORG/institution NHS Kent and Medway]; NHS Number 943 476 5919",
  ],
  misses: [
    "the NHS paid",
    "NHS Number: 943 476 5919",
    "NHS NUMBER 943 476 5919",
    "on the NHS App",
    "an NHS dentist",
    "NHS Pension scheme",
  ],
});
