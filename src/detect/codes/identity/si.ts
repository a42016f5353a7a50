import { digitsOf, isRepdigit, weightedSum } from "../../kit/checksums.js";
import { identityNumber } from "./number.js";

/**
 * Tax numbers (davčna številka), behind SI also VAT numbers: weights 8 to 2, 11 minus the rest modulo 11,
 * 10 written 0, 11 never given (FURS; python-stdnum si.ddv). For the EMŠO see `jmbg.ts`.
 */
export const siTaxNumber = identityNumber("si-tax-number", {
  forms: {
    "SI and eight digits": ["SI ?[1-9]#{7}", 0.9],
    "eight digits": ["<not SI >[1-9]#{7}", 0.05],
  },
  validate(match) {
    const digits = digitsOf(match);
    const check = 11 - (weightedSum(digits, [8, 7, 6, 5, 4, 3, 2]) % 11);
    return !isRepdigit(digits) && check < 11 && check % 10 === Number(digits[7]);
  },
  validatedScore: 0.3,
  context: "davčna številka, davčna št, id za ddv, ddv, tax number, vat",
  finds: ["davčna številka [51017385]", "[SI26638380]", "ID za DDV [SI 34697578]"],
  misses: ["davčna številka 51017386", "SI26638381", "naročilo 51017385", "davčna št. 5101738"],
});

/** Identity cards and passports: nine digits, or P and eight characters. */
export const siDocument = identityNumber("si-document", {
  forms: { "nine characters": ["(#{9}|P@#{7})", 0.05] },
  context: "osebna izkaznica, osebne izkaznice, potni list, potnega lista",
  finds: ["osebna izkaznica [004028177]", "potni list [PB4028177]"],
  misses: ["naročilo 004028177", "potni list PB402817"],
});
