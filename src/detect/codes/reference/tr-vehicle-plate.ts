import { codeDetector } from "../detector.js";
import { PLATE_CONTEXT } from "./plate-context.js";

/**
 * Turkish vehicle plates (Karayolları Trafik Yönetmeliği): province from 01 to 81, one letter and four or five
 * digits, two and three or four, three and two or three. The alphabet lacks Q, W and X.
 */
export const trVehiclePlate = codeDetector("tr-vehicle-plate", {
  subtype: "vehicle-plate",
  presidioEntity: "TR_LICENSE_PLATE",
  forms: {
    "province, letters, digits": [
      /(?<![\w./:-])(?:0[1-9]|[1-7]\d|8[01])([ -]?)(?:[A-PR-VYZ]\1\d{4,5}|[A-PR-VYZ]{2}\1\d{3,4}|[A-PR-VYZ]{3}\1\d{2,3})(?![\w-]|[.,]\d)/g,
      0.3,
    ],
  },
  context: [...PLATE_CONTEXT, "plaka", "plakalı", "plakali", "araç", "otomobil", "trafik"],
  finds: [
    "plaka [06 AB 1234]",
    "the car with plate [34 ABC 123]",
    "vehicle [35J0123], blue",
    "araç [81-TR-456]",
  ],
  misses: [
    "the 34 ABC 123 group",
    "plaka 82 AB 1234",
    "plaka 34 ABCD 12",
    "plaka 34 QW 123",
    "vehicle 06 A 12",
  ],
});
