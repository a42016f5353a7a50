import { testDetector } from "../../../test/marked.js";
import { ukVehiclePlate } from "./uk-vehicle-plate.js";

testDetector(ukVehiclePlate, {
  finds: [
    "vehicle [CODE/vehicle-plate AB51 XYZ].",
    "the car's registration, [CODE/vehicle-plate AB19XYZ]",
    "a car, [CODE/vehicle-plate A193 BCD], and a lorry, [CODE/vehicle-plate XYZ 193D]",
  ],
  misses: ["AB51 XYZ", "vehicle AB35 XYZ", "vehicle AB51 XYZQ", "vehicle ab51 xyz", "A193 BCD"],
});
