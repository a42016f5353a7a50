import { patternDetector } from "../../kit/pattern.js";
import { PLATE_CONTEXT } from "./plate-context.js";

/**
 * British vehicle registration marks (DVLA INF104): since 2001 area, age (02-29 or 51-79) and three
 * letters; before that a year's letter first or last.
 */
export const ukVehiclePlate = patternDetector({
  name: "uk-vehicle-plate",
  type: "CODE",
  subtype: "vehicle-plate",
  presidioEntity: "UK_VEHICLE_REGISTRATION",
  anchor: "digit",
  patterns: [
    {
      name: "since 2001",
      regex: /\b[A-HJ-PR-Y]{2}(?:0[2-9]|[12]\d|5[1-9]|[67]\d)[ -]?[A-HJ-PR-Z]{3}\b/g,
      score: 0.3,
    },
    {
      name: "since 2001, small letters",
      regex: /\b[a-hj-pr-y]{2}(?:0[2-9]|[12]\d|5[1-9]|[67]\d) ?[a-hj-pr-z]{3}\b/g,
      score: 0.05,
    },
    {
      name: "year's letter first",
      regex: /\b[A-HJ-NPR-TV-Y]\d{1,3} ?[A-HJ-PR-Y][A-HJ-PR-Z]{2}\b/g,
      score: 0.1,
    },
    {
      name: "year's letter last",
      regex: /\b[A-HJ-PR-Z]{3} ?\d{1,3}[A-HJ-NPR-TV-Y]\b/g,
      score: 0.1,
    },
  ],
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
