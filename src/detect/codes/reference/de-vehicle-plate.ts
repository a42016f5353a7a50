import { codeDetector } from "../detector.js";
import { isNoPlate, PLATE_CONTEXT } from "./plate-context.js";

/**
 * German vehicle plates (Fahrzeug-Zulassungsverordnung, section 9): district, one or two letters, up to
 * four digits, `E` for electric and `H` for historic vehicles.
 */
export const deVehiclePlate = codeDetector("de-vehicle-plate", {
  subtype: "vehicle-plate",
  presidioEntity: "DE_LICENSE_PLATE",
  forms: {
    "district, hyphen, letters, digits": [
      /(?<![\wÄÖÜäöüß-])[A-ZÄÖÜ]{1,3}-[A-Z]{1,2} [1-9]\d{0,3}[EH]?(?![\w-]|[.,]\d)/g,
      0.45,
    ],
    "district, letters, digits": [
      /(?<![\wÄÖÜäöüß-])[A-ZÄÖÜ]{1,3}[ -][A-Z]{1,2}[ -]?[1-9]\d{0,3}[EH]?(?![\w-]|[.,]\d)/g,
      0.1,
    ],
  },
  validate: (value) => (isNoPlate(value) ? false : undefined),
  context: PLATE_CONTEXT,
  finds: ["Kennzeichen [B-XY 1934].", "[TÜ-AB 19E]", "the car with [M AB 193] stood there"],
  misses: ["M AB 193", "B-XY 0123", "COVID-A 12345", "vehicle B-12", "B-XY 1934.5"],
});
