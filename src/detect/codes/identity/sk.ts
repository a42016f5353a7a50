import { digitsOf, modulo } from "../../kit/checksums.js";
import { identityNumber } from "./number.js";

/** VAT numbers (IČ DPH) and tax numbers (DIČ): ten digits, a multiple of 11 (python-stdnum sk.dph). */
export const skVat = identityNumber("sk-vat", {
  patterns: [
    { name: "SK and ten digits", regex: /\bSK ?[1-9]\d[2-47-9]\d{7}\b/g, score: 0.95 },
    { name: "ten digits", regex: /(?<!\bSK )\b[1-9]\d[2-47-9]\d{7}\b/g, score: 0.1 },
  ],
  validate: (match) => modulo(digitsOf(match), 11) === 0,
  validatedScore: 0.3,
  context: ["ič dph", "dič", "daňové identifikačné číslo", "dph", "vat", "vat number"],
});

/** Identity cards and passports: two letters, six or seven digits. */
export const skDocument = identityNumber("sk-document", {
  patterns: [{ name: "two letters, digits", regex: /\b[A-Z]{2} ?\d{6,7}\b/g, score: 0.05 }],
  context: [
    "občiansky preukaz",
    "občianskeho preukazu",
    "číslo op",
    "č. op",
    "cestovný pas",
    "číslo pasu",
  ],
});
