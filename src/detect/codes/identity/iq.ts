import { codeDetector } from "../detector.js";

/** Numbers of the unified national card: twelve digits, no public check, so only with context. */
export const iqNationalCard = codeDetector("iq-national-card", {
  forms: { "twelve digits": ["[12]#{11}", 0.05] },
  context: "البطاقة الوطنية, البطاقة الموحدة, الرقم الوطني, iraqi id, national card",
  finds: ["البطاقة الوطنية: [198548392017]", "الرقم الوطني: [127857209486]"],
  misses: ["order 198548392017", "national card 19854839201"],
});
