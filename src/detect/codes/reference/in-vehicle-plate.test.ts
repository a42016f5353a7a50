import { testDetector } from "../../../../test/marked.js";
import { inVehiclePlate } from "./in-vehicle-plate.js";

testDetector(inVehiclePlate, {
  finds: [
    "his car, [CODE/vehicle-plate KA 01 XY 1934].",
    "[CODE/vehicle-plate MH12AB1934] and [CODE/vehicle-plate 22 BH 1934 AB]",
  ],
  misses: ["ZZ 01 XY 1934", "KA 01 XY 193", "KA 01 1934", "ka 01 xy 1934"],
});
