import { identityNumber } from "./number.js";

/**
 * National identity cards: eight digits from 0 or 1 on, no check digit (Ministry of the Interior).
 */
export const tnCin = identityNumber("tn-cin", {
  patterns: [{ name: "eight digits", regex: /\b[01]\d{7}\b/g, score: 0.05 }],
  context: ["cin", "c.i.n.", "carte d'identité nationale", "بطاقة التعريف الوطنية", "ب.ت.و"],
});

/**
 * Taxpayers' numbers (matricule fiscal): seven digits, a key letter, VAT regime, category, branch
 * (Ministry of Finance; OECD, "Tunisia TIN").
 */
export const tnTaxNumber = identityNumber("tn-tax-number", {
  patterns: [
    {
      name: "with regime and category",
      regex: /\b\d{7}[ /]?[A-HJ-NP-TV-Z][ /]?[ABDNP][ /]?[CEMNP][ /]?\d{3}\b/gi,
      score: 0.7,
    },
    { name: "digits and key letter", regex: /\b\d{7}\/?[A-HJ-NP-TV-Z]\b/gi, score: 0.1 },
  ],
  context: ["matricule fiscal", "mf", "m.f.", "identifiant fiscal", "المعرف الجبائي"],
});
