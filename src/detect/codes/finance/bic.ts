import { codeDetector } from "../detector.js";
import { COUNTRY_CODE_PATTERN } from "./country-codes.js";

/**
 * Business identifier codes of banks (ISO 9362): four letters, a country, a location, perhaps a branch.
 * Any eight capitals with a country's code in the middle have the form, so a word for it must be nearby.
 */
export const bic = codeDetector("bic", {
  presidioEntity: "SWIFT_CODE",
  forms: {
    "bank, country, location": [
      new RegExp(
        `\\b[A-Z]{4}(?:${COUNTRY_CODE_PATTERN})[A-Z2-9][A-NP-Z0-9](?:[A-Z0-9]{3})?\\b`,
        "g",
      ),
      0.05,
    ],
    "bank, country, location, head office": [
      new RegExp(`\\b[A-Z]{4}(?:${COUNTRY_CODE_PATTERN})[A-Z2-9][A-NP-Z0-9]XXX\\b`, "g"),
      0.6,
    ],
  },
  context: "bic, swift, bic code, swift code, swift/bic, bic/swift, bank identifier, iban",
  finds: ["BIC: [ABCDDEFF].", "the SWIFT code [QWERGB2LABC]", "[QWERFRPPXXX]"],
  misses: [
    "ABCDDEFF", // only capitals
    "PRODUCTION COMPLETE",
    "SWIFT: ABCDZZFF", // no such country
    "BIC ABCDDEFFX",
    "bic abcddeff",
  ],
});
