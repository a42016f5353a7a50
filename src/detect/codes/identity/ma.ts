import { identityNumber } from "./number.js";

/**
 * National identity cards (CIN, CNIE): one or two letters of the office and four to six digits
 * (DGSN).
 */
export const maCin = identityNumber("ma-cin", {
  patterns: [{ name: "letters and digits", regex: /\b[A-Z]{1,2}\d{4,6}\b/gi, score: 0.1 }],
  context: [
    "cin",
    "cnie",
    "c.i.n.",
    "carte nationale",
    "carte d'identité nationale",
    "بطاقة التعريف الوطنية",
    "البطاقة الوطنية",
  ],
});
