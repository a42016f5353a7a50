import { checkDigit } from "../checks.js";
import { codeDetector } from "../detector.js";

/**
 * Citizen identity cards (CCCD): province of birth 001-096, century and sex, year, six digits
 * (Ministry of Public Security, Circular 59/2021); until 2021 nine digits (CMND), only with
 * context.
 */
export const vnCccd = codeDetector("vn-cccd", {
  forms: {
    "twelve digits": [
      "0(0[12468]|1[0124579]|2[024-7]|3[013-8]|4[024-689]|5[12468]|6[024678]|7[024579]|8[0234679]|9[1-6])[0-3]#{8}",
      0.3,
    ],
    "nine digits": ["[0-3]#{8}", 0.02],
  },
  context: "cccd, cmnd, căn cước công dân, căn cước, chứng minh nhân dân, số định danh",
  finds: ["CCCD [079185004839]", "CMND: [024839201]"],
  misses: ["đơn 079185004839", "CCCD 003185004839", "CCCD 07918500483"],
});

/**
 * Tax codes (MST): ten digits, the last 10 less the sum with weights 31 29 23 19 17 13 7 5 3 MOD
 * 11, and a branch (General Department of Taxation).
 */
export const vnTaxCode = codeDetector("vn-tax-code", {
  forms: {
    "with branch": ["#{10}-###<not -#>", 0.5],
    "ten digits": ["#{10}", 0.05],
  },
  validate: checkDigit(11, [31, 29, 23, 19, 17, 13, 7, 5, 3], (rest) => 10 - rest),
  validatedScore: 0.25,
  context: "mst, mã số thuế, tax code",
  finds: ["[3399692434-001]", "mã số thuế [0650947609]"],
  misses: ["3399692435-001", "đơn 0650947609", "mã số thuế 0650947608"],
});

/** Passports: a letter and seven or eight digits (Immigration Department). */
export const vnPassport = codeDetector("vn-passport", {
  anyCase: true,
  forms: { "letter and digits": ["[BCEKNP]#{7,8}", 0.1] },
  context: "hộ chiếu, số hộ chiếu, passport",
  finds: ["hộ chiếu [C4839201]", "số hộ chiếu: [C3443838]"],
  misses: ["phần C4839201", "hộ chiếu C483920"],
});
