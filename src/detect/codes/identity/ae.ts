import { digitsOf, luhn } from "../../kit/checksums.js";
import { identityNumber } from "./number.js";

/**
 * Emirates ID numbers: 784, year of birth, seven digits, Luhn (Federal Authority for Identity and
 * Citizenship). The form alone is distinctive, so a wrong check digit leaves it found with hyphens.
 */
export const aeEmiratesId = identityNumber("ae-emirates-id", {
  patterns: [
    { name: "in groups", regex: /\b784([- ])(?:19|20)\d{2}\1\d{7}\1\d\b/g, score: 0.6 },
    { name: "in one piece", regex: /\b784(?:19|20)\d{10}\b/g, score: 0.2 },
  ],
  validate: (match) => (luhn(digitsOf(match)) ? true : undefined),
  context: ["emirates id", "eid", "id number", "رقم الهوية", "بطاقة الهوية", "الهوية الإماراتية"],
});
