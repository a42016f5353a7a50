import { codeDetector } from "../detector.js";

/**
 * National identity cards: eight digits from 0 or 1 on, no check digit (Ministry of the Interior).
 */
export const tnCin = codeDetector("tn-cin", {
  forms: { "eight digits": ["[01]#{7}", 0.05] },
  context: "cin, c.i.n., carte d'identité nationale, بطاقة التعريف الوطنية, ب.ت.و",
  finds: ["CIN [04839201]", "c.i.n.: [14986649]"],
  misses: ["commande 04839201", "CIN 44839201"],
});

/**
 * Taxpayers' numbers (matricule fiscal): seven digits, a key letter, VAT regime, category, branch
 * (Ministry of Finance; OECD, "Tunisia TIN").
 */
export const tnTaxNumber = codeDetector("tn-tax-number", {
  anyCase: true,
  forms: {
    "with regime and category": ["#{7}[ /]?[A-HJ-NP-TV-Z][ /]?[ABDNP][ /]?[CEMNP][ /]?###", 0.7],
    "digits and key letter": ["#{7}/?[A-HJ-NP-TV-Z]", 0.1],
  },
  context: "matricule fiscal, mf, m.f., identifiant fiscal, المعرف الجبائي",
  finds: ["[0483920/L/A/M/000]", "matricule fiscal [0483920L]"],
  misses: ["lot 0483920L", "0483920/O/A/M/000", "0483920/L/Z/M/000"],
});
