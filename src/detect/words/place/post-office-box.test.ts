import { testDetector } from "../../../../test/marked.js";
import { postOfficeBox } from "./post-office-box.js";

testDetector(postOfficeBox, {
  finds: [
    "write to [LOC/address P.O. Box 193].",
    "[LOC/address PO Box 19345] or [LOC/address Postfach 12 34 56]",
    "[LOC/address PSC 0719, Box 6019]",
  ],
  misses: ["a box of 12", "Box 12", "the post office has 3 boxes", "P.O. 12"],
});
