import { identityNumber } from "./number.js";

/** Numbers of the unified national card: twelve digits, no public check, so only with context. */
export const iqNationalCard = identityNumber("iq-national-card", {
  patterns: [{ name: "twelve digits", regex: /\b[12]\d{11}\b/g, score: 0.05 }],
  context: ["البطاقة الوطنية", "البطاقة الموحدة", "الرقم الوطني", "iraqi id", "national card"],
});
