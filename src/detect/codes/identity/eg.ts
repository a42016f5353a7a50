import { isDate } from "../../kit/checksums.js";
import { twoDigits } from "../checks.js";
import { codeDetector } from "../detector.js";

/**
 * National numbers (الرقم القومي): century 2 or 3, date of birth, governorate, serial, a digit
 * whose rule is not published (Civil Status Law 143 of 1994, Executive Regulations article 3).
 */
export const egNationalId = codeDetector("eg-national-id", {
  forms: { "fourteen digits": ["[23]##<month><day>(0[1-4]|1[1-9]|2[1-9]|3[1-5]|88)#####", 0.6] },
  validate(match) {
    const year = (match[0] === "2" ? 1900 : 2000) + twoDigits(match, 1);
    return isDate(year, twoDigits(match, 3), twoDigits(match, 5)) ? undefined : false;
  },
  context: "الرقم القومي, رقم قومي, بطاقة, national id, national number",
  finds: ["[28907140104839]", "الرقم القومي: [٢٨٩٠٧١٤٠١٠٤٨٣٩]"],
  misses: [
    "28913140104839", // no such month
    "28902300104839", // no such day
    "28907140504839", // no such governorate
    "48907140104839", // no such century
    "2890714010483",
  ],
});
