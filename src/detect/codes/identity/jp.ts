import { digitsOf, isRepdigit, luhn, weightedSum } from "../../kit/checksums.js";
import { identityNumber } from "./number.js";

/**
 * Individual numbers (My Number): eleven digits and a check digit MOD 11 with weights 6 5 4 3 2 7 6
 * 5 4 3 2 (Ministry of Internal Affairs, Ordinance 85 of 2014, article 5).
 */
export const jpMyNumber = identityNumber("jp-my-number", {
  patterns: [
    {
      name: "in groups",
      regex: /\b(?<!\d[- ])\d{4}([- ])\d{4}\1\d{4}\b(?![- ]\d)/g,
      score: 0.5,
    },
    { name: "in one piece", regex: /\b\d{12}\b/g, score: 0.05 },
  ],
  validate(match) {
    const digits = digitsOf(match);
    const rest = weightedSum(digits, [6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11;
    return !isRepdigit(digits) && (rest < 2 ? 0 : 11 - rest) === Number(digits[11]);
  },
  validatedScore: 0.3,
  context: ["マイナンバー", "個人番号", "マイナンバーカード", "my number", "individual number"],
});

/**
 * Driver licences: prefecture, year of the first licence, serial, check digit MOD 11 with weights 5
 * 4 3 2 7 6 5 4 3 2, number of reissues (National Police Agency, "運転免許証番号").
 */
export const jpDriverLicence = identityNumber("jp-driver-licence", {
  patterns: [
    {
      name: "twelve digits",
      regex: /\b(?:1[0-4]|2[0-5]|30|4\d|5[0-5]|6[0-5]|7[0-4]|8[0-3]|9[0-7])\d{10}\b/g,
      score: 0.05,
    },
  ],
  validate(match) {
    const rest = weightedSum(match, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11;
    return (11 - rest) % 10 === Number(match[10]);
  },
  validatedScore: 0.25,
  context: [
    "免許証番号",
    "運転免許証",
    "運転免許",
    "免許証",
    "driver's licence",
    "driver's license",
  ],
});

/** Passports: two letters and seven digits (Ministry of Foreign Affairs). */
export const jpPassport = identityNumber("jp-passport", {
  patterns: [{ name: "letters and digits", regex: /\b[A-Z]{2}\d{7}\b/gi, score: 0.1 }],
  context: ["旅券", "旅券番号", "パスポート", "パスポート番号", "passport"],
});

/**
 * Residence cards of foreigners: two letters, eight digits, two letters (Immigration Services
 * Agency).
 */
export const jpResidenceCard = identityNumber("jp-residence-card", {
  patterns: [{ name: "letters and digits", regex: /\b[A-Z]{2}\d{8}[A-Z]{2}\b/gi, score: 0.5 }],
  context: ["在留カード", "在留カード番号", "residence card", "zairyu"],
});

/**
 * Insurers' numbers on health insurance cards: eight digits, or six for municipal schemes, by the
 * Luhn method (Ministry of Health, Labour and Welfare, "保険者番号等の設定要領").
 */
export const jpHealthInsurance = identityNumber("jp-health-insurance", {
  patterns: [{ name: "insurer", regex: /\b(?:\d{8}|\d{6})\b/g, score: 0.05 }],
  validate: (match) => !isRepdigit(match) && luhn(match),
  validatedScore: 0.15,
  context: ["保険者番号", "被保険者番号", "健康保険", "保険証", "health insurance card"],
});

/**
 * Corporate numbers: a check digit, 9 less the sum with weights 1 2 from the right MOD 9, and
 * twelve digits (Ministry of Finance, Ordinance 70 of 2014).
 */
export const jpCorporateNumber = identityNumber("jp-corporate-number", {
  patterns: [
    { name: "in groups", regex: /\b[1-9]-\d{4}-\d{4}-\d{4}\b/g, score: 0.6 },
    { name: "in one piece", regex: /\b[1-9]\d{12}\b/g, score: 0.05 },
  ],
  validate(match) {
    const digits = digitsOf(match);
    const sum = weightedSum(digits.slice(1), [2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1]);
    return 9 - (sum % 9) === Number(digits[0]);
  },
  validatedScore: 0.25,
  context: ["法人番号", "corporate number", "会社法人等番号"],
});

/** Basic pension numbers: four and six digits (Japan Pension Service). */
export const jpPension = identityNumber("jp-pension", {
  patterns: [{ name: "four and six digits", regex: /\b\d{4}-\d{6}\b(?!-\d)/g, score: 0.1 }],
  context: ["年金番号", "基礎年金番号", "年金手帳", "pension number"],
});
