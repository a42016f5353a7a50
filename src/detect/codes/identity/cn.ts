import { isDate, isYymmdd } from "../../kit/checksums.js";
import { twoDigits } from "../checks.js";
import { codeDetector } from "../detector.js";

/**
 * Resident identity cards: area, date of birth, order code, check character ISO 7064 MOD 11-2 (GB
 * 11643-1999); until 1999 fifteen digits without century and check. The same form serves residents
 * of Hong Kong, Macau and Taiwan (81-83) and, from 9 on, foreigners with permanent residence. Area
 * and date make it distinctive enough to be found with a slip in it.
 */
export const cnResidentId = codeDetector("cn-resident-id", {
  anyCase: true,
  forms: {
    "eighteen characters": [
      "(1[1-5]|2[1-3]|3[1-7]|4[1-6]|5[0-4]|6[1-5]|71|8[1-3]|9#)####(18|19|20)##<month><day>###[#X]",
      0.5,
    ],
    "fifteen digits": [
      "(1[1-5]|2[1-3]|3[1-7]|4[1-6]|5[0-4]|6[1-5]|71|8[1-3])######<month><day>###",
      0.2,
    ],
  },
  validate(match) {
    if (match.length === 15) return isYymmdd(match, 6) ? undefined : false;
    const year = Number(match.slice(6, 10));
    if (!isDate(year, twoDigits(match, 10), twoDigits(match, 12))) return false;
    let product = 0;
    for (const char of match.slice(0, 17)) product = ((product + Number(char)) * 2) % 11;
    const check = (12 - product) % 11;
    return match[17]!.toUpperCase() === (check === 10 ? "X" : String(check)) ? true : undefined;
  },
  context: "身份证, 身份证号, 身份证号码, 公民身份号码, 身分證, identity card, id card",
  finds: [
    "[110101198912228838]",
    "身份证号:[11010119960619219X]",
    "[11010119960619219x]",
    "身份证 [110101880523674]", // until 1999
  ],
  misses: [
    "110101198913228838", // no such month
    "110101198902308838", // no such day
    "160101198912228838", // no such province
    "110101880523674",
    "1101011989122288381",
  ],
});

/** Passports: E or G and eight characters, or a letter of service and diplomatic ones (NIA). */
export const cnPassport = codeDetector("cn-passport", {
  anyCase: true,
  forms: { "letters and digits": ["([EG]#{8}|E[A-HJ-NP-Z]#{7}|[DPS]E?#{7,8})", 0.1] },
  context: "护照, 护照号, 护照号码, 護照, passport",
  finds: ["护照:[E48392017]", "passport [EA4839201]"],
  misses: ["编号 E48392017", "护照 E4839201"],
});

const USCC_ALPHABET = "0123456789ABCDEFGHJKLMNPQRTUWXY";
const USCC_WEIGHTS = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28];

/**
 * Unified social credit codes of organizations: authority, kind, area, organization, check
 * character MOD 31 with weights 3 to the power of the place (GB 32100-2015).
 */
export const cnSocialCredit = codeDetector("cn-social-credit", {
  anyCase: true,
  forms: { "eighteen characters": ["[1-9A-GNY][1-59]######[0-9A-HJ-NPQRTUWXY]{10}", 0.2] },
  validate(match) {
    const code = match.toUpperCase();
    const sum = USCC_WEIGHTS.reduce(
      (total, weight, i) => total + weight * USCC_ALPHABET.indexOf(code[i]!),
      0,
    );
    return USCC_ALPHABET[(31 - (sum % 31)) % 31] === code[17];
  },
  validatedScore: 0.95,
  context: "统一社会信用代码, 社会信用代码, 信用代码, unified social credit code, uscc",
  finds: ["[91110108XY8A095B78]", "[91110108T08F7NCX6G]"],
  misses: ["91110108XY8A095B79", "91110108XI8A095B78", "91110108XY8A095B7"],
});

/**
 * Travel permits between the mainland and Hong Kong, Macau and Taiwan: H or M and eight digits with
 * the issue number, C or W (mainland residents), T and eight digits, or eight digits (NIA).
 */
export const cnTravelPermit = codeDetector("cn-travel-permit", {
  anyCase: true,
  forms: {
    "letter and digits": ["([HM]#{8}(##)?|[CLTW]#{8}|C@#{7})", 0.1],
    "eight digits": ["#{8}", 0.02],
  },
  context:
    "通行证, 通行證, 来往内地通行证, 回乡证, 回鄉證, 台胞证, 台胞證, home return permit, mainland travel permit",
  finds: ["回乡证 [H48392017]", "通行证:[C48392017]", "台胞证 [48392017]"],
  misses: ["编号 H48392017", "编号 48392017", "台胞证 4839201"],
});
