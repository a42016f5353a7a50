import {
  digitsOf,
  isRepdigit,
  isShortDate,
  lettersAndDigitsOf,
  luhn,
} from "../../kit/checksums.js";
import { identityNumber } from "./number.js";

const MONTHS = "ABCDEHLMPRST";

// what a character at an odd place counts, 0-9 and A-J alike, then K to Z (DM 23 December 1976, art. 7)
const ODD = [
  1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23,
];

/** Digits as they are, letters from A = 0. */
const rank = (char: string): number => (char < "A" ? Number(char) : char.charCodeAt(0) - 65);

/** Digits of a code whose digits became letters to distinguish namesakes: L for 0 ... V for 9. */
const plainDigits = (code: string): number =>
  Number(code.replace(/[A-Z]/g, (letter) => String("LMNPQRSTUV".indexOf(letter))));

/**
 * Tax codes of persons: consonants of the names, birth date (day + 40 for women), place of birth, check
 * letter. The form is unmistakable and reveals name and birth, so a mistyped check letter leaves the
 * decision to the context.
 */
export const itFiscalCode = identityNumber("it-fiscal-code", {
  presidioEntity: "IT_FISCAL_CODE",
  patterns: [
    {
      name: "names, birth date, place, check letter",
      regex:
        /\b[A-Z]{3} ?[A-Z]{3} ?[\dLMNP-V]{2}[ABCDEHLMPRST][\dLMNP-V]{2} ?[A-Z][\dLMNP-V]{3} ?[A-Z]\b/gi,
      score: 0.35,
    },
  ],
  validate(match) {
    const code = lettersAndDigitsOf(match);
    const day = plainDigits(code.slice(9, 11)) % 40;
    const month = MONTHS.indexOf(code.charAt(8)) + 1;
    if (!/\d/.test(code) || !isShortDate(plainDigits(code.slice(6, 8)), month, day)) return false;
    const sum = [...code.slice(0, 15)].reduce(
      (total, char, i) => total + (i % 2 === 0 ? ODD[rank(char)]! : rank(char)),
      0,
    );
    return sum % 26 === rank(code.charAt(15)) ? true : undefined;
  },
  context: [
    "codice fiscale",
    "cod. fiscale",
    "cod. fisc.",
    "c.f.",
    "cf",
    "tax code",
    "fiscal code",
  ],
});

/**
 * VAT numbers, also tax codes of legal persons: seven digits, the tax office (001 to 100, 120, 121, 888
 * or 999), Luhn (Agenzia delle Entrate, "Partita IVA").
 */
export const itVatCode = identityNumber("it-vat-code", {
  presidioEntity: "IT_VAT_CODE",
  patterns: [
    {
      name: "IT and eleven digits",
      regex: /\bIT ?\d{7}(?:0\d{2}|100|12[01]|888|999)\d\b/g,
      score: 0.95,
    },
    {
      name: "eleven digits",
      regex: /(?<!\bIT )\b\d{7}(?:0\d{2}|100|12[01]|888|999)\d\b/g,
      score: 0.1,
    },
  ],
  validate(match) {
    const digits = digitsOf(match);
    return !/^0{7}|000.$/.test(digits) && !isRepdigit(digits) && luhn(digits);
  },
  validatedScore: 0.45,
  context: ["partita iva", "p. iva", "p.iva", "piva", "iva", "codice fiscale", "vat", "vat number"],
});

/** Driving licence numbers: province, seven digits, letter; or U1, seven characters, letter. */
export const itDriverLicense = identityNumber("it-driver-license", {
  presidioEntity: "IT_DRIVER_LICENSE",
  patterns: [
    {
      name: "province or U1, seven characters, letter",
      regex: /\b(?:[A-Z]{2}\d{7}|U1[B-HJ-NPR-Z0-9]{7})[A-Z]\b/gi,
      score: 0.2,
    },
  ],
  context: [
    "patente",
    "patente di guida",
    "licenza di guida",
    "driving licence",
    "driver's license",
  ],
});

/** Passport numbers: two letters and seven digits. */
export const itPassport = identityNumber("it-passport", {
  presidioEntity: "IT_PASSPORT",
  patterns: [{ name: "two letters, seven digits", regex: /\b[A-Z]{2}\d{7}\b/gi, score: 0.05 }],
  context: ["passaporto", "numero di passaporto", "passaporto elettronico", "passport"],
});

/** Identity cards: paper (two letters, seven digits), electronic 2.0 (reversed) and 3.0 (CA00000AA). */
export const itIdentityCard = identityNumber("it-identity-card", {
  presidioEntity: "IT_IDENTITY_CARD",
  patterns: [
    {
      name: "nine characters",
      regex: /\b(?:[A-Z]{2} ?\d{7}|\d{7}[A-Z]{2}|[A-Z]{2}\d{5}[A-Z]{2})\b/gi,
      score: 0.05,
    },
  ],
  context: [
    "carta d'identità",
    "carta d’identità",
    "carta identità",
    "carta di identità",
    "carta d'identità elettronica",
    "identità",
    "c.i.",
    "cie",
    "documento di riconoscimento",
    "identity card",
  ],
});
