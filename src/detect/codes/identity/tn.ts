import { codeDetector } from "../detector.js";

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
