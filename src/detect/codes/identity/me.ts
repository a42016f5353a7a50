import { checkDigit } from "../checks.js";
import { codeDetector } from "../detector.js";

/**
 * Tax numbers (PIB) of firms: weights 8 to 2 modulo 11, 10 written 0 (CRPS; python-stdnum me.pib). For
 * the JMBG see `jmbg.ts`.
 */
export const mePib = codeDetector("me-pib", {
  forms: { "eight digits": ["0[23]######", 0.1] },
  validate: checkDigit(11, [8, 7, 6, 5, 4, 3, 2], (rest) => ((11 - rest) % 11) % 10),
  validatedScore: 0.3,
  context: "pib, poreski identifikacioni broj, matični broj, tax number",
  finds: ["PIB [02103338]", "PIB: [02900335]"],
  misses: ["PIB 02103339", "PIB 0210333", "nalog 02777550"],
});
