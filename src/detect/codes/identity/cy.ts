import { digitsOf } from "../../kit/checksums.js";
import { identityNumber } from "./number.js";

// what a digit at an odd place counts, as in the Italian tax code
const ODD = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21];

/**
 * Tax and VAT numbers (ΑΦΤ, Φ.Π.Α.): eight digits and a check letter modulo 26 (Tax Department;
 * python-stdnum cy.vat).
 */
export const cyVat = identityNumber("cy-vat", {
  patterns: [
    { name: "CY, eight digits, letter", regex: /\bCY ?[013-9]\d{7}[A-Z]\b/g, score: 0.95 },
    {
      name: "eight digits, letter",
      regex: /(?<!\bCY )\b[013-9]\d{7}[A-Z]\b/g,
      score: 0.2,
    },
  ],
  validate(match) {
    const sum = [...digitsOf(match)].reduce(
      (total, digit, i) => total + (i % 2 === 0 ? ODD[Number(digit)]! : Number(digit)),
      0,
    );
    return String.fromCharCode(65 + (sum % 26)) === match.at(-1);
  },
  validatedScore: 0.5,
  context: ["φπα", "φ.π.α.", "αφτ", "φορολογικής ταυτότητας", "tic", "vat", "vat number"],
});
