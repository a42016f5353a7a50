import { multipleOf } from "../checks.js";
import { codeDetector } from "../detector.js";

/**
 * Identity cards (cédula): seven digits and a check digit, which makes the sum with weights 2 9 8 7
 * 6 3 4 1 a multiple of ten (Dirección Nacional de Identificación Civil).
 */
export const uyCedula = codeDetector("uy-cedula", {
  forms: {
    "with points": ["[1-9].###.###-#", 0.8],
    "with hyphen": ["[1-9]######-#", 0.4],
    "in one piece": ["[1-9]#{7}", 0.05],
  },
  validate: multipleOf(10, [2, 9, 8, 7, 6, 3, 4, 1]),
  validatedScore: 0.2,
  context: "cédula, cedula, c.i., ci, cédula de identidad",
  finds: ["[3.972.814-6]", "[3164298-8]", "cédula [34885406]"],
  misses: ["3.972.814-7", "3164298-9", "guía 34885406", "cédula 34885407"],
});
