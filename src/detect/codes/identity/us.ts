import { digitsOf, isRepdigit } from "../../kit/checksums.js";
import { identityNumber } from "./number.js";

/**
 * Social security numbers. They have no check digit, but areas 000, 666 and 900-999, group 00 and
 * serial 0000 are never issued (SSA, Social Security Number Randomization, 2011). A number shown as
 * `XXX-XX-1234` counts: the last four digits single a person out in most lists.
 */
export const usSsn = identityNumber("us-ssn", {
  presidioEntity: "US_SSN",
  patterns: [
    {
      name: "in groups",
      regex: /\b(?<!\d[-.])(?!000|666|9)\d{3}([- .])\d{2}\1\d{4}\b(?![-.]\d)/g,
      score: 0.5,
    },
    {
      name: "in one piece or two",
      regex: /\b(?!000|666|9)(?:\d{9}|\d{5}-\d{4}|\d{3}-\d{6})\b/g,
      score: 0.05,
    },
    {
      name: "last four digits",
      regex: /(?<![\w*])(?:[Xx]{3}|\*{3})-(?:[Xx]{2}|\*{2})-\d{4}\b/g,
      score: 0.6,
    },
  ],
  validate(match) {
    const digits = digitsOf(match);
    if (digits.length === 4) return undefined;
    const issued = digits.slice(3, 5) !== "00" && digits.slice(5) !== "0000";
    return issued && !isRepdigit(digits) ? undefined : false;
  },
  context: [
    "ssn",
    "ssns",
    "ss#",
    "ss no",
    "ssid",
    "social",
    "security",
    "social security",
    "social security number",
  ],
});

/**
 * Individual taxpayer identification numbers: 9xx, then a group of 50-65, 70-88, 90-92 or 94-99
 * (IRS, Internal Revenue Manual 3.21.263).
 */
export const usItin = identityNumber("us-itin", {
  presidioEntity: "US_ITIN",
  patterns: [
    {
      name: "in groups",
      regex: /\b9\d{2}([- ])(?:5\d|6[0-5]|7\d|8[0-8]|9[0-24-9])\1\d{4}\b/g,
      score: 0.5,
    },
    {
      name: "in one piece or two",
      regex:
        /\b9\d{2}(?:[- ]?(?:5\d|6[0-5]|7\d|8[0-8]|9[0-24-9])|(?:5\d|6[0-5]|7\d|8[0-8]|9[0-24-9])[- ])\d{4}\b/g,
      score: 0.1,
    },
  ],
  context: ["itin", "individual taxpayer", "taxpayer", "tax", "taxid", "tin", "w-7"],
});

/** Employer identification numbers, by the prefixes the IRS assigns (irs.gov, "Valid EINs"). */
export const usEin = identityNumber("us-ein", {
  presidioEntity: "US_PROVIDER_TAX_ID",
  patterns: [
    {
      name: "with hyphen",
      regex:
        /\b(?:0[1-6]|1[0-6]|2[0-7]|3\d|4[0-8]|5\d|6[0-8]|7[1-7]|8[0-8]|9[0-5]|9[89])-\d{7}\b(?!-\d)/g,
      score: 0.3,
    },
    {
      name: "in one piece",
      regex: /\b(?:0[1-6]|1[0-6]|2[0-7]|3\d|4[0-8]|5\d|6[0-8]|7[1-7]|8[0-8]|9[0-5]|9[89])\d{7}\b/g,
      score: 0.05,
    },
  ],
  context: [
    "ein",
    "fein",
    "tin",
    "tax id",
    "federal tax id",
    "employer identification",
    "employer identification number",
    "employer id",
    "irs",
  ],
});

/**
 * Passport numbers: nine digits, or since 2021 a letter and eight digits (US Department of State).
 */
export const usPassport = identityNumber("us-passport", {
  presidioEntity: "US_PASSPORT",
  patterns: [
    { name: "letter, eight digits", regex: /\b[A-Z]\d{8}\b/gi, score: 0.1 },
    { name: "nine digits", regex: /\b\d{9}\b/g, score: 0.05 },
  ],
  context: ["passport", "passports", "passport#", "passport card", "travel document"],
});

/**
 * Driver licence numbers in the forms of the fifty states and the District of Columbia
 * (ntsi.com/drivers-license-format). None has a public check digit.
 */
export const usDriverLicense = identityNumber("us-driver-license", {
  presidioEntity: "US_DRIVER_LICENSE",
  patterns: [
    {
      name: "letters and digits",
      regex:
        /\b(?:[A-Z](?:\d{3,14}|\d{18}|\d{6}R)|[A-Z]{2}\d{2,7}[A-Z]?|[A-Z]{3}\d{6}|[A-Z]\d[A-Z]\d[A-Z]|\d{2}[A-Z]{3}\d{5,6}|\d{3}[A-Z]{2}\d{4}|\d{3}[A-Z]\d{6}|\d{7,9}[A-Z]|\d{8}[A-Z]{2})\b/gi,
      score: 0.3,
    },
    {
      name: "letter and groups of digits",
      regex: /\b[A-Z][- ]?\d{2,4}([- ])\d{2,6}(?:\1\d{1,6}){1,3}\b/g,
      score: 0.3,
    },
    {
      name: "Washington",
      regex: /\b(?=[A-Z*]{1,11}\d)[A-Z][A-Z0-9*]{11}(?![\w*])/g,
      score: 0.3,
    },
    { name: "digits", regex: /\b(?:\d{6,14}|\d{16}|\d{2,3} \d{3} \d{3})\b/g, score: 0.01 },
  ],
  context: [
    "driver",
    "drivers",
    "driving",
    "license",
    "licence",
    "lic",
    "lic#",
    "permit",
    "dl",
    "dl#",
    "dls",
    "cdl",
    "cdls",
    "identification",
  ],
});

/** Identification cards of the states, which share the licence's forms: only where named. */
export const usStateId = identityNumber("us-state-id", {
  patterns: [
    {
      name: "named",
      regex:
        /\b(?:state|real|non-?driver)[ -](?:id|identification)(?: card)?(?: (?:number|num|no)\.?)?[ :#]{1,3}(?:is )?(?<value>[A-Z]{0,2}\d[A-Z0-9-]{4,14})\b/dgi,
      score: 0.6,
    },
  ],
});

/**
 * Alien registration numbers (A-numbers) on permanent resident cards: A and eight or nine digits.
 */
export const usAlienNumber = identityNumber("us-alien-number", {
  patterns: [
    {
      name: "A and digits",
      regex: /\bA[-# ]{0,2}(?:\d{8,9}|\d{2,3}([- ])\d{3}\1\d{3})\b/g,
      score: 0.3,
    },
  ],
  context: [
    "alien",
    "a-number",
    "a number",
    "a#",
    "uscis",
    "uscis#",
    "green card",
    "permanent resident",
    "immigration",
    "removal",
  ],
});

/** Receipt numbers of immigration cases: service centre, fiscal year, day, case (USCIS). */
export const usUscisReceipt = identityNumber("us-uscis-receipt", {
  patterns: [
    {
      name: "service centre and ten digits",
      regex:
        /\b(?:CSC|EAC|IOE|LIN|MCT|MSC|NBC|NSC|PSC|SRC|TSC|VSC|WAC|YSC)[- ]?\d{2}[- ]?\d{3}[- ]?\d{5}\b/gi,
      score: 0.85,
    },
  ],
});
