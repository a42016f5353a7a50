import { digitsOf, weightedSum } from "../../kit/checksums.js";
import { identityNumber } from "./number.js";

/**
 * Identity cards (cédula): seven digits and a check digit, which makes the sum with weights 2 9 8 7
 * 6 3 4 1 a multiple of ten (Dirección Nacional de Identificación Civil).
 */
export const uyCedula = identityNumber("uy-cedula", {
  patterns: [
    { name: "with points", regex: /\b[1-9]\.\d{3}\.\d{3}-\d\b/g, score: 0.8 },
    { name: "with hyphen", regex: /\b[1-9]\d{6}-\d\b/g, score: 0.4 },
    { name: "in one piece", regex: /\b[1-9]\d{7}\b/g, score: 0.05 },
  ],
  validate: (match) => weightedSum(digitsOf(match), [2, 9, 8, 7, 6, 3, 4, 1]) % 10 === 0,
  validatedScore: 0.2,
  context: ["cédula", "cedula", "c.i.", "ci", "cédula de identidad"],
});
