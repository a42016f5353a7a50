import { testDetector } from "../../../../test/marked.js";
import { occupation } from "./occupation.js";

testDetector(occupation, {
  finds: [
    "the applicant, a [DEM/occupation primary school teacher] in Ankara",
    "a [DEM/occupation taxi-driver] and a [DEM/occupation picture restorer]",
    "she was a [DEM/occupation judge] and worked as [DEM/occupation secretary]",
    "is a Dutch [DEM/occupation singer], [DEM/occupation songwriter] and [DEM/occupation producer]",
    "both are [DEM/occupation teachers]; a retired [DEM/occupation army officer]",
    "Occupation: [DEM/occupation solicitor]",
  ],
  misses: [
    "the judge told her lawyer",
    "three teachers and two lawyers",
    "the President of the Court",
    "a general rule", // no rank
    "it was the manager's turn",
  ],
});
