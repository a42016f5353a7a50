import { lettersAndDigitsOf, weightedSum } from "../../kit/checksums.js";
import { checkDigit } from "../checks.js";
import { codeDetector } from "../detector.js";

/**
 * National identity documents (DNI): eight digits; the card adds a check character MOD 11, a digit
 * or a letter (RENIEC, "Dígito de verificación del DNI").
 */
export const peDni = codeDetector("pe-dni", {
  forms: {
    "with check character": ["#{8}-[#A-K]", 0.4],
    "eight digits": ["#{8}", 0.05],
  },
  validate(match) {
    if (match.length === 8) return undefined;
    const code = lettersAndDigitsOf(match);
    const rest = weightedSum(code, [3, 2, 7, 6, 5, 4, 3, 2]) % 11;
    return code[8] === "65432110987"[rest] || code[8] === "KJIHGFEDCBA"[rest];
  },
  validatedScore: 0.5,
  context: "dni, d.n.i., documento nacional de identidad, cui, reniec",
  finds: ["[61973180-3]", "[54251831-F]", "DNI [41928305]"],
  misses: ["61973180-4", "54251831-G", "guía 41928305", "DNI 4192830"],
});

/**
 * Taxpayers' numbers (RUC): 10, 15, 16, 17 (people) or 20 (companies), check digit MOD 11 (SUNAT,
 * Resolución 210-2004).
 */
export const peRuc = codeDetector("pe-ruc", {
  forms: { "eleven digits": ["(1[0567]|20)#{9}", 0.1] },
  validate: checkDigit(11, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2], (rest) => (11 - rest) % 10),
  validatedScore: 0.5,
  context: "ruc, r.u.c., registro único de contribuyentes, sunat",
  finds: ["[20469257020]", "RUC [10770380885]"],
  misses: ["20469257021", "RUC 10770380886", "RUC 30469257020"],
});
