import { digitsOf, weightedSum } from "../../kit/checksums.js";
import { identityNumber } from "./number.js";

/**
 * Tax numbers of firms (ЕДБ): weights 7 to 2 twice, modulo 11, 10 written 0 (УЈП; python-stdnum mk.edb).
 * For the ЕМБГ see `jmbg.ts`.
 */
export const mkEdb = identityNumber("mk-edb", {
  patterns: [
    { name: "MK and thirteen digits", regex: /\bMK ?[45]\d{12}\b/g, score: 0.95 },
    { name: "thirteen digits", regex: /(?<!\bMK )\b[45]\d{12}\b/g, score: 0.1 },
  ],
  validate(match) {
    const digits = digitsOf(match);
    const sum = weightedSum(digits, [7, 6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2]);
    return ((11 - (sum % 11)) % 11) % 10 === Number(digits[12]);
  },
  validatedScore: 0.3,
  context: ["едб", "единствен даночен број", "даночен број", "edb", "ддв", "tax number", "vat"],
});
