import { digitsOf, weightedSum } from "../../kit/checksums.js";
import { identityNumber } from "./number.js";

/**
 * Social insurance numbers (AHV, AVS): 756, nine digits, and the check digit of an EAN-13, weights 1 and
 * 3 (Zentrale Ausgleichsstelle, "AHV-Nummer").
 */
export const chAhv = identityNumber("ch-ahv", {
  patterns: [
    {
      name: "756 and ten digits",
      regex: /\b756[. ]?\d{4}[. ]?\d{4}[. ]?\d{2}\b/g,
      score: 0.5,
    },
  ],
  validate: (match) =>
    weightedSum(digitsOf(match), [1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1]) % 10 === 0,
  validatedScore: 0.95,
  context: [
    "ahv",
    "ahv-nummer",
    "ahv-nr",
    "avs",
    "numéro avs",
    "n° avs",
    "numero avs",
    "sozialversicherungsnummer",
    "social security number",
  ],
});

/**
 * Enterprise identification numbers (UID, IDE), also VAT numbers: weights 5 to 2, 7 to 4 modulo 11
 * (Bundesamt für Statistik, UIDV annex).
 */
export const chUid = identityNumber("ch-uid", {
  patterns: [
    {
      name: "CHE and nine digits",
      regex: /\bCHE[ -]?\d{3}[. ]?\d{3}[. ]?\d{3}(?: ?(?:MWST|TVA|IVA|VAT|HR))?\b/g,
      score: 0.5,
    },
  ],
  validate: (match) => weightedSum(digitsOf(match), [5, 4, 3, 2, 7, 6, 5, 4, 1]) % 11 === 0,
  context: ["uid", "ide", "idi", "mwst", "tva", "iva", "handelsregister", "vat"],
});

/** Passports and identity cards: a letter, then seven digits or letters. */
export const chTravelDocument = identityNumber("ch-travel-document", {
  patterns: [
    { name: "letter, digit, six characters", regex: /\b[A-Z]\d[A-Z0-9]{6}\b/g, score: 0.1 },
  ],
  context: [
    "schweizer pass",
    "reisepass",
    "passnummer",
    "identitätskarte",
    "passeport",
    "carte d'identité",
    "carte d’identité",
    "passaporto",
    "swiss passport",
    "passport",
  ],
});
