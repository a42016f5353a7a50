import { LUHN, likely } from "../checks.js";
import { codeDetector } from "../detector.js";

/**
 * Emirates ID numbers: 784, year of birth, seven digits, Luhn (Federal Authority for Identity and
 * Citizenship). The form alone is distinctive, so a wrong check digit leaves it found with hyphens.
 */
export const aeEmiratesId = codeDetector("ae-emirates-id", {
  forms: {
    "in groups": ["784~(19|20)##~#{7}~#", 0.6],
    "in one piece": ["784(19|20)#{10}", 0.2],
  },
  validate: likely(LUHN),
  context: "emirates id, eid, id number, رقم الهوية, بطاقة الهوية, الهوية الإماراتية",
  finds: [
    "[784-1999-0323719-8]",
    "[784192883540350]",
    "[784-1999-0323719-7]", // a slip in the check digit
  ],
  misses: ["784192883540351", "784-1799-0323719-8", "785-1999-0323719-8", "784-1999-032371-8"],
});
