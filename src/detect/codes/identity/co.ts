import { digitsOf } from "../../kit/checksums.js";
import { identityNumber } from "./number.js";

/** Citizens' and foreigners' identity cards (cédula, tarjeta de identidad): no check digit. */
export const coCedula = identityNumber("co-cedula", {
  patterns: [
    { name: "with points", regex: /\b[1-9]\d{0,2}(?:\.\d{3}){2,3}\b(?![.,-]\d)/g, score: 0.1 },
    { name: "in one piece", regex: /\b[1-9]\d{5,9}\b/g, score: 0.05 },
  ],
  context: [
    "cédula",
    "cedula",
    "cédula de ciudadanía",
    "cedula de ciudadania",
    "cédula de extranjería",
    "c.c.",
    "tarjeta de identidad",
  ],
});

const NIT_WEIGHTS = [3, 7, 13, 17, 19, 23, 29, 37, 41];

/**
 * Taxpayers' numbers (NIT): check digit MOD 11 with the primes 3, 7, 13, 17 ... from the right
 * (DIAN, Orden Administrativa 4 of 1989).
 */
export const coNit = identityNumber("co-nit", {
  patterns: [
    { name: "with points", regex: /\b[1-9]\d{2}\.\d{3}\.\d{3}-\d\b/g, score: 0.8 },
    { name: "with hyphen", regex: /\b[1-9]\d{8}-\d\b/g, score: 0.5 },
    { name: "in one piece", regex: /\b[89]\d{9}\b/g, score: 0.05 },
  ],
  validate(match) {
    const digits = digitsOf(match);
    const sum = NIT_WEIGHTS.reduce((total, weight, i) => total + weight * Number(digits[8 - i]), 0);
    const check = sum % 11 < 2 ? sum % 11 : 11 - (sum % 11);
    return check === Number(digits[9]);
  },
  validatedScore: 0.25,
  context: ["nit", "n.i.t.", "rut", "número de identificación tributaria", "dian"],
});
