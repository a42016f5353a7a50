import { digitsOf, mod11TwoStages } from "../../kit/checksums.js";
import { twoStages } from "../checks.js";
import { codeDetector } from "../detector.js";

/**
 * VAT numbers (PVM): nine digits of firms or twelve of others, last but one a 1, check digit in two
 * stages modulo 11 (VMI; python-stdnum lt.pvm). For people see `ee-lt.ts`.
 */
export const ltVat = codeDetector("lt-vat", {
  forms: { "LT and nine or twelve digits": ["LT ?#{7}(###)?1#", 0.4] },
  validate(match) {
    const digits = digitsOf(match);
    const weights = (from: number) =>
      Array.from({ length: digits.length - 1 }, (_, i) => ((i + from) % 9) + 1);
    return mod11TwoStages(digits, weights(0), weights(2));
  },
  validatedScore: 0.95,
  context: "pvm, pvm kodas, pvm mokėtojo kodas, vat, vat number",
  finds: ["PVM kodas [LT946211412]", "[LT135602289514]"],
  misses: ["PVM LT946211413", "LT94621141", "LT946211422"],
});

/** Codes of legal persons: nine digits, check digit in two stages modulo 11 (JAR). */
export const ltCompanyCode = codeDetector("lt-company-code", {
  forms: { "nine digits": ["[1-3]#{8}", 0.05] },
  validate: twoStages([1, 2, 3, 4, 5, 6, 7, 8], [3, 4, 5, 6, 7, 8, 9, 1]),
  validatedScore: 0.3,
  context: "įmonės kodas, juridinio asmens kodas, j. a. kodas, company code",
  finds: ["įmonės kodas [302402812]", "juridinio asmens kodas [125773041]"],
  misses: ["įmonės kodas 302402819", "įmonės kodas 30240281", "užsakymas 302402812"],
});
