import { testDetector } from "../../../../test/marked.js";
import { ngVehiclePlate } from "./ng-vehicle-plate.js";

testDetector(ngVehiclePlate, {
  finds: [
    "The [CODE/vehicle-plate ABC-123DE] was towed in Lagos.",
    "plate [CODE/vehicle-plate LSR 123 AA]",
    "vehicle registration [CODE/vehicle-plate KJA123XY]",
    "plate [CODE/vehicle-plate kja-123xy]",
  ],
  misses: ["order LSR 123 AA", "ABC-1234DE", "plate ABCD-123DE", "abc-123de"],
});
