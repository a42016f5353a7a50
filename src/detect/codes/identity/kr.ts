import { digitsOf, isYymmdd, weightedSum } from "../../kit/checksums.js";
import { codeDetector } from "../detector.js";

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
export const krRrn = codeDetector("kr-rrn", {
  presidioEntity: "KR_RRN",
  forms: {
    "with hyphen": ["##<month><day>-[0-49]######", 0.6],
    "in one piece": ["##<month><day>[0-49]######", 0.3],
  },
  validate: (match) => registration(match, 11),
  validatedScore: 0.85,
  context: "주민등록번호, 주민번호, 주민등록, rrn, resident registration number",
  finds: [
    "[721216-3735632]",
    "[8707171062070]",
    "[870717-1062071]", // a wrong check digit refutes nothing since 2020
    "주민등록번호: [8707171062071]",
  ],
  misses: ["8707171062071", "871317-1062070", "870231-1062070", "870717-5062070", "870717-106207"],
});

/**
 * Registration numbers of foreigners: as residents', with 5 to 8 for century and sex, MOD 11 less
 * 13.
 */
export const krFrn = codeDetector("kr-frn", {
  presidioEntity: "KR_FRN",
  forms: {
    "with hyphen": ["##<month><day>-[5-8]######", 0.6],
    "in one piece": ["##<month><day>[5-8]######", 0.3],
  },
  validate: (match) => registration(match, 13),
  validatedScore: 0.85,
  context:
    "외국인등록번호, 외국인번호, frn, arc, alien registration, foreigner registration number",
  finds: ["[061215-7999175]", "[2505176682543]"],
  misses: ["2505176682544", "251317-6682543", "250517-1682543"],
});

/** Passports: kind, eight digits, or since 2021 three digits, a letter, four digits (MOFA). */
export const krPassport = codeDetector("kr-passport", {
  presidioEntity: "KR_PASSPORT",
  anyCase: true,
  forms: {
    "since 2021": ["[MSRODG]###@####", 0.2],
    "until 2021": ["([MSRODG]#|JR|PM)#{7}", 0.05],
  },
  context: "여권, 여권번호, passport, passport number",
  finds: ["여권번호: [M483A2017]", "passport [M48392017]"],
  misses: ["part M483A2017", "part M48392017", "passport M483A201", "passport M4839201"],
});

/**
 * Driver licences: region, year, six digits, two check digits whose rule is not public (National
 * Police).
 */
export const krDriverLicense = codeDetector("kr-driver-license", {
  presidioEntity: "KR_DRIVER_LICENSE",
  forms: {
    "in groups": ["(1[1-9]|2[0-68])-##-######-##", 0.5],
    "in one piece": ["(1[1-9]|2[0-68])(#{10}| ## ###### ##)", 0.05],
  },
  context: "운전면허, 운전면허번호, 면허번호, driver license, driver's license",
  finds: ["[13-08-483920-17]", "운전면허 [130848392017]"],
  misses: ["order 130848392017", "27-08-483920-17", "13-08-48392-17"],
});

/**
 * Business registration numbers: office, kind, serial and a check digit with weights 1 3 7 1 3 7 1
 * 3 5, the carry of the last product added (National Tax Service).
 */
export const krBrn = codeDetector("kr-brn", {
  presidioEntity: "KR_BRN",
  forms: {
    "in groups": ["[1-9]##-##-#####<not -#>", 0.6],
    "in one piece": ["[1-9]#{9}", 0.05],
  },
  validate(match) {
    const digits = digitsOf(match);
    const carry = Math.floor((Number(digits[8]) * 5) / 10);
    const sum = weightedSum(digits, [1, 3, 7, 1, 3, 7, 1, 3, 5]) + carry;
    return (10 - (sum % 10)) % 10 === Number(digits[9]);
  },
  validatedScore: 0.25,
  context: "사업자등록번호, 사업자번호, 사업자, brn, business registration number",
  finds: ["[639-47-93210]", "사업자등록번호 [9904373770]"],
  misses: ["639-47-93211", "order 9904373770", "사업자 9904373771"],
});
