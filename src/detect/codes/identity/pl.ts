import {
  digitsOf,
  isDate,
  isRepdigit,
  lettersAndDigitsOf,
  weightedCharacterSum,
  weightedSum,
} from "../../kit/checksums.js";
import { identityNumber, twoDigits } from "./number.js";

// the century by how many times 20 was added to the month
const CENTURIES = [1900, 2000, 2100, 2200, 1800];

/**
 * PESEL: birth date with its century in the month, serial number, check digit of weights 1, 3, 7, 9
 * (Act on population registration of 2010; gov.pl, "Czym jest numer PESEL").
 */
export const plPesel = identityNumber("pl-pesel", {
  presidioEntity: "PL_PESEL",
  patterns: [
    {
      name: "birth date and five digits",
      regex: /\b\d{2}(?:[02468][1-9]|[13579][0-2])(?:0[1-9]|[12]\d|3[01])\d{5}\b/g,
      score: 0.1,
    },
  ],
  validate(match) {
    const month = twoDigits(match, 2);
    const year = CENTURIES[Math.floor(month / 20)]! + twoDigits(match, 0);
    return (
      isDate(year, month % 20, twoDigits(match, 4)) &&
      weightedSum(match, [1, 3, 7, 9, 1, 3, 7, 9, 1, 3, 1]) % 10 === 0
    );
  },
  validatedScore: 0.5,
  context: ["pesel", "numer pesel", "nr pesel", "identification number"],
});

/** Tax numbers (NIP): weights 6, 5, 7, 2 to 7, modulo 11 (Act on registration of taxpayers of 1995). */
export const plNip = identityNumber("pl-nip", {
  patterns: [
    {
      name: "PL and ten digits, or in groups",
      regex: /\b(?:PL ?\d{10}|(?:PL ?)?\d{3}-(?:\d{3}-\d{2}-\d{2}|\d{2}-\d{2}-\d{3}))\b/g,
      score: 0.8,
    },
    { name: "ten digits", regex: /(?<!\bPL )\b\d{10}\b/g, score: 0.1 },
  ],
  validate(match) {
    const digits = digitsOf(match);
    const rest = weightedSum(digits, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11;
    return !isRepdigit(digits) && rest === Number(digits.at(-1));
  },
  validatedScore: 0.3,
  context: ["nip", "numer nip", "nr nip", "identyfikacji podatkowej", "vat", "vat ue"],
});

/**
 * Statistical numbers of firms (REGON): nine digits, or fourteen with a unit's own; weights modulo 11,
 * 10 counted as 0 (GUS, "Budowa numeru REGON").
 */
export const plRegon = identityNumber("pl-regon", {
  patterns: [{ name: "nine or fourteen digits", regex: /\b\d{9}(?:\d{5})?\b/g, score: 0.1 }],
  validate(match) {
    if (isRepdigit(match)) return false;
    const nine = (weightedSum(match, [8, 9, 2, 3, 4, 5, 6, 7]) % 11) % 10 === Number(match[8]);
    if (match.length === 9 || !nine) return nine;
    const rest = weightedSum(match, [2, 4, 8, 5, 0, 9, 7, 3, 6, 1, 2, 4, 8]) % 11;
    return rest % 10 === Number(match[13]);
  },
  validatedScore: 0.3,
  context: ["regon", "numer regon", "nr regon", "gus"],
});

/** Identity cards: three letters, check digit, five digits; weights 7, 3, 1, 9, 7, 3, 1, 7, 3 modulo 10. */
export const plIdentityCard = identityNumber("pl-identity-card", {
  patterns: [{ name: "three letters, six digits", regex: /\b[A-Z]{3} ?\d{6}\b/g, score: 0.2 }],
  validate: (match) =>
    weightedCharacterSum(lettersAndDigitsOf(match), [7, 3, 1, 9, 7, 3, 1, 7, 3]) % 10 === 0,
  validatedScore: 0.35,
  context: [
    "dowód",
    "dowód osobisty",
    "dowodu osobistego",
    "dowodem osobistym",
    "seria i numer",
    "identity card",
  ],
});

/** Passports: two letters, check digit, six digits; weights 7, 3, 9, 1, 7, 3, 1, 7, 3 modulo 10. */
export const plPassport = identityNumber("pl-passport", {
  patterns: [{ name: "two letters, seven digits", regex: /\b[A-Z]{2} ?\d{7}\b/g, score: 0.1 }],
  validate: (match) =>
    weightedCharacterSum(lettersAndDigitsOf(match), [7, 3, 9, 1, 7, 3, 1, 7, 3]) % 10 === 0,
  validatedScore: 0.35,
  context: ["paszport", "paszportu", "numer paszportu", "passport"],
});
