import { codeDetector } from "../detector.js";
import { PLATE_CONTEXT } from "./plate-context.js";

/**
 * Nigerian vehicle registrations since 2011 (Federal Road Safety Corps): three letters of the local government
 * area, three digits, two letters.
 */
export const ngVehiclePlate = codeDetector("ng-vehicle-plate", {
  subtype: "vehicle-plate",
  presidioEntity: "NG_VEHICLE_REGISTRATION",
  forms: {
    "with hyphen": [/(?<![\w-])[A-Z]{3}-\d{3}[A-Z]{2}(?![\w-])/g, 0.5],
    "in groups or one piece": [/(?<![\w-])[A-Z]{3}[ -]?\d{3}[ -]?[A-Z]{2}(?![\w-])/gi, 0.15],
  },
  context: [...PLATE_CONTEXT, "frsc"],
  finds: [
    "The [ABC-123DE] was towed in Lagos.",
    "plate [LSR 123 AA]",
    "vehicle registration [KJA123XY]",
    "plate [kja-123xy]",
  ],
  misses: ["order LSR 123 AA", "ABC-1234DE", "plate ABCD-123DE", "abc-123de"],
});
