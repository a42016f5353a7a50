import { isDate, isYymmdd } from "../../kit/checksums.js";
import { identityNumber, twoDigits } from "./number.js";

/**
 * Resident identity cards: area, date of birth, order code, check character ISO 7064 MOD 11-2 (GB
 * 11643-1999); until 1999 fifteen digits without century and check. The same form serves residents
 * of Hong Kong, Macau and Taiwan (81-83) and, from 9 on, foreigners with permanent residence. Area
 * and date make it distinctive enough to be found with a slip in it.
 */
export const cnResidentId = identityNumber("cn-resident-id", {
  patterns: [
    {
      name: "eighteen characters",
      regex:
        /\b(?:1[1-5]|2[1-3]|3[1-7]|4[1-6]|5[0-4]|6[1-5]|71|8[1-3]|9\d)\d{4}(?:18|19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{3}[\dX]\b/gi,
      score: 0.5,
    },
    {
      name: "fifteen digits",
      regex:
        /\b(?:1[1-5]|2[1-3]|3[1-7]|4[1-6]|5[0-4]|6[1-5]|71|8[1-3])\d{6}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{3}\b/g,
      score: 0.2,
    },
  ],
  validate(match) {
    if (match.length === 15) return isYymmdd(match, 6) ? undefined : false;
    const year = Number(match.slice(6, 10));
    if (!isDate(year, twoDigits(match, 10), twoDigits(match, 12))) return false;
    let product = 0;
    for (const char of match.slice(0, 17)) product = ((product + Number(char)) * 2) % 11;
    const check = (12 - product) % 11;
    return match[17]!.toUpperCase() === (check === 10 ? "X" : String(check)) ? true : undefined;
  },
  context: [
    "身份证",
    "身份证号",
    "身份证号码",
    "公民身份号码",
    "身分證",
    "identity card",
    "id card",
  ],
});

/** Passports: E or G and eight characters, or a letter of service and diplomatic ones (NIA). */
export const cnPassport = identityNumber("cn-passport", {
  patterns: [
    {
      name: "letters and digits",
      regex: /\b(?:[EG]\d{8}|E[A-HJ-NP-Z]\d{7}|[DPS]E?\d{7,8})\b/gi,
      score: 0.1,
    },
  ],
  context: ["护照", "护照号", "护照号码", "護照", "passport"],
});

const USCC_ALPHABET = "0123456789ABCDEFGHJKLMNPQRTUWXY";
const USCC_WEIGHTS = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28];

/**
 * Unified social credit codes of organizations: authority, kind, area, organization, check
 * character MOD 31 with weights 3 to the power of the place (GB 32100-2015).
 */
export const cnSocialCredit = identityNumber("cn-social-credit", {
  patterns: [
    {
      name: "eighteen characters",
      regex: /\b[1-9A-GNY][1-59]\d{6}[0-9A-HJ-NPQRTUWXY]{10}\b/gi,
      score: 0.2,
    },
  ],
  validate(match) {
    const code = match.toUpperCase();
    const sum = USCC_WEIGHTS.reduce(
      (total, weight, i) => total + weight * USCC_ALPHABET.indexOf(code[i]!),
      0,
    );
    return USCC_ALPHABET[(31 - (sum % 31)) % 31] === code[17];
  },
  validatedScore: 0.95,
  context: ["统一社会信用代码", "社会信用代码", "信用代码", "unified social credit code", "uscc"],
});

/**
 * Travel permits between the mainland and Hong Kong, Macau and Taiwan: H or M and eight digits with
 * the issue number, C or W (mainland residents), T and eight digits, or eight digits (NIA).
 */
export const cnTravelPermit = identityNumber("cn-travel-permit", {
  patterns: [
    {
      name: "letter and digits",
      regex: /\b(?:[HM]\d{8}(?:\d{2})?|[CLTW]\d{8}|C[A-Z]\d{7})\b/gi,
      score: 0.1,
    },
    { name: "eight digits", regex: /\b\d{8}\b/g, score: 0.02 },
  ],
  context: [
    "通行证",
    "通行證",
    "来往内地通行证",
    "回乡证",
    "回鄉證",
    "台胞证",
    "台胞證",
    "home return permit",
    "mainland travel permit",
  ],
});
