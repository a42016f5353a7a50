import { digitsOf, isRepdigit, mod11_10 } from "../../kit/checksums.js";
import { identityNumber } from "./number.js";

/**
 * Personal identification numbers (OIB) of people and firms, behind HR also VAT numbers: check digit
 * MOD 11,10 (Zakon o osobnom identifikacijskom broju, NN 60/2008).
 */
export const hrOib = identityNumber("hr-oib", {
  patterns: [
    { name: "HR and eleven digits", regex: /\bHR ?\d{11}\b/g, score: 0.95 },
    { name: "eleven digits", regex: /(?<!\bHR )\b\d{11}\b/g, score: 0.1 },
  ],
  validate(match) {
    const digits = digitsOf(match);
    return !isRepdigit(digits) && mod11_10(digits);
  },
  validatedScore: 0.3,
  context: ["oib", "osobni identifikacijski broj", "pdv", "vat", "tax id"],
});

/** Identity cards: nine digits. */
export const hrIdentityCard = identityNumber("hr-identity-card", {
  patterns: [{ name: "nine digits", regex: /\b1\d{8}\b/g, score: 0.05 }],
  context: ["osobna iskaznica", "osobne iskaznice", "broj osobne", "putovnica", "putovnice"],
});
