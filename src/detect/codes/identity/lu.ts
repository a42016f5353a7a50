import { digitsOf, isDate, luhn, modulo, verhoeff } from "../../kit/checksums.js";
import { twoDigits } from "../checks.js";
import { codeDetector } from "../detector.js";

/**
 * National identification numbers (matricule): birth date, three digits, a Luhn digit and a Verhoeff
 * digit, both over the first eleven (Règlement grand-ducal of 21 November 2013; CCSS).
 */
export const luMatricule = codeDetector("lu-matricule", {
  forms: { "birth date and five digits": ["(18|19|20)## ?<month> ?<day> ?### ?##", 0.1] },
  validate(match) {
    const digits = digitsOf(match);
    const year = Number(digits.slice(0, 4));
    return (
      isDate(year, twoDigits(digits, 4), twoDigits(digits, 6)) &&
      luhn(digits.slice(0, 12)) &&
      verhoeff(digits.slice(0, 11) + digits.slice(12))
    );
  },
  context: `
    matricule, numéro de matricule, matricule national, sozialversicherungsnummer,
    identification nationale, national identification number`,
  finds: ["matricule [1975 0412 123 15]", "[1988110304792]"],
  misses: [
    "matricule 1975041212316", // wrong second check digit
    "matricule 1975041212325", // wrong first check digit
    "matricule 1975023112315", // no 31 February
    "matricule 197504121231",
  ],
});

/** VAT numbers: six digits and their rest modulo 89 (AED; python-stdnum lu.tva). */
export const luVat = codeDetector("lu-vat", {
  forms: { "LU and eight digits": ["LU ?### ?### ?##", 0.3] },
  validate(match) {
    const digits = digitsOf(match);
    return modulo(digits.slice(0, 6), 89) === Number(digits.slice(6));
  },
  validatedScore: 0.95,
  context: "tva, n° tva, vat, vat number",
  finds: ["[LU36564533]", "TVA [LU 286 773 15]"],
  misses: ["TVA LU36564534", "TVA LU3656453"],
});
