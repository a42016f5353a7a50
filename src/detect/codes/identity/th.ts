import { checkDigit } from "../checks.js";
import { codeDetector } from "../detector.js";

/**
 * Personal identification numbers: kind of person, province, office, serial, check digit MOD 11
 * with weights 13 to 2 (Department of Provincial Administration, เลขประจำตัวประชาชนไทย).
 */
export const thTnin = codeDetector("th-tnin", {
  presidioEntity: "TH_TNIN",
  forms: {
    "in groups": ["[0-8]~####~#####~##~#", 0.95],
    "in one piece": ["[1-8]([134]#|2[0-7]|5[0-8]|[67][0-7]|[89][0-6])#{10}", 0.05],
  },
  validate: checkDigit(11, [13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2], (rest) => (11 - rest) % 10),
  validatedScore: 0.35,
  context: `
    เลขประจำตัวประชาชน, เลขบัตรประชาชน, บัตรประชาชน, thai id, thai national id, tnin,
    national id, id card`,
  finds: ["[6-4758-56045-61-6]", "เลขบัตรประชาชน [8107383885052]", "Thai ID [6101899918696]"],
  misses: [
    "6-4758-56045-61-7",
    "order 8107383885052",
    "Thai ID 8107383885053",
    "Thai ID 0107383885052",
  ],
});

/** Passports: one or two letters and six or seven digits (Department of Consular Affairs). */
export const thPassport = codeDetector("th-passport", {
  anyCase: true,
  forms: { "letters and digits": ["@{1,2}#{6,7}", 0.05] },
  context: "หนังสือเดินทาง, พาสปอร์ต, thai passport, passport",
  finds: ["หนังสือเดินทาง [AA4839201]", "พาสปอร์ต: [AA2704990]"],
  misses: ["part AA4839201", "passport AA48392"],
});
