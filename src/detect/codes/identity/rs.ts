import { isRepdigit, mod11_10 } from "../../kit/checksums.js";
import { identityNumber } from "./number.js";

/**
 * Tax numbers (PIB): nine digits from 100000001 on, check digit MOD 11,10 (Poreska uprava; python-stdnum
 * rs.pib). For the JMBG see `jmbg.ts`.
 */
export const rsPib = identityNumber("rs-pib", {
  patterns: [{ name: "nine digits", regex: /\b1\d{8}\b/g, score: 0.1 }],
  validate: (match) => !isRepdigit(match) && mod11_10(match),
  validatedScore: 0.3,
  context: ["pib", "poreski identifikacioni broj", "пиб", "порески број", "tax number"],
});

/** Identity cards and passports: nine digits. */
export const rsDocument = identityNumber("rs-document", {
  patterns: [{ name: "nine digits", regex: /\b0\d{8}\b/g, score: 0.05 }],
  context: ["lična karta", "lične karte", "лична карта", "личне карте", "pasoš", "пасош"],
});
