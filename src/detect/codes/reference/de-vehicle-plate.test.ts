import { testDetector } from "../../../../test/marked.js";
import { deVehiclePlate } from "./de-vehicle-plate.js";

testDetector(deVehiclePlate, {
  finds: [
    "Kennzeichen [CODE/vehicle-plate B-XY 1934].",
    "[CODE/vehicle-plate TÜ-AB 19E]",
    "the car with [CODE/vehicle-plate M AB 193] stood there",
  ],
  misses: ["M AB 193", "B-XY 0123", "COVID-A 12345", "vehicle B-12", "B-XY 1934.5"],
});
