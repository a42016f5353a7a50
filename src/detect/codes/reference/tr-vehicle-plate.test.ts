import { testDetector } from "../../../../test/marked.js";
import { trVehiclePlate } from "./tr-vehicle-plate.js";

testDetector(trVehiclePlate, {
  finds: [
    "plaka [CODE/vehicle-plate 06 AB 1234]",
    "the car with plate [CODE/vehicle-plate 34 ABC 123]",
    "vehicle [CODE/vehicle-plate 35J0123], blue",
    "araç [CODE/vehicle-plate 81-TR-456]",
  ],
  misses: [
    "the 34 ABC 123 group",
    "plaka 82 AB 1234",
    "plaka 34 ABCD 12",
    "plaka 34 QW 123",
    "vehicle 06 A 12",
  ],
});
