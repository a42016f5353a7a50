import { digitsOf, isRepdigit, isShortDate, weightedSum } from "../../kit/checksums.js";
import { identityNumber, twoDigits } from "./number.js";

/** Social security numbers (TAJ): weights 3 and 7 modulo 10 (Act XX of 1996, annex). */
export const huTaj = identityNumber("hu-taj", {
  patterns: [{ name: "nine digits", regex: /\b\d{3}[ -]?\d{3}[ -]?\d{3}\b/g, score: 0.1 }],
  validate(match) {
    const digits = digitsOf(match);
    const rest = weightedSum(digits, [3, 7, 3, 7, 3, 7, 3, 7]) % 10;
    return !isRepdigit(digits) && rest === Number(digits.at(-1));
  },
  validatedScore: 0.3,
  context: ["taj", "taj szám", "taj-szám", "tajszám", "társadalombiztosítási", "social security"],
});

/**
 * Tax identifiers of persons (adóazonosító jel): 8, days from 1867 to the birth, serial number, weights 1
 * to 9 modulo 11 (Act XX of 1996, annex).
 */
export const huTaxId = identityNumber("hu-tax-id", {
  patterns: [{ name: "8 and nine digits", regex: /\b8[0-6]\d{8}\b/g, score: 0.1 }],
  validate: (match) => weightedSum(match, [1, 2, 3, 4, 5, 6, 7, 8, 9]) % 11 === Number(match[9]),
  validatedScore: 0.5,
  context: ["adóazonosító", "adóazonosító jel", "adóazonosító jele", "tax id", "tax number"],
});

/**
 * Personal identifiers (személyi szám): sex and century, birth date, serial number, weights 1 to 10
 * modulo 11, from 1997 on 10 to 1 (Act XX of 1996, annex).
 */
export const huPersonalNumber = identityNumber("hu-personal-number", {
  patterns: [
    {
      name: "sex, birth date, four digits",
      regex: /\b[1-8]([ -]?)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\1\d{4}\b/g,
      score: 0.1,
    },
  ],
  validate(match) {
    const digits = digitsOf(match);
    const [year, month, day] = [twoDigits(digits, 1), twoDigits(digits, 3), twoDigits(digits, 5)];
    const rising = weightedSum(digits, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) % 11;
    const falling = weightedSum(digits, [10, 9, 8, 7, 6, 5, 4, 3, 2, 1]) % 11;
    const check = Number(digits[10]);
    return isShortDate(year, month, day) && (rising === check || falling === check);
  },
  validatedScore: 0.5,
  context: ["személyi szám", "személyi azonosító", "személyazonosító jel", "personal number"],
});

/** Tax numbers of firms (adószám): seven digits, check of weights 9, 7, 3, 1, kind, county (NAV). */
export const huTaxNumber = identityNumber("hu-tax-number", {
  patterns: [
    { name: "eight digits, kind, county", regex: /\b\d{8}-[1-5]-\d{2}\b/g, score: 0.8 },
    { name: "HU and eight digits", regex: /\bHU ?\d{8}\b/g, score: 0.8 },
  ],
  validate(match) {
    const digits = digitsOf(match);
    const sum = weightedSum(digits, [9, 7, 3, 1, 9, 7, 3, 1]);
    return !isRepdigit(digits) && sum % 10 === 0;
  },
  validatedScore: 0.95,
  context: ["adószám", "adószáma", "közösségi adószám", "áfa", "vat", "vat number"],
});

/** Identity cards: six digits and two letters, in older ones reversed. */
export const huIdentityCard = identityNumber("hu-identity-card", {
  patterns: [
    {
      name: "six digits, two letters",
      regex: /\b(?:\d{6} ?[A-Z]{2}|[A-Z]{2} ?\d{6,7})\b/g,
      score: 0.05,
    },
  ],
  context: [
    "személyi igazolvány",
    "személyazonosító igazolvány",
    "személyi ig.",
    "szig",
    "szig. szám",
    "útlevél",
    "identity card",
  ],
});
