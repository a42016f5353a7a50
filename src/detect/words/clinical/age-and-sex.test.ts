import { testDetector } from "../../../../test/marked.js";
import { ageAndSex } from "./age-and-sex.js";

testDetector(ageAndSex, {
  finds: [
    "patient, ward, mg: ([DATETIME/age 66M])",
    "patient, ward, mg: a [DATETIME/age 34 F] with pain",
  ],
  misses: ["a 66M loan", "patient, ward, mg: 5 Max"],
});
