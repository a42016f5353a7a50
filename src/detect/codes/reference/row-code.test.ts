import { testDetector } from "../../../../test/marked.js";
import { rowCode } from "./row-code.js";

testDetector(rowCode, {
  finds: [
    "Emp Name\n[CODE/reference S011] Kulkarni Vaishali 18,400\n[CODE/reference S014] Shaikh Imran 15,000\n[CODE/reference S022] Bhosale R. 11,200",
    "[CODE/reference KM0902] | Ann\n[CODE/reference KM0911] | Tom\n[CODE/reference KM0913] | Ida",
  ],
  misses: [
    // two rows, a form each, questions, and words behind that are no column
    "S011 Kulkarni Vaishali\nS014 Shaikh Imran",
    "S011 Ann Berg\nT014 Tom Berg\nU022 Ida Berg",
    "Q1 How are you\nQ2 Where is he\nQ3 When did he go",
    "E102 is red\nE110 is yellow\nE122 is red too",
  ],
});
