import { digitsOf, weightedSum } from "../../kit/checksums.js";
import { identityNumber } from "./number.js";

/** Identity cards (cédula): V for Venezuelans, E for foreigners, and six to eight digits. */
export const veCedula = identityNumber("ve-cedula", {
  patterns: [
    { name: "with points", regex: /\b[VE][- ]?[1-9]\d?\.\d{3}\.\d{3}\b/gi, score: 0.6 },
    { name: "with hyphen", regex: /\b[VE]-[1-9]\d{5,7}\b(?!-\d)/gi, score: 0.3 },
  ],
  context: ["cédula", "cedula", "c.i.", "ci", "cédula de identidad", "titular"],
});

// what the letter of the holder's kind adds to the sum
const RIF_KINDS: Readonly<Record<string, number>> = { V: 4, E: 8, J: 12, C: 12, P: 16, G: 20 };

/**
 * Taxpayers' numbers (RIF): kind of holder, eight digits, check digit MOD 11 (SENIAT, Providencia
 * 0073/2006).
 */
export const veRif = identityNumber("ve-rif", {
  patterns: [
    { name: "with hyphens", regex: /\b[VEJCPG]-\d{8}-\d\b/gi, score: 0.95 },
    { name: "in one piece", regex: /\b[VEJCPG]-?\d{8}-?\d\b/gi, score: 0.1 },
  ],
  validate(match) {
    const digits = digitsOf(match);
    const kind = RIF_KINDS[match[0]!.toUpperCase()]!;
    const rest = (kind + weightedSum(digits, [3, 2, 7, 6, 5, 4, 3, 2])) % 11;
    return (rest < 2 ? 0 : 11 - rest) === Number(digits[8]);
  },
  validatedScore: 0.5,
  context: ["rif", "r.i.f.", "registro de información fiscal", "seniat"],
});
