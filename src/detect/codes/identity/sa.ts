import { LUHN } from "../checks.js";
import { codeDetector } from "../detector.js";

/**
 * Identity numbers of citizens (1) and residents (2, iqama): ten digits, Luhn (National Information
 * Center).
 */
export const saNationalId = codeDetector("sa-national-id", {
  forms: { "ten digits": ["[12]#{9}", 0.05] },
  validate: LUHN,
  validatedScore: 0.3,
  context: `
    الهوية الوطنية, رقم الهوية, رقم الإقامة, الإقامة, إقامة, هوية, iqama, national id, absher`,
  finds: ["رقم الهوية: [1988137533]", "iqama [2837720974]"],
  misses: ["order 1988137533", "iqama 2837720975", "iqama 3837720974"],
});
