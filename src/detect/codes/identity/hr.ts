import { MOD_11_10 } from "../checks.js";
import { codeDetector } from "../detector.js";

/**
 * Personal identification numbers (OIB) of people and firms, behind HR also VAT numbers: check digit
 * MOD 11,10 (Zakon o osobnom identifikacijskom broju, NN 60/2008).
 */
export const hrOib = codeDetector("hr-oib", {
  forms: {
    "HR and eleven digits": ["HR ?#{11}", 0.95],
    "eleven digits": ["<not HR >#{11}", 0.1],
  },
  validate: MOD_11_10,
  validatedScore: 0.3,
  context: "oib, osobni identifikacijski broj, pdv, vat, tax id",
  finds: ["OIB: [64501351875]", "[HR58827155957]", "OIB [24684892560]"],
  misses: ["OIB 64501351876", "OIB 6450135187", "nalog 24684892560", "HR58827155958"],
});

/** Identity cards: nine digits. */
export const hrIdentityCard = codeDetector("hr-identity-card", {
  forms: { "nine digits": ["1#{8}", 0.05] },
  context: "osobna iskaznica, osobne iskaznice, broj osobne, putovnica, putovnice",
  finds: ["osobna iskaznica br. [112840277]", "osobne iskaznice: [164086316]"],
  misses: ["nalog 112840277", "osobna iskaznica 11284027"],
});
