import { digitsOf, isRepdigit, isShortDate, luhn } from "../../kit/checksums.js";
import { identityNumber, twoDigits } from "./number.js";

/**
 * Social insurance numbers: nine digits, Luhn; 0 and 8 do not start one (Employment and Social
 * Development Canada, SIN Code of Practice).
 */
export const caSin = identityNumber("ca-sin", {
  presidioEntity: "CA_SIN",
  patterns: [
    {
      name: "in groups",
      regex: /\b(?<!\d[- ])[1-79]\d{2}([- ])\d{3}\1\d{3}\b(?![- ]\d)/g,
      score: 0.5,
    },
    { name: "in one piece", regex: /\b[1-79]\d{8}\b/g, score: 0.05 },
  ],
  validate: (match) => !isRepdigit(digitsOf(match)) && luhn(digitsOf(match)),
  validatedScore: 0.3,
  context: [
    "sin",
    "sin#",
    "social insurance",
    "social insurance number",
    "nas",
    "assurance sociale",
    "numéro d'assurance sociale",
  ],
});

/**
 * Business numbers: nine digits, Luhn, mostly with a programme account as `RT0001` (Canada Revenue
 * Agency, "Business Number").
 */
export const caBusinessNumber = identityNumber("ca-business-number", {
  patterns: [
    {
      name: "with programme account",
      regex: /\b\d{9} ?(?:RC|RD|RG|RM|RP|RR|RT|RZ) ?\d{4}\b/gi,
      score: 0.95,
    },
    { name: "nine digits", regex: /\b[1-9]\d{8}\b/g, score: 0.05 },
  ],
  validate: (match) => luhn(digitsOf(match).slice(0, 9)),
  validatedScore: 0.25,
  context: ["business number", "bn", "gst", "hst", "cra", "numéro d'entreprise", "tps", "tvh"],
});

/**
 * Ontario health card numbers: ten digits, Luhn, often a version code of two letters (Ontario
 * Ministry of Health, Health Card Validation Reference Manual).
 */
export const caOntarioHealth = identityNumber("ca-ontario-health", {
  patterns: [
    {
      name: "in groups",
      regex: /\b(?<!\d[- ])[1-9]\d{3}([- ])\d{3}\1\d{3}(?:[- ]?[A-Z]{2})?\b(?![- ]\d)/g,
      score: 0.5,
    },
    { name: "with version code", regex: /\b[1-9]\d{9}[- ]?[A-Z]{2}\b/g, score: 0.4 },
    { name: "in one piece", regex: /\b[1-9]\d{9}\b/g, score: 0.05 },
  ],
  validate: (match) => !isRepdigit(digitsOf(match)) && luhn(digitsOf(match)),
  validatedScore: 0.25,
  context: ["ohip", "health card", "health number", "health insurance", "ontario health"],
});

/**
 * Quebec health insurance numbers: four letters of the name, date of birth with the month of women
 * raised by 50, two digits (RAMQ, "Numéro d'assurance maladie").
 */
export const caQuebecHealth = identityNumber("ca-quebec-health", {
  patterns: [
    {
      name: "letters and date of birth",
      regex:
        /\b(?:[A-Z]{4}[- ]?|[a-z]{4})\d{2}(?:[05][1-9]|[16][0-2])[- ]?(?:0[1-9]|[12]\d|3[01])\d{2}(?![\w-]| \d)/g,
      score: 0.65,
    },
  ],
  validate(match) {
    const digits = digitsOf(match);
    const date = [twoDigits(digits, 0), twoDigits(digits, 2) % 50, twoDigits(digits, 4)] as const;
    return isShortDate(...date) ? undefined : false;
  },
  context: ["ramq", "nam", "assurance maladie", "health insurance", "health card", "carte soleil"],
});

const BC_PHN_WEIGHTS = [2, 4, 8, 5, 10, 9, 7, 3];

/**
 * Personal health numbers of British Columbia: 9, eight digits, check digit MOD 11 whose products
 * are each reduced first (BC Ministry of Health, Conformance Standards volume 4B).
 */
export const caBritishColumbiaHealth = identityNumber("ca-british-columbia-health", {
  patterns: [
    { name: "in groups", regex: /\b(?<!\d[- ])9\d{3}([- ])\d{3}\1\d{3}\b(?![- ]\d)/g, score: 0.5 },
    { name: "in one piece", regex: /\b9\d{9}\b/g, score: 0.05 },
  ],
  validate(match) {
    const digits = digitsOf(match);
    const sum = BC_PHN_WEIGHTS.reduce(
      (total, weight, i) => total + ((weight * Number(digits[i + 1])) % 11),
      0,
    );
    return (11 - (sum % 11)) % 11 === Number(digits[9]);
  },
  validatedScore: 0.35,
  context: ["phn", "personal health number", "msp", "bc services card", "care card", "carecard"],
});

/**
 * Passport numbers: two letters and six digits, since 2023 a letter, six digits, two letters
 * (IRCC).
 */
export const caPassport = identityNumber("ca-passport", {
  patterns: [
    { name: "letters and digits", regex: /\b(?:[A-Z]{2}\d{6}|[A-Z]\d{6}[A-Z]{2})\b/gi, score: 0.1 },
  ],
  context: ["passport", "passeport", "travel document", "titre de voyage"],
});

/**
 * Driver licence numbers that carry the date of birth: Ontario (last six digits, women's month
 * raised by 50), Quebec (DDMMYY) and Nova Scotia (DDMMYY). Plain digits of the other provinces are
 * left to the licence forms of the United States, which include them.
 */
export const caDriverLicence = identityNumber("ca-driver-licence", {
  patterns: [
    {
      name: "Ontario",
      regex: /\b[A-Z]\d{4}[- ]?\d{5}[- ]?\d(?:[05][1-9]|[16][0-2])(?:0[1-9]|[12]\d|3[01])\b/gi,
      score: 0.5,
    },
    {
      name: "Quebec",
      regex: /\b[A-Z]\d{4}[- ]?(?:0[1-9]|[12]\d|3[01])(?:[05][1-9]|[16][0-2])\d{2}[- ]?\d{2}\b/gi,
      score: 0.4,
    },
    {
      name: "Nova Scotia",
      regex: /\b[A-Z]{5}(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])\d{5}\b/gi,
      score: 0.5,
    },
  ],
  context: ["licence", "license", "driver", "permis de conduire", "permis"],
});
