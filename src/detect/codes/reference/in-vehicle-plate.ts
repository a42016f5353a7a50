import { codeDetector } from "../detector.js";
import { PLATE_CONTEXT } from "./plate-context.js";

const STATES =
  "AN|AP|AR|AS|BR|CG|CH|DD|DL|DN|GA|GJ|HP|HR|JH|JK|KA|KL|LA|LD|MH|ML|MN|MP|MZ|NL|OD|OR|PB|PY|RJ|SK|TG|TN|TR|TS|UA|UK|UP|WB";

/**
 * Indian vehicle registrations (Central Motor Vehicles Rules, rule 50): state, district, series, number;
 * since 2021 the Bharat series with the year first.
 */
export const inVehiclePlate = codeDetector("in-vehicle-plate", {
  subtype: "vehicle-plate",
  presidioEntity: "IN_VEHICLE_REGISTRATION",
  forms: {
    "state, district, series, number": [
      new RegExp(`\\b(?:${STATES})[ -]?\\d{1,2}[ -]?[A-HJ-NP-Z]{1,3}[ -]?\\d{4}\\b`, "g"),
      0.5,
    ],
    "Bharat series": ["2#[ -]?BH[ -]?####[ -]?[A-HJ-NP-Z]{1,2}", 0.6],
  },
  context: PLATE_CONTEXT,
  finds: ["his car, [KA 01 XY 1934].", "[MH12AB1934] and [22 BH 1934 AB]"],
  misses: ["ZZ 01 XY 1934", "KA 01 XY 193", "KA 01 1934", "ka 01 xy 1934"],
});
