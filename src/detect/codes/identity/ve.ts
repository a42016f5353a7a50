import { digitsOf, weightedSum } from "../../kit/checksums.js";
import { codeDetector } from "../detector.js";

/** Identity cards (cédula): V for Venezuelans, E for foreigners, and six to eight digits. */
export const veCedula = codeDetector("ve-cedula", {
  anyCase: true,
  forms: {
    "with points": ["[VE][- ]?[1-9]#?.###.###", 0.6],
    "with hyphen": ["[VE]-[1-9]#{5,7}<not -#>", 0.3],
  },
  context: "cédula, cedula, c.i., ci, cédula de identidad, titular",
  finds: ["[V-14.728.391]", "cédula [V-14728391]"],
  misses: ["pieza E-1472839", "cédula J-14728391", "V-14.728"],
});

// what the letter of the holder's kind adds to the sum
const RIF_KINDS: Readonly<Record<string, number>> = { V: 4, E: 8, J: 12, C: 12, P: 16, G: 20 };

/**
 * Taxpayers' numbers (RIF): kind of holder, eight digits, check digit MOD 11 (SENIAT, Providencia
 * 0073/2006).
 */
export const veRif = codeDetector("ve-rif", {
  anyCase: true,
  forms: {
    "with hyphens": ["[VEJCPG]-#{8}-#", 0.95],
    "in one piece": ["[VEJCPG]-?#{8}-?#", 0.1],
  },
  validate(match) {
    const digits = digitsOf(match);
    const kind = RIF_KINDS[match[0]!.toUpperCase()]!;
    const rest = (kind + weightedSum(digits, [3, 2, 7, 6, 5, 4, 3, 2])) % 11;
    return (rest < 2 ? 0 : 11 - rest) === Number(digits[8]);
  },
  validatedScore: 0.5,
  context: "rif, r.i.f., registro de información fiscal, seniat",
  finds: ["[V-67555135-5]", "[J406395110]", "RIF [E79993735-5]"],
  misses: ["V-67555135-6", "J406395111", "X-67555135-5", "V-6755513-5"],
});
