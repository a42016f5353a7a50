import { digitsOf } from "../../kit/checksums.js";
import { codeDetector } from "../detector.js";

const NIT_WEIGHTS = [3, 7, 13, 17, 19, 23, 29, 37, 41];

/**
 * Taxpayers' numbers (NIT): check digit MOD 11 with the primes 3, 7, 13, 17 ... from the right
 * (DIAN, Orden Administrativa 4 of 1989).
 */
export const coNit = codeDetector("co-nit", {
  forms: {
    "with points": ["[1-9]##.###.###-#", 0.8],
    "with hyphen": ["[1-9]#{8}-#", 0.5],
    "in one piece": ["[89]#{9}", 0.05],
  },
  validate(match) {
    const digits = digitsOf(match);
    const sum = NIT_WEIGHTS.reduce((total, weight, i) => total + weight * Number(digits[8 - i]), 0);
    const check = sum % 11 < 2 ? sum % 11 : 11 - (sum % 11);
    return check === Number(digits[9]);
  },
  validatedScore: 0.25,
  context: "nit, n.i.t., rut, número de identificación tributaria, dian",
  finds: ["[869.766.588-9]", "[880412542-1]", "NIT [8276593842]"],
  misses: ["869.766.588-8", "NIT 880412542-2", "pedido 8276593842"],
});
