import { digitsOf, isYymmdd, weightedSum } from "../../kit/checksums.js";
import { identityNumber } from "./number.js";

const REGISTRATION_WEIGHTS = [2, 3, 4, 5, 6, 7, 8, 9, 2, 3, 4, 5];

/**
 * Verdict on a registration number: an impossible date refutes it and the check digit proves it,
 * but numbers given out since October 2020 are random, so a wrong check digit says nothing.
 * `constant` is 11 for residents and 13 for foreigners.
 */
function registration(match: string, constant: 11 | 13): boolean | undefined {
  const digits = digitsOf(match);
  if (!isYymmdd(digits)) return false;
  const rest = weightedSum(digits, REGISTRATION_WEIGHTS) % 11;
  return (constant - rest) % 10 === Number(digits[12]) ? true : undefined;
}

/**
 * Resident registration numbers: date of birth, century and sex, place, check digit MOD 11 until
 * 2020 (Resident Registration Act, Enforcement Rule article 2).
 */
export const krRrn = identityNumber("kr-rrn", {
  presidioEntity: "KR_RRN",
  patterns: [
    {
      name: "with hyphen",
      regex: /\b\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])-[0-49]\d{6}\b/g,
      score: 0.6,
    },
    {
      name: "in one piece",
      regex: /\b\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])[0-49]\d{6}\b/g,
      score: 0.3,
    },
  ],
  validate: (match) => registration(match, 11),
  validatedScore: 0.85,
  context: ["주민등록번호", "주민번호", "주민등록", "rrn", "resident registration number"],
});

/**
 * Registration numbers of foreigners: as residents', with 5 to 8 for century and sex, MOD 11 less
 * 13.
 */
export const krFrn = identityNumber("kr-frn", {
  presidioEntity: "KR_FRN",
  patterns: [
    {
      name: "with hyphen",
      regex: /\b\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])-[5-8]\d{6}\b/g,
      score: 0.6,
    },
    {
      name: "in one piece",
      regex: /\b\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])[5-8]\d{6}\b/g,
      score: 0.3,
    },
  ],
  validate: (match) => registration(match, 13),
  validatedScore: 0.85,
  context: [
    "외국인등록번호",
    "외국인번호",
    "frn",
    "arc",
    "alien registration",
    "foreigner registration number",
  ],
});

/** Passports: kind, eight digits, or since 2021 three digits, a letter, four digits (MOFA). */
export const krPassport = identityNumber("kr-passport", {
  presidioEntity: "KR_PASSPORT",
  patterns: [
    { name: "since 2021", regex: /\b[MSRODG]\d{3}[A-Z]\d{4}\b/gi, score: 0.2 },
    { name: "until 2021", regex: /\b(?:[MSRODG]\d|JR|PM)\d{7}\b/gi, score: 0.05 },
  ],
  context: ["여권", "여권번호", "passport", "passport number"],
});

/**
 * Driver licences: region, year, six digits, two check digits whose rule is not public (National
 * Police).
 */
export const krDriverLicense = identityNumber("kr-driver-license", {
  presidioEntity: "KR_DRIVER_LICENSE",
  patterns: [
    { name: "in groups", regex: /\b(?:1[1-9]|2[0-68])-\d{2}-\d{6}-\d{2}\b/g, score: 0.5 },
    {
      name: "in one piece",
      regex: /\b(?:1[1-9]|2[0-68])(?:\d{10}| \d{2} \d{6} \d{2})\b/g,
      score: 0.05,
    },
  ],
  context: ["운전면허", "운전면허번호", "면허번호", "driver license", "driver's license"],
});

/**
 * Business registration numbers: office, kind, serial and a check digit with weights 1 3 7 1 3 7 1
 * 3 5, the carry of the last product added (National Tax Service).
 */
export const krBrn = identityNumber("kr-brn", {
  presidioEntity: "KR_BRN",
  patterns: [
    { name: "in groups", regex: /\b[1-9]\d{2}-\d{2}-\d{5}\b(?!-\d)/g, score: 0.6 },
    { name: "in one piece", regex: /\b[1-9]\d{9}\b/g, score: 0.05 },
  ],
  validate(match) {
    const digits = digitsOf(match);
    const carry = Math.floor((Number(digits[8]) * 5) / 10);
    const sum = weightedSum(digits, [1, 3, 7, 1, 3, 7, 1, 3, 5]) + carry;
    return (10 - (sum % 10)) % 10 === Number(digits[9]);
  },
  validatedScore: 0.25,
  context: ["사업자등록번호", "사업자번호", "사업자", "brn", "business registration number"],
});
