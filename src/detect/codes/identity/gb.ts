import {
  digitsOf,
  isRepdigit,
  isShortDate,
  lettersAndDigitsOf,
  weightedSum,
} from "../../kit/checksums.js";
import { beginsWithShortDate, identityNumber, twoDigits } from "./number.js";

// NHS Data Model and Dictionary, "NHS NUMBER": weights 10 to 2, modulus 11; with the check digit at
// weight 1 the sum is a multiple of 11
const isNhsNumber = (digits: string): boolean =>
  !isRepdigit(digits) && weightedSum(digits, [10, 9, 8, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0;

/** NHS numbers of England, Wales and Northern Ireland. */
export const gbNhsNumber = identityNumber("gb-nhs-number", {
  presidioEntity: "UK_NHS",
  patterns: [
    // with hyphens it is more often a telephone number
    { name: "groups of 3, 3 and 4", regex: /\b\d{3} \d{3} \d{4}\b/g, score: 0.5 },
    { name: "ten digits", regex: /\b\d{3}(-?)\d{3}\1\d{4}\b/g, score: 0.1 },
  ],
  validate: (match) => isNhsNumber(digitsOf(match)),
  validatedScore: 0.3,
  context: [
    "nhs",
    "national health service",
    "nhs number",
    "health authority",
    "health services authority",
    "patient number",
    "patient",
  ],
});

/**
 * Community Health Index numbers of Scotland: date of birth, three digits, and the check digit of the
 * NHS number (Public Health Scotland, data dictionary, "CHI Number").
 */
export const gbChiNumber = identityNumber("gb-chi-number", {
  patterns: [
    {
      name: "date of birth and four digits",
      regex: /\b(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])\d{2} ?\d{4}\b/g,
      score: 0.1,
    },
  ],
  validate(match) {
    const digits = digitsOf(match);
    return beginsWithShortDate(digits) && isNhsNumber(digits);
  },
  validatedScore: 0.5,
  context: ["chi", "chi number", "community health index", "nhs scotland", "patient"],
});

/**
 * National Insurance numbers. The letters allowed and the prefixes never given are those of
 * HMRC's National Insurance Manual, NIM39110. There is no check digit.
 */
export const gbNationalInsuranceNumber = identityNumber("gb-national-insurance-number", {
  presidioEntity: "UK_NINO",
  patterns: [
    {
      name: "prefix, six digits, suffix",
      regex:
        /\b(?!BG|GB|KN|NK|NT|TN|ZZ)[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z][ -]?\d{2}[ -]?\d{2}[ -]?\d{2}[ -]?[A-D]\b/gi,
      score: 0.5,
    },
    {
      // the prefix of examples and of slips of the pen
      name: "introduced by its name, any prefix",
      regex:
        /\b(?:N\.?I\.?(?:NO)?|[Nn]ational [Ii]nsurance)(?: (?:number|[Nn]o\.?))?(?: is)?[:.]? {0,2}(?<value>[A-Z]{2} ?\d{2} ?\d{2} ?\d{2} ?[A-D])\b/dg,
      score: 0.5,
    },
  ],
  context: ["national insurance", "ni number", "ni no", "nino", "hmrc", "dwp"],
});

/**
 * Driver numbers of Great Britain: five letters of the surname filled up with 9, the birth date taken
 * apart (month + 50 for women), initials, and three characters whose rule is not published (DVLA,
 * form D1).
 */
export const gbDrivingLicence = identityNumber("gb-driving-licence", {
  presidioEntity: "UK_DRIVING_LICENCE",
  patterns: [
    {
      name: "surname, birth date, initials",
      regex:
        /\b[A-Z][A-Z9]{4} ?\d(?:[05][1-9]|[16][0-2])(?:0[1-9]|[12]\d|3[01])\d ?[A-Z9]{2}[A-Z0-9] ?[A-Z]{2}\b/gi,
      score: 0.85,
    },
  ],
  validate(match) {
    const code = lettersAndDigitsOf(match);
    const year = Number(code.charAt(5) + code.charAt(10));
    const born = isShortDate(year, twoDigits(code, 6) % 50, twoDigits(code, 8));
    return born && /^[A-Z]+9*$/.test(code.slice(0, 5)) ? undefined : false;
  },
  context: [
    "driving licence",
    "driving license",
    "driver's licence",
    "driver number",
    "licence number",
    "license number",
    "dvla",
  ],
});

/** Passport numbers: nine digits, or two letters and seven digits. No check digit of their own. */
export const gbPassport = identityNumber("gb-passport", {
  presidioEntity: "UK_PASSPORT",
  patterns: [{ name: "nine characters", regex: /\b(?:\d{9}|[A-Z]{2}\d{7})\b/gi, score: 0.1 }],
  context: [
    "passport",
    "passport number",
    "passport no",
    "british passport",
    "uk passport",
    "hmpo",
    "travel document",
  ],
});

/**
 * Unique taxpayer references: the first digit checks the nine after it, weights 6 to 10 and 5 to 2,
 * modulus 11 (as in HMRC's electronic filing rules; python-stdnum gb.utr).
 */
export const gbUtr = identityNumber("gb-utr", {
  patterns: [{ name: "ten digits", regex: /\b\d{5} ?\d{5}\b/g, score: 0.05 }],
  validate(match) {
    const digits = digitsOf(match);
    const rest = weightedSum(digits, [0, 6, 7, 8, 9, 10, 5, 4, 3, 2]) % 11;
    return !isRepdigit(digits) && "21987654321".charAt(rest) === digits.charAt(0);
  },
  validatedScore: 0.3,
  context: [
    "utr",
    "unique taxpayer reference",
    "taxpayer reference",
    "tax reference",
    "self assessment",
    "corporation tax",
    "hmrc",
  ],
});

/** Company registration numbers (Companies House): eight digits, or a register's letters and six. */
export const gbCompanyNumber = identityNumber("gb-company-number", {
  patterns: [
    {
      name: "register and number",
      regex:
        /\b(?:[01]\d{7}|(?:SC|NI|OC|SO|NC|FC|SF|NF|BR|LP|SL|NL|GE|GS|IP|SP|NP|CE|CS|RC|SR|R0)\d{6})\b/g,
      score: 0.1,
    },
  ],
  context: [
    "company number",
    "company no",
    "company registration",
    "registration number",
    "registered number",
    "registered in england",
    "registered in scotland",
    "companies house",
    "crn",
  ],
});

/**
 * VAT registration numbers: weights 8 to 2, then the two check digits; the sum modulo 97 is 0, in the
 * newer series 42 or 55 (HMRC; python-stdnum gb.vat).
 */
export const gbVat = identityNumber("gb-vat", {
  patterns: [
    {
      name: "GB or XI and number",
      regex: /\b(?:GB|XI) ?\d{3} ?\d{4} ?\d{2}(?: ?\d{3})?\b/g,
      score: 0.95,
    },
    {
      name: "groups of 3, 4 and 2",
      regex: /(?<!\b(?:GB|XI) )\b\d{3} \d{4} \d{2}\b/g,
      score: 0.5,
    },
    { name: "nine digits", regex: /(?<!\b(?:GB|XI) )\b\d{9}\b/g, score: 0.1 },
  ],
  validate(match) {
    const rest = weightedSum(digitsOf(match), [8, 7, 6, 5, 4, 3, 2, 10, 1]) % 97;
    return rest === 0 || rest === 42 || rest === 55;
  },
  validatedScore: 0.3,
  context: ["vat", "vat number", "vat no", "vat reg", "vat registration", "value added tax"],
});
