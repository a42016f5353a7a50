import { digitsOf, isDate, weightedSum } from "../../kit/checksums.js";
import { twoDigits } from "../checks.js";
import { codeDetector } from "../detector.js";

/**
 * Personal codes (personas kods): birth date, century, serial number; since July 2017 without a date,
 * from 32 on. One plus weights 10, 5, 8, 4, 2, 1, 6, 3, 7, 9 modulo 11, 10 written 0 (PMLP;
 * python-stdnum lv.pvn).
 */
export const lvPersonalCode = codeDetector("lv-personal-code", {
  forms: { "six and five digits": ["(<day><month>##-?[0-2]|3[2-9]####-?#)####", 0.1] },
  validate(match) {
    const digits = digitsOf(match);
    const check = (1 + weightedSum(digits, [10, 5, 8, 4, 2, 1, 6, 3, 7, 9])) % 11;
    if (check % 10 !== Number(digits[10])) return false;
    if (twoDigits(digits, 0) > 31) return true;
    const year = 1800 + 100 * Number(digits[6]) + twoDigits(digits, 4);
    return isDate(year, twoDigits(digits, 2), twoDigits(digits, 0));
  },
  validatedScore: 0.6,
  context: "personas kods, personas kodu, p. k., p.k., pk, personal code",
  finds: [
    "personas kods [201245-11282]",
    "[05034416534]",
    "[321442-46496]", // without a date
  ],
  misses: [
    "personas kods 201245-11283", // wrong check digit
    "personas kods 310245-11284", // no 31 February
    "personas kods 201345-11282", // month 13
    "personas kods 201245-1128",
  ],
});

/**
 * Registration numbers of firms, behind LV also VAT numbers: weights 9, 1, 4, 8, 3, 10, 2, 5, 7, 6, 1
 * with rest 3 modulo 11 (VID; python-stdnum lv.pvn).
 */
export const lvCompanyNumber = codeDetector("lv-company-number", {
  forms: {
    "LV and eleven digits": ["LV ?[4-9]#{10}", 0.95],
    "eleven digits": ["<not LV >[4-9]#{10}", 0.1],
  },
  validate: (match) => weightedSum(digitsOf(match), [9, 1, 4, 8, 3, 10, 2, 5, 7, 6, 1]) % 11 === 3,
  validatedScore: 0.3,
  context: "reģistrācijas numurs, reģ. nr., reģ. nr, reģ.nr, pvn, vat",
  finds: ["reģ. nr. [47688120442]", "[LV44944223687]", "PVN [LV 44804390465]"],
  misses: ["reģ. nr. 47688120443", "LV44944223688", "pasūtījums 44804390465"],
});
