import { digitsOf, isDate, luhn, modulo, verhoeff } from "../../kit/checksums.js";
import { identityNumber, twoDigits } from "./number.js";

/**
 * National identification numbers (matricule): birth date, three digits, a Luhn digit and a Verhoeff
 * digit, both over the first eleven (Règlement grand-ducal of 21 November 2013; CCSS).
 */
export const luMatricule = identityNumber("lu-matricule", {
  patterns: [
    {
      name: "birth date and five digits",
      regex: /\b(?:18|19|20)\d{2} ?(?:0[1-9]|1[0-2]) ?(?:0[1-9]|[12]\d|3[01]) ?\d{3} ?\d{2}\b/g,
      score: 0.1,
    },
  ],
  validate(match) {
    const digits = digitsOf(match);
    const year = Number(digits.slice(0, 4));
    return (
      isDate(year, twoDigits(digits, 4), twoDigits(digits, 6)) &&
      luhn(digits.slice(0, 12)) &&
      verhoeff(digits.slice(0, 11) + digits.slice(12))
    );
  },
  context: [
    "matricule",
    "numéro de matricule",
    "matricule national",
    "sozialversicherungsnummer",
    "identification nationale",
    "national identification number",
  ],
});

/** VAT numbers: six digits and their rest modulo 89 (AED; python-stdnum lu.tva). */
export const luVat = identityNumber("lu-vat", {
  patterns: [{ name: "LU and eight digits", regex: /\bLU ?\d{3} ?\d{3} ?\d{2}\b/g, score: 0.3 }],
  validate(match) {
    const digits = digitsOf(match);
    return modulo(digits.slice(0, 6), 89) === Number(digits.slice(6));
  },
  validatedScore: 0.95,
  context: ["tva", "n° tva", "vat", "vat number"],
});
