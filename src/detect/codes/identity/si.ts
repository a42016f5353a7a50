import { checkDigit } from "../checks.js";
import { codeDetector } from "../detector.js";

/**
 * Tax numbers (davčna številka), behind SI also VAT numbers: weights 8 to 2, 11 minus the rest modulo 11,
 * 10 written 0, 11 never given (FURS; python-stdnum si.ddv). For the EMŠO see `jmbg.ts`.
 */
export const siTaxNumber = codeDetector("si-tax-number", {
  forms: {
    "SI and eight digits": ["SI ?[1-9]#{7}", 0.9],
    "eight digits": ["<not SI >[1-9]#{7}", 0.05],
  },
  validate: checkDigit(11, [8, 7, 6, 5, 4, 3, 2], (rest) =>
    rest === 0 ? undefined : (11 - rest) % 10,
  ),
  validatedScore: 0.3,
  context: "davčna številka, davčna št, id za ddv, ddv, tax number, vat",
  finds: ["davčna številka [51017385]", "[SI26638380]", "ID za DDV [SI 34697578]"],
  misses: ["davčna številka 51017386", "SI26638381", "naročilo 51017385", "davčna št. 5101738"],
});

/** Identity cards and passports: nine digits, or P and eight characters. */
export const siDocument = codeDetector("si-document", {
  forms: { "nine characters": ["(#{9}|P@#{7})", 0.05] },
  context: "osebna izkaznica, osebne izkaznice, potni list, potnega lista",
  finds: ["osebna izkaznica [004028177]", "potni list [PB4028177]"],
  misses: ["naročilo 004028177", "potni list PB402817"],
});
