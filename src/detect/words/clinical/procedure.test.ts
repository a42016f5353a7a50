import { testDetector } from "../../../../test/marked.js";
import { procedure } from "./procedure.js";

testDetector(procedure, {
  finds: [
    "The patient had a [DEM/procedure lumpectomy] on the ward under the consultant",
    "Patient admitted with symptoms; [DEM/procedure chest X-ray], [DEM/procedure PCI]",
    "patient, ward, clinic: [DEM/procedure thoracotomy]",
  ],
  misses: ["The PCI bus of the computer", "patient, ward, clinic: photography and a biography"],
});
