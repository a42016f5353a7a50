import { firstDigits, LUHN } from "../checks.js";
import { codeDetector } from "../detector.js";

/**
 * Identity cards (cédula): province 01-24 or 30, a digit below 6, Luhn; with 001 behind it, the
 * taxpayer's number (RUC) of a person (Registro Civil; SRI, "Algoritmo de validación del RUC").
 */
export const ecCedula = codeDetector("ec-cedula", {
  forms: {
    "with hyphen": ["(0[1-9]|1#|2[0-4]|30)[0-5]######-#", 0.6],
    ruc: ["(0[1-9]|1#|2[0-4]|30)[0-5]#{7}001", 0.85],
    "in one piece": ["(0[1-9]|1#|2[0-4]|30)[0-5]#{7}", 0.05],
  },
  validate: firstDigits(10, LUHN),
  validatedScore: 0.3,
  context: "cédula, cedula, c.i., ci, ruc, cédula de identidad",
  finds: ["[242307513-0]", "cédula [1743608349]", "RUC [3055008118001]"],
  misses: [
    "guía 1743608349", // one number in ten passes
    "cédula 1743608348", // wrong check digit
    "cédula 2543608349", // no such province
    "cédula 1773608349", // third digit above 5
  ],
});
