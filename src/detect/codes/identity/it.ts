import {
  digitsOf,
  isRepdigit,
  isShortDate,
  lettersAndDigitsOf,
  luhn,
} from "../../kit/checksums.js";
import { codeDetector } from "../detector.js";

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
export const itFiscalCode = codeDetector("it-fiscal-code", {
  presidioEntity: "IT_FISCAL_CODE",
  anyCase: true,
  forms: {
    "names, birth date, place, check letter": [
      "@@@ ?@@@ ?[#LMNP-V]{2}[ABCDEHLMPRST][#LMNP-V]{2} ?@[#LMNP-V]{3} ?@",
      0.35,
    ],
  },
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
  context: "codice fiscale, cod. fiscale, cod. fisc., c.f., cf, tax code, fiscal code",
  finds: [
    "nata a Milano, [RNLPLA82C11F205Q]",
    "[bnc gnn 61e55 h501 q]",
    "[VRDLCU9LT2LL2MLY]", // digits turned into letters
    "codice fiscale [RNLPLA82C11F205Z]", // wrong letter, but it was meant
  ],
  misses: [
    "RNLPLA82C11F205Z", // wrong check letter
    "codice fiscale RNLPLA82C39F205Q", // no such day
    "codice fiscale RNLPLA82C11F205",
  ],
});

/**
 * VAT numbers, also tax codes of legal persons: seven digits, the tax office (001 to 100, 120, 121, 888
 * or 999), Luhn (Agenzia delle Entrate, "Partita IVA").
 */
export const itVatCode = codeDetector("it-vat-code", {
  presidioEntity: "IT_VAT_CODE",
  forms: {
    "IT and eleven digits": ["IT ?#{7}(0##|100|12[01]|888|999)#", 0.95],
    "eleven digits": ["<not IT >#{7}(0##|100|12[01]|888|999)#", 0.1],
  },
  validate(match) {
    const digits = digitsOf(match);
    return !/^0{7}|000.$/.test(digits) && !isRepdigit(digits) && luhn(digits);
  },
  validatedScore: 0.45,
  context: "partita iva, p. iva, p.iva, piva, iva, codice fiscale, vat, vat number",
  finds: ["Partita IVA [76196960033]", "[IT13957100293]", "[IT 95884620386]"],
  misses: [
    "P.IVA 76196960034", // wrong check digit
    "P.IVA 76196963333", // no such tax office
    "P.IVA 7619696003",
    "00000000000",
  ],
});

/** Driving licence numbers: province, seven digits, letter; or U1, seven characters, letter. */
export const itDriverLicense = codeDetector("it-driver-license", {
  presidioEntity: "IT_DRIVER_LICENSE",
  anyCase: true,
  forms: { "province or U1, seven characters, letter": ["(@@#{7}|U1[B-HJ-NPR-Z0-9]{7})@", 0.2] },
  context: "patente, patente di guida, licenza di guida, driving licence, driver's license",
  finds: ["patente di guida [MI4027718K]", "patente n. [U1K40B77LT]"],
  misses: ["ricambio MI4027718K", "patente MI402771K", "patente U1A40B77L"],
});

/** Passport numbers: two letters and seven digits. */
export const itPassport = codeDetector("it-passport", {
  presidioEntity: "IT_PASSPORT",
  anyCase: true,
  forms: { "two letters, seven digits": ["@@#{7}", 0.05] },
  context: "passaporto, numero di passaporto, passaporto elettronico, passport",
  finds: ["passaporto [YB4027718]", "numero di passaporto: [YB9712814]"],
  misses: ["volo YB4027718", "passaporto YB402771"],
});

/** Identity cards: paper (two letters, seven digits), electronic 2.0 (reversed) and 3.0 (CA00000AA). */
export const itIdentityCard = codeDetector("it-identity-card", {
  presidioEntity: "IT_IDENTITY_CARD",
  anyCase: true,
  forms: { "nine characters": ["(@@ ?#{7}|#{7}@@|@@#####@@)", 0.05] },
  context: `
    carta d'identità, carta d’identità, carta identità, carta di identità,
    carta d'identità elettronica, identità, c.i., cie, documento di riconoscimento,
    identity card`,
  finds: [
    "carta d'identità n. [AR 4027718]",
    "carta d’identità elettronica [CA40277AD]",
    "CIE [4027718AA]",
  ],
  misses: ["volo CA40277AD", "carta d'identità CA4027AD"],
});
