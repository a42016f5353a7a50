import { testDetector } from "../../../../test/marked.js";
import { clinicalIllness } from "./clinical-illness.js";

testDetector(clinicalIllness, {
  finds: [
    "he's got [DEM/illness MS] himself",
    "patient, ward, mg: [DEM/illness AF] and [DEM/illness T2DM]",
  ],
  misses: ["MS Office", "AF Smith was seen", "with MSc students"],
});
