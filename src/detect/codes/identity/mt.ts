import { digitsOf, isRepdigit, weightedSum } from "../../kit/checksums.js";
import { identityNumber } from "./number.js";

/** VAT numbers: weights 3, 4, 6 to 10, 1 modulo 37 (CfR; python-stdnum mt.vat). */
export const mtVat = identityNumber("mt-vat", {
  patterns: [{ name: "MT and eight digits", regex: /\bMT ?[1-9]\d{3} ?\d{4}\b/g, score: 0.4 }],
  validate(match) {
    const digits = digitsOf(match);
    return !isRepdigit(digits) && weightedSum(digits, [3, 4, 6, 7, 8, 9, 10, 1]) % 37 === 0;
  },
  validatedScore: 0.95,
  context: ["vat", "vat number", "vat no"],
});

/** Identity cards: up to seven digits and a letter for where and when the holder was registered. */
export const mtIdentityCard = identityNumber("mt-identity-card", {
  patterns: [{ name: "digits and letter", regex: /\b\d{3,7} ?[MGAPLHBZ]\b/g, score: 0.05 }],
  context: ["karta tal-identità", "karta tal-identita", "identity card", "id card", "maltese id"],
});
