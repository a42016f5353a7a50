import { lettersAndDigitsOf, weightedSum } from "../../kit/checksums.js";
import { identityNumber } from "./number.js";

/**
 * National identity documents (DNI): eight digits; the card adds a check character MOD 11, a digit
 * or a letter (RENIEC, "Dígito de verificación del DNI").
 */
export const peDni = identityNumber("pe-dni", {
  patterns: [
    { name: "with check character", regex: /\b\d{8}-[\dA-K]\b/g, score: 0.4 },
    { name: "eight digits", regex: /\b\d{8}\b/g, score: 0.05 },
  ],
  validate(match) {
    if (match.length === 8) return undefined;
    const code = lettersAndDigitsOf(match);
    const rest = weightedSum(code, [3, 2, 7, 6, 5, 4, 3, 2]) % 11;
    return code[8] === "65432110987"[rest] || code[8] === "KJIHGFEDCBA"[rest];
  },
  validatedScore: 0.5,
  context: ["dni", "d.n.i.", "documento nacional de identidad", "cui", "reniec"],
});

/**
 * Taxpayers' numbers (RUC): 10, 15, 16, 17 (people) or 20 (companies), check digit MOD 11 (SUNAT,
 * Resolución 210-2004).
 */
export const peRuc = identityNumber("pe-ruc", {
  patterns: [{ name: "eleven digits", regex: /\b(?:1[0567]|20)\d{9}\b/g, score: 0.1 }],
  validate(match) {
    const sum = weightedSum(match, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]);
    return (11 - (sum % 11)) % 10 === Number(match[10]);
  },
  validatedScore: 0.5,
  context: ["ruc", "r.u.c.", "registro único de contribuyentes", "sunat"],
});
