import { luhn } from "../../kit/checksums.js";
import { identityNumber } from "./number.js";

/**
 * Identity numbers of citizens (1) and residents (2, iqama): ten digits, Luhn (National Information
 * Center).
 */
export const saNationalId = identityNumber("sa-national-id", {
  patterns: [{ name: "ten digits", regex: /\b[12]\d{9}\b/g, score: 0.05 }],
  validate: luhn,
  validatedScore: 0.3,
  context: [
    "الهوية الوطنية",
    "رقم الهوية",
    "رقم الإقامة",
    "الإقامة",
    "إقامة",
    "هوية",
    "iqama",
    "national id",
    "absher",
  ],
});
