import { digitsOf, mod11TwoStages } from "../../kit/checksums.js";
import { identityNumber } from "./number.js";

/**
 * VAT numbers (PVM): nine digits of firms or twelve of others, last but one a 1, check digit in two
 * stages modulo 11 (VMI; python-stdnum lt.pvm). For people see `ee-lt.ts`.
 */
export const ltVat = identityNumber("lt-vat", {
  patterns: [
    { name: "LT and nine or twelve digits", regex: /\bLT ?\d{7}(?:\d{3})?1\d\b/g, score: 0.4 },
  ],
  validate(match) {
    const digits = digitsOf(match);
    const weights = (from: number) =>
      Array.from({ length: digits.length - 1 }, (_, i) => ((i + from) % 9) + 1);
    return mod11TwoStages(digits, weights(0), weights(2));
  },
  validatedScore: 0.95,
  context: ["pvm", "pvm kodas", "pvm mokėtojo kodas", "vat", "vat number"],
});

/** Codes of legal persons: nine digits, check digit in two stages modulo 11 (JAR). */
export const ltCompanyCode = identityNumber("lt-company-code", {
  patterns: [{ name: "nine digits", regex: /\b[1-3]\d{8}\b/g, score: 0.05 }],
  validate: (match) => mod11TwoStages(match, [1, 2, 3, 4, 5, 6, 7, 8], [3, 4, 5, 6, 7, 8, 9, 1]),
  validatedScore: 0.3,
  context: ["įmonės kodas", "juridinio asmens kodas", "j. a. kodas", "company code"],
});
