import { isDate, mod11TwoStages } from "../../kit/checksums.js";
import { twoDigits } from "../checks.js";
import { codeDetector } from "../detector.js";

/** Weights of both stages of the check digit, which Estonian registry codes share. */
export const FIRST_STAGE = [1, 2, 3, 4, 5, 6, 7, 8, 9, 1];
export const SECOND_STAGE = [3, 4, 5, 6, 7, 8, 9, 1, 2, 3];

/**
 * Personal codes of Estonia (isikukood) and Lithuania (asmens kodas), which share their form: sex and
 * century, birth date, serial number, check digit in two stages modulo 11 (EVS 585:2007; Lithuanian law
 * on the population register).
 */
export const eeLtPersonalCode = codeDetector("ee-lt-personal-code", {
  forms: { "sex and century, birth date, four digits": ["[1-8]##<month><day>####", 0.1] },
  validate(match) {
    const century = 1800 + 100 * Math.floor((Number(match[0]) - 1) / 2);
    return (
      isDate(century + twoDigits(match, 1), twoDigits(match, 3), twoDigits(match, 5)) &&
      mod11TwoStages(match, FIRST_STAGE, SECOND_STAGE)
    );
  },
  validatedScore: 0.7,
  context: `
    isikukood, isikukoodiga, asmens kodas, asmens kodo, a. k., a.k., personal code,
    personal identification code`,
  finds: ["isikukood [47603029234]", "asmens kodas [36406169437]", "[48404245229]"],
  misses: [
    "isikukood 47603029235", // wrong check digit
    "isikukood 47602309234", // no 30 February
    "isikukood 47613029234", // month 13
    "isikukood 4760302923",
  ],
});
