import { testDetector } from "../../../../test/marked.js";
import { ukVehiclePlate } from "./uk-vehicle-plate.js";

testDetector(ukVehiclePlate, {
  finds: [
    "vehicle [CODE/vehicle-plate AB51 XYZ].",
    "car [CODE/vehicle-plate ab51 xyz], vehicle [CODE/vehicle-plate LN14-HGT]",
    "the car's registration, [CODE/vehicle-plate AB19XYZ]",
    "a car, [CODE/vehicle-plate A193 BCD], and a lorry, [CODE/vehicle-plate XYZ 193D]",
  ],
  misses: [
    "AB51 XYZ",
    "vehicle AB35 XYZ",
    "vehicle AB51 XYZQ",
    "ab51 xyz",
    "car ab35 xyz",
    "A193 BCD",
  ],
});
