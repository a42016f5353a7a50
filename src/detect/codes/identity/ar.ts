import { checkDigit } from "../checks.js";
import { codeDetector } from "../detector.js";

/** National identity documents (DNI): seven or eight digits, often with points; no check digit. */
export const arDni = codeDetector("ar-dni", {
  forms: {
    "with points": ["[1-9]#?.###.###<not [.,]#>", 0.1],
    "in one piece": ["[1-9]#{6,7}", 0.05],
  },
  context: "dni, d.n.i., documento nacional de identidad, documento, libreta cívica",
  finds: ["DNI [28.461.937]", "D.N.I. [28461937]"],
  misses: ["costó 28.461.937", "expediente 28461937", "DNI 284619"],
});

/**
 * Tax and labour numbers (CUIT, CUIL): kind of holder, DNI, check digit MOD 11 (AFIP, Resolución
 * General 13/80, annex).
 */
export const arCuit = codeDetector("ar-cuit", {
  forms: {
    "in groups": [/\b(?:2[03-7]|3[034]|5[015])([-./ ])\d{8}\1\d\b/g, 0.85],
    "in one piece": ["(2[03-7]|3[034]|5[015])#{9}", 0.05],
  },
  validate: checkDigit(11, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2], (rest) =>
    rest === 1 ? 9 : (11 - rest) % 11,
  ),
  validatedScore: 0.5,
  context: "cuit, cuil, c.u.i.t., c.u.i.l., afip, arca",
  finds: ["[20-85848325-6]", "CUIL [23391857016]"],
  misses: ["20-85848325-7", "CUIL 23391857017", "CUIT 29-85848325-6", "20-8584832-6"],
});

/** Passports: three letters and six digits (RENAPER). */
export const arPassport = codeDetector("ar-passport", {
  anyCase: true,
  forms: { "letters and digits": ["@@@######", 0.1] },
  context: "pasaporte, passport",
  finds: ["pasaporte [AAF483920]", "passport: [AAF818613]"],
  misses: ["vuelo AAF483920", "pasaporte AAF4839"],
});
