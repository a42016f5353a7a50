import { digitsOf, weightedSum } from "../../kit/checksums.js";
import { codeDetector } from "../detector.js";
import { isBirthNumber, isCompanyNumber } from "./cz-sk.js";

/** Nine digits from 6 on, for people without a birth number (python-stdnum cz.dic). */
function isSpecialNumber(digits: string): boolean {
  const rest = weightedSum(digits, [0, 8, 7, 6, 5, 4, 3, 2]) % 11;
  return (rest + 8) % 10 === Number(digits[8]);
}

/** VAT numbers (DIČ): CZ and a company number, a birth number, or a special number from 6 on. */
export const czVat = codeDetector("cz-vat", {
  forms: { "CZ and eight to ten digits": ["CZ ?#{8,10}", 0.4] },
  validate(match) {
    const digits = digitsOf(match);
    if (digits.length === 8) return isCompanyNumber(digits);
    if (digits.length === 9 && digits.startsWith("6")) return isSpecialNumber(digits);
    return isBirthNumber(digits);
  },
  validatedScore: 0.95,
  context: "dič, daňové identifikační číslo, dph, vat, vat number",
  finds: ["DIČ [CZ57717303]", "[CZ5102103996]", "[CZ653917751]", "DIČ: [CZ 436107218]"],
  misses: ["CZ57717304", "CZ653917752", "CZ5102103997", "CZ5771730"],
});

/** Identity cards (nine digits) and passports (eight); neither has a check digit of its own. */
export const czDocument = codeDetector("cz-document", {
  forms: { "eight or nine digits": ["#{8,9}", 0.05] },
  context: `
    občanský průkaz, občanského průkazu, číslo op, č. op, cestovní pas, cestovního pasu,
    číslo pasu`,
  finds: ["občanský průkaz č. [204817735]", "cestovní pas [40281773]"],
  misses: ["faktura 204817735", "občanský průkaz 2048177"],
});
