import { luhn } from "../../kit/checksums.js";
import { codeDetector } from "../detector.js";
import { COUNTRY_CODE_PATTERN } from "./country-codes.js";

/**
 * Securities identification numbers (ISO 6166): country or one of the X codes, nine characters, a Luhn
 * check digit over letters written as two digits. One string of this form in ten passes.
 */
export const isin = codeDetector("isin", {
  forms: {
    "country, number, check digit": [
      new RegExp(
        `\\b(?=[A-Z]{2}[A-Z0-9]{9}\\d\\b)(?:${COUNTRY_CODE_PATTERN}|X[ABCDFS]|EU)[A-Z0-9]{9}\\d\\b`,
        "g",
      ),
      0.1,
    ],
  },
  validate: (match) => luhn(match.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))),
  validatedScore: 0.6,
  context: "isin, security, securities, share, shares, bond, fund, wertpapier",
  finds: ["shares ([US1234567899]).", "[DE000XY12343] and the bond [XS0123456781]"],
  misses: [
    "US1234567898", // wrong check digit
    "ZZ1234567895", // no such country
    "us1234567899",
    "US12345678990",
  ],
});
