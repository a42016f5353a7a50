import { testDetector } from "../../../../test/marked.js";
import { frenchCaseNumber } from "./french-case-number.js";

testDetector(frenchCaseNumber, {
  finds: [
    "Court of Cassation, no. [CODE/case-number 12-94.567].",
    "RG n° [CODE/case-number 12/01934] and RG: [CODE/case-number 09/1934]",
    "requête n° [CODE/case-number 129456]",
    "le pourvoi n° [CODE/case-number 98-12.943]",
  ],
  misses: ["pages 12-34", "12-34.5678", "between 12 and 34.567", "RG 12", "the dossier of 1998"],
});
