import { all, birthDate, likely, multipleOf } from "../checks.js";
import { codeDetector } from "../detector.js";

/**
 * CPR numbers: birth date and four digits. Weights 4, 3, 2, 7 to 2, 1 modulo 11 prove a number; since
 * 2007 numbers are given that do not pass, so failure refutes none (CPR-kontoret, "Personnummeret i CPR").
 */
export const dkCpr = codeDetector("dk-cpr", {
  forms: {
    "birth date, hyphen, four digits": ["<day><month>##-####", 0.5],
    "ten digits": ["<day><month>## ?####", 0.15],
  },
  validate: all(birthDate("DDMMYY"), likely(multipleOf(11, [4, 3, 2, 7, 6, 5, 4, 3, 2, 1]))),
  validatedScore: 0.5,
  context: `
    cpr, cpr-nr, cpr-nummer, cpr nr, cprnr, personnummer, p-nummer, central person register`,
  finds: [
    "[250262-2848]",
    "CPR [1312702557]",
    "CPR-nr. [131207 4126]", // does not pass modulo 11, nor must it
  ],
  misses: [
    "CPR 310262-2848", // no 31 February
    "CPR 251362-2848", // month 13
    "ordre 1312074126",
    "CPR 250262-284",
  ],
});

/** Company numbers, behind DK also VAT numbers: weights 2, 7 to 1, modulo 11 (Erhvervsstyrelsen, CVR). */
export const dkCvr = codeDetector("dk-cvr", {
  forms: {
    "DK and eight digits": ["DK ?## ?## ?## ?##", 0.95],
    "eight digits": ["<not DK >[1-9]# ?## ?## ?##", 0.1],
  },
  validate: multipleOf(11, [2, 7, 6, 5, 4, 3, 2, 1]),
  validatedScore: 0.3,
  context: "cvr, cvr-nr, cvr-nummer, cvr nr, se-nr, se-nummer, moms, vat",
  finds: ["CVR-nr. [56125574]", "[DK76833850]", "CVR [17 03 31 31]", "[DK 17033131]"],
  misses: ["CVR 56125575", "DK76833851", "CVR 5612557", "tlf. 56 12 55 74"],
});
