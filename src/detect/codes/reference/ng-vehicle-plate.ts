import { patternDetector } from "../../kit/pattern.js";
import { PLATE_CONTEXT } from "./plate-context.js";

/**
 * Nigerian vehicle registrations since 2011 (Federal Road Safety Corps): three letters of the local government
 * area, three digits, two letters.
 */
export const ngVehiclePlate = patternDetector({
  name: "ng-vehicle-plate",
  type: "CODE",
  subtype: "vehicle-plate",
  presidioEntity: "NG_VEHICLE_REGISTRATION",
  anchor: "digit",
  patterns: [
    {
      name: "with hyphen",
      regex: /(?<![\w-])[A-Z]{3}-\d{3}[A-Z]{2}(?![\w-])/g,
      score: 0.5,
    },
    {
      name: "in groups or one piece",
      regex: /(?<![\w-])[A-Z]{3}[ -]?\d{3}[ -]?[A-Z]{2}(?![\w-])/gi,
      score: 0.15,
    },
  ],
  context: [...PLATE_CONTEXT, "frsc"],
});
