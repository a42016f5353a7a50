import { digitsOf, luhn } from "../../kit/checksums.js";
import { identityNumber } from "./number.js";

/**
 * Identity cards (cédula): province 01-24 or 30, a digit below 6, Luhn; with 001 behind it, the
 * taxpayer's number (RUC) of a person (Registro Civil; SRI, "Algoritmo de validación del RUC").
 */
export const ecCedula = identityNumber("ec-cedula", {
  patterns: [
    { name: "with hyphen", regex: /\b(?:0[1-9]|1\d|2[0-4]|30)[0-5]\d{6}-\d\b/g, score: 0.6 },
    { name: "ruc", regex: /\b(?:0[1-9]|1\d|2[0-4]|30)[0-5]\d{7}001\b/g, score: 0.85 },
    { name: "in one piece", regex: /\b(?:0[1-9]|1\d|2[0-4]|30)[0-5]\d{7}\b/g, score: 0.05 },
  ],
  validate: (match) => luhn(digitsOf(match).slice(0, 10)),
  validatedScore: 0.3,
  context: ["cédula", "cedula", "c.i.", "ci", "ruc", "cédula de identidad"],
});
