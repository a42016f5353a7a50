import { digitsOf, modulo } from "../../kit/checksums.js";
import { codeDetector } from "../detector.js";

/** VAT numbers (IČ DPH) and tax numbers (DIČ): ten digits, a multiple of 11 (python-stdnum sk.dph). */
export const skVat = codeDetector("sk-vat", {
  forms: {
    "SK and ten digits": ["SK ?[1-9]#[2-47-9]#{7}", 0.95],
    "ten digits": ["<not SK >[1-9]#[2-47-9]#{7}", 0.1],
  },
  validate: (match) => modulo(digitsOf(match), 11) === 0,
  validatedScore: 0.3,
  context: "ič dph, dič, daňové identifikačné číslo, dph, vat, vat number",
  finds: ["IČ DPH [SK2024739464]", "[SK 2021847828]", "DIČ [2027045394]"],
  misses: ["SK2024739465", "SK202473946", "objednávka 2027045394"],
});

/** Identity cards and passports: two letters, six or seven digits. */
export const skDocument = codeDetector("sk-document", {
  forms: { "two letters, digits": ["@@ ?#{6,7}", 0.05] },
  context: "občiansky preukaz, občianskeho preukazu, číslo op, č. op, cestovný pas, číslo pasu",
  finds: ["občiansky preukaz č. [HK402817]", "občianskeho preukazu: [HK958073]"],
  misses: ["let HK402817", "občiansky preukaz HK40281"],
});
