import { identityNumber } from "./number.js";

/**
 * Qatar ID numbers: century 2 or 3, year of birth, country of nationality by its ISO 3166 number,
 * five digits; no check digit (Ministry of Interior).
 */
export const qaId = identityNumber("qa-id", {
  patterns: [{ name: "eleven digits", regex: /\b[23]\d{2}[0-8]\d{2}\d{5}\b/g, score: 0.1 }],
  context: ["qid", "qatar id", "qatari id", "الرقم الشخصي", "البطاقة الشخصية", "رقم البطاقة"],
});
