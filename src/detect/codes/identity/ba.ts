import { codeDetector } from "../detector.js";

/** Identification numbers of firms (JIB): 4 and twelve digits. For the JMBG see `jmbg.ts`. */
export const baJib = codeDetector("ba-jib", {
  forms: { "4 and twelve digits": ["4#{12}", 0.05] },
  context: "jib, identifikacioni broj, identifikacijski broj, јиб",
  finds: ["JIB [4402817730005]", "јиб: [4272085501154]"],
  misses: ["nalog 4402817730005", "JIB 440281773000"],
});

/** Passport numbers: a letter and seven digits. */
export const baPassport = codeDetector("ba-passport", {
  forms: { "letter and seven digits": ["@#{7}", 0.05] },
  context: "pasoš, pasoša, putovnica, putovnice, пасош",
  finds: ["pasoš [A4028177]", "pasoša: [A5685726]"],
  misses: ["let A4028177", "pasoš A402817"],
});
