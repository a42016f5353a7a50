import { MOD_11_10 } from "../checks.js";
import { codeDetector } from "../detector.js";

/**
 * Tax numbers (PIB): nine digits from 100000001 on, check digit MOD 11,10 (Poreska uprava; python-stdnum
 * rs.pib). For the JMBG see `jmbg.ts`.
 */
export const rsPib = codeDetector("rs-pib", {
  forms: { "nine digits": ["1#{8}", 0.1] },
  validate: MOD_11_10,
  validatedScore: 0.3,
  context: "pib, poreski identifikacioni broj, пиб, порески број, tax number",
  finds: ["ПИБ [103389873]", "PIB: [100053477]"],
  misses: ["PIB 103389874", "PIB 10338987", "nalog 101825213"],
});

/** Identity cards and passports: nine digits. */
export const rsDocument = codeDetector("rs-document", {
  forms: { "nine digits": ["0#{8}", 0.05] },
  context: "lična karta, lične karte, лична карта, личне карте, pasoš, пасош",
  finds: ["broj lične karte [004028177]", "пасош [014028177]"],
  misses: ["nalog 004028177", "lična karta 00402817"],
});
