import { digitsOf, weightedSum } from "../../kit/checksums.js";
import { checkDigit, LUHN } from "../checks.js";
import { codeDetector } from "../detector.js";

/**
 * Individual numbers (My Number): eleven digits and a check digit MOD 11 with weights 6 5 4 3 2 7 6
 * 5 4 3 2 (Ministry of Internal Affairs, Ordinance 85 of 2014, article 5).
 */
export const jpMyNumber = codeDetector("jp-my-number", {
  forms: {
    "in groups": ["<not #[- ]>####~####~####<not [- ]#>", 0.5],
    "in one piece": ["#{12}", 0.05],
  },
  validate: checkDigit(11, [6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2], (rest) => (rest < 2 ? 0 : 11 - rest)),
  validatedScore: 0.3,
  context: "マイナンバー, 個人番号, マイナンバーカード, my number, individual number",
  finds: ["[6435 7827 6880]", "マイナンバー:[281770482371]", "個人番号 [991293698941]"],
  misses: ["6435 7827 6881", "注文 281770482371", "個人番号 991293698942"],
});

/**
 * Driver licences: prefecture, year of the first licence, serial, check digit MOD 11 with weights 5
 * 4 3 2 7 6 5 4 3 2, number of reissues (National Police Agency, "運転免許証番号").
 */
export const jpDriverLicence = codeDetector("jp-driver-licence", {
  forms: {
    "twelve digits": ["(1[0-4]|2[0-5]|30|4#|5[0-5]|6[0-5]|7[0-4]|8[0-3]|9[0-7])#{10}", 0.05],
  },
  validate: checkDigit(11, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2], (rest) => (11 - rest) % 10),
  validatedScore: 0.25,
  context: "免許証番号, 運転免許証, 運転免許, 免許証, driver's licence, driver's license",
  finds: ["運転免許証 [304586341023]", "免許証番号:[458278507924]"],
  misses: ["注文 304586341023", "免許証番号 304586341033", "免許証番号 354586341023"],
});

/** Passports: two letters and seven digits (Ministry of Foreign Affairs). */
export const jpPassport = codeDetector("jp-passport", {
  anyCase: true,
  forms: { "letters and digits": ["@@#{7}", 0.1] },
  context: "旅券, 旅券番号, パスポート, パスポート番号, passport",
  finds: ["旅券番号 [TK4839201]", "passport [TR4839201]"],
  misses: ["注文 TK4839201", "旅券 TK483920"],
});

/**
 * Residence cards of foreigners: two letters, eight digits, two letters (Immigration Services
 * Agency).
 */
export const jpResidenceCard = codeDetector("jp-residence-card", {
  anyCase: true,
  forms: { "letters and digits": ["@@#{8}@@", 0.5] },
  context: "在留カード, 在留カード番号, residence card, zairyu",
  finds: ["[AB48392017CD]", "[AB16474915CD]"],
  misses: ["AB4839201CD", "A48392017CD"],
});

/**
 * Insurers' numbers on health insurance cards: eight digits, or six for municipal schemes, by the
 * Luhn method (Ministry of Health, Labour and Welfare, "保険者番号等の設定要領").
 */
export const jpHealthInsurance = codeDetector("jp-health-insurance", {
  forms: { insurer: ["(#{8}|######)", 0.05] },
  validate: LUHN,
  validatedScore: 0.15,
  context: "保険者番号, 被保険者番号, 健康保険, 保険証, health insurance card",
  finds: ["保険者番号 [45670577]", "保険証 [764308]"],
  misses: ["注文 45670577", "保険者番号 45670578", "保険者番号 4567057"],
});

/**
 * Corporate numbers: a check digit, 9 less the sum with weights 1 2 from the right MOD 9, and
 * twelve digits (Ministry of Finance, Ordinance 70 of 2014).
 */
export const jpCorporateNumber = codeDetector("jp-corporate-number", {
  forms: {
    "in groups": ["[1-9]-####-####-####", 0.6],
    "in one piece": ["[1-9]#{12}", 0.05],
  },
  validate(match) {
    const digits = digitsOf(match);
    const sum = weightedSum(digits.slice(1), [2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1]);
    return 9 - (sum % 9) === Number(digits[0]);
  },
  validatedScore: 0.25,
  context: "法人番号, corporate number, 会社法人等番号",
  finds: ["[6-9790-6516-1087]", "法人番号 [5982102251847]"],
  misses: ["7-9790-6516-1087", "注文 5982102251847", "法人番号 5982102251848"],
});

/** Basic pension numbers: four and six digits (Japan Pension Service). */
export const jpPension = codeDetector("jp-pension", {
  forms: { "four and six digits": ["####-######<not -#>", 0.1] },
  context: "年金番号, 基礎年金番号, 年金手帳, pension number",
  finds: ["基礎年金番号 [4839-201748]", "年金手帳: [6615-190127]"],
  misses: ["注文 4839-201748", "年金番号 4839-20174"],
});
