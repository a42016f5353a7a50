import { digitsOf } from "../../kit/checksums.js";
import { codeDetector } from "../detector.js";

// what a digit at an odd place counts, as in the Italian tax code
const ODD = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21];

/**
 * Tax and VAT numbers (ΑΦΤ, Φ.Π.Α.): eight digits and a check letter modulo 26 (Tax Department;
 * python-stdnum cy.vat).
 */
export const cyVat = codeDetector("cy-vat", {
  forms: {
    "CY, eight digits, letter": ["CY ?[013-9]#{7}@", 0.95],
    "eight digits, letter": ["<not CY >[013-9]#{7}@", 0.2],
  },
  validate(match) {
    const sum = [...digitsOf(match)].reduce(
      (total, digit, i) => total + (i % 2 === 0 ? ODD[Number(digit)]! : Number(digit)),
      0,
    );
    return String.fromCharCode(65 + (sum % 26)) === match.at(-1);
  },
  validatedScore: 0.5,
  context: "φπα, φ.π.α., αφτ, φορολογικής ταυτότητας, tic, vat, vat number",
  finds: ["[CY10111550T]", "Φ.Π.Α. [10192795V]", "VAT [CY 10162389Q]"],
  misses: ["CY10111550U", "VAT CY1011155T", "VAT CY10111550"],
});
