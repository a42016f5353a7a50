import { digitsOf } from "../../kit/checksums.js";
import { codeDetector } from "../detector.js";

/** Citizens' and foreigners' identity cards (cédula, tarjeta de identidad): no check digit. */
export const coCedula = codeDetector("co-cedula", {
  forms: {
    "with points": ["[1-9]#{0,2}(.###){2,3}<not [.,-]#>", 0.1],
    "in one piece": ["[1-9]#{5,9}", 0.05],
  },
  context: `
    cédula, cedula, cédula de ciudadanía, cedula de ciudadania, cédula de extranjería, c.c.,
    tarjeta de identidad`,
  finds: ["cédula de ciudadanía [1.032.456.789]", "C.C. [52418396]"],
  misses: ["cuesta 1.032.456.789", "guía 52418396", "cédula 52418"],
});

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
