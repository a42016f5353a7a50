import { isRepdigit, weightedSum } from "../../kit/checksums.js";
import { identityNumber } from "./number.js";

/**
 * Tax numbers (PIB) of firms: weights 8 to 2 modulo 11, 10 written 0 (CRPS; python-stdnum me.pib). For
 * the JMBG see `jmbg.ts`.
 */
export const mePib = identityNumber("me-pib", {
  patterns: [{ name: "eight digits", regex: /\b0[23]\d{6}\b/g, score: 0.1 }],
  validate(match) {
    const check = (11 - (weightedSum(match, [8, 7, 6, 5, 4, 3, 2]) % 11)) % 11;
    return !isRepdigit(match) && check % 10 === Number(match[7]);
  },
  validatedScore: 0.3,
  context: ["pib", "poreski identifikacioni broj", "matični broj", "tax number"],
});
