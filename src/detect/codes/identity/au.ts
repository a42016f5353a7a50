import { digitsOf, isRepdigit, luhn, weightedSum } from "../../kit/checksums.js";
import { identityNumber } from "./number.js";

const NINE_DIGITS = [
  { name: "in groups", regex: /\b(?<!\d[- ])\d{3}([- ])\d{3}\1\d{3}\b(?![- ]\d)/g, score: 0.5 },
  { name: "in one piece", regex: /\b\d{9}\b/g, score: 0.05 },
];

/**
 * Tax file numbers: nine digits whose sum with weights 1 4 3 7 5 8 6 9 10 is a multiple of 11
 * (Australian Taxation Office, TFN declaration specification).
 */
export const auTfn = identityNumber("au-tfn", {
  presidioEntity: "AU_TFN",
  patterns: NINE_DIGITS,
  validate(match) {
    const digits = digitsOf(match);
    return !isRepdigit(digits) && weightedSum(digits, [1, 4, 3, 7, 5, 8, 6, 9, 10]) % 11 === 0;
  },
  validatedScore: 0.3,
  context: ["tfn", "tax file number", "tax file no"],
});

/**
 * Medicare card numbers: eight digits from 2 to 6 on, check digit MOD 10 with weights 1 3 7 9,
 * issue number, and the person's place on the card (Services Australia, "Medicare card number").
 */
export const auMedicare = identityNumber("au-medicare", {
  presidioEntity: "AU_MEDICARE",
  patterns: [
    {
      name: "in groups",
      regex: /\b(?<!\d[- ])[2-6]\d{3}([- ])\d{5}\1\d(?:[- /]?[1-9])?\b(?![- ]\d)/g,
      score: 0.6,
    },
    { name: "in one piece", regex: /\b[2-6]\d{9}(?:[-/]?[1-9])?\b/g, score: 0.05 },
  ],
  validate(match) {
    const digits = digitsOf(match);
    return weightedSum(digits, [1, 3, 7, 9, 1, 3, 7, 9]) % 10 === Number(digits[8]);
  },
  validatedScore: 0.3,
  context: ["medicare", "medicare card", "medicare no"],
});

/**
 * Business numbers: two check digits and nine; the first less one, the sum with weights 10 1 3 5
 * ... 19 is a multiple of 89 (Australian Business Register, "Format of the ABN").
 */
export const auAbn = identityNumber("au-abn", {
  presidioEntity: "AU_ABN",
  patterns: [
    {
      name: "in groups",
      regex: /\b(?<!\d[- ])(?:1[1-9]|[2-9]\d)([- ])\d{3}\1\d{3}\1\d{3}\b(?![- ]\d)/g,
      score: 0.95,
    },
    { name: "in one piece", regex: /\b(?:1[1-9]|[2-9]\d)\d{9}\b/g, score: 0.05 },
  ],
  validate(match) {
    const sum = weightedSum(digitsOf(match), [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]);
    return (sum - 10) % 89 === 0;
  },
  validatedScore: 0.6,
  context: ["abn", "a.b.n.", "australian business number"],
});

/**
 * Company numbers: eight digits and a check digit with weights 8 to 1 MOD 10 (ASIC, "ACN check").
 */
export const auAcn = identityNumber("au-acn", {
  presidioEntity: "AU_ACN",
  patterns: NINE_DIGITS,
  validate(match) {
    const digits = digitsOf(match);
    const sum = weightedSum(digits, [8, 7, 6, 5, 4, 3, 2, 1]);
    return !isRepdigit(digits) && (10 - (sum % 10)) % 10 === Number(digits[8]);
  },
  validatedScore: 0.25,
  context: ["acn", "a.c.n.", "australian company number"],
});

/**
 * Healthcare identifiers of individuals (800360), providers (800361) and organizations (800362):
 * sixteen digits, Luhn (AS 5017; Services Australia, HI Service).
 */
export const auHealthcareIdentifier = identityNumber("au-healthcare-identifier", {
  patterns: [{ name: "sixteen digits", regex: /\b8003 ?6[012]\d{2} ?\d{4} ?\d{4}\b/g, score: 0.5 }],
  validate: (match) => luhn(digitsOf(match)),
  context: ["ihi", "individual healthcare identifier", "hpi-i", "hpi-o", "my health record"],
});

/** Passports: one letter, or P and a letter, and seven digits (Australian Passport Office). */
export const auPassport = identityNumber("au-passport", {
  patterns: [{ name: "letters and digits", regex: /\b(?:[A-Z]|P[A-FUWXZ])\d{7}\b/gi, score: 0.1 }],
  context: ["passport", "travel document"],
});

/** Driver licences: each state has its own form, so only with context. */
export const auDriverLicence = identityNumber("au-driver-licence", {
  patterns: [
    {
      name: "letters and digits",
      regex: /\b(?:\d{7,10}|[A-Z]\d{5,6}|[A-Z]{2}\d{4}|\d{4}[A-Z]{2})\b/gi,
      score: 0.05,
    },
  ],
  context: [
    "driver licence",
    "drivers licence",
    "driver's licence",
    "driving licence",
    "licence number",
    "licence no",
  ],
});

/** Customer reference numbers of Centrelink: nine digits and a letter (Services Australia). */
export const auCrn = identityNumber("au-crn", {
  patterns: [
    { name: "nine digits, letter", regex: /\b\d{3}([- ]?)\d{3}\1\d{3}[- ]?[A-Z]\b/g, score: 0.2 },
  ],
  context: ["crn", "centrelink", "customer reference number"],
});
