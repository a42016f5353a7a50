import { codeDetector } from "../detector.js";

/**
 * Qatar ID numbers: century 2 or 3, year of birth, country of nationality by its ISO 3166 number,
 * five digits; no check digit (Ministry of Interior).
 */
export const qaId = codeDetector("qa-id", {
  forms: { "eleven digits": ["[23]##[0-8]#######", 0.1] },
  context: "qid, qatar id, qatari id, الرقم الشخصي, البطاقة الشخصية, رقم البطاقة",
  finds: ["QID [28563448392]", "Qatar ID: [30135648392]"],
  misses: ["order 28563448392", "QID 48563448392", "QID 2856344839"],
});
