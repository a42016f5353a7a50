import { codeDetector } from "../detector.js";
import { PLATE_CONTEXT } from "./plate-context.js";

/**
 * British vehicle registration marks (DVLA INF104): since 2001 area, age (02-29 or 51-79) and three
 * letters; before that a year's letter first or last.
 */
export const ukVehiclePlate = codeDetector("uk-vehicle-plate", {
  subtype: "vehicle-plate",
  presidioEntity: "UK_VEHICLE_REGISTRATION",
  forms: {
    "since 2001": ["[A-HJ-PR-Y]{2}(0[2-9]|[12]#|5[1-9]|[67]#)[ -]?[A-HJ-PR-Z]{3}", 0.3],
    "since 2001, small letters": [
      "[a-hj-pr-y]{2}(0[2-9]|[12]#|5[1-9]|[67]#) ?[a-hj-pr-z]{3}",
      0.05,
    ],
    "year's letter first": ["[A-HJ-NPR-TV-Y]#{1,3} ?[A-HJ-PR-Y][A-HJ-PR-Z]{2}", 0.1],
    "year's letter last": ["[A-HJ-PR-Z]{3} ?#{1,3}[A-HJ-NPR-TV-Y]", 0.1],
  },
  context: PLATE_CONTEXT,
  finds: [
    "vehicle [AB51 XYZ].",
    "car [ab51 xyz], vehicle [LN14-HGT]",
    "the car's registration, [AB19XYZ]",
    "a car, [A193 BCD], and a lorry, [XYZ 193D]",
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
