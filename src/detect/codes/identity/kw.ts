import { isDate, weightedSum } from "../../kit/checksums.js";
import { twoDigits } from "../checks.js";
import { codeDetector } from "../detector.js";

/**
 * Civil numbers (الرقم المدني): century 2 or 3, date of birth, serial, check digit 11 less the sum
 * with weights 2 1 6 3 7 9 10 5 8 4 2 MOD 11 (PACI; OECD, "Kuwait TIN").
 */
export const kwCivilId = codeDetector("kw-civil-id", {
  forms: { "twelve digits": ["[23]##<month><day>#####", 0.1] },
  validate(match) {
    const year = (match[0] === "2" ? 1900 : 2000) + twoDigits(match, 1);
    const sum = weightedSum(match, [2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]);
    return (
      isDate(year, twoDigits(match, 3), twoDigits(match, 5)) &&
      11 - (sum % 11) === Number(match[11])
    );
  },
  validatedScore: 0.85,
  context: "civil id, civil number, الرقم المدني, البطاقة المدنية",
  finds: ["[299021840489]", "الرقم المدني: [272071345988]"],
  misses: ["299021840488", "299131840489", "299023040489", "499021840489"],
});
