import { digitsOf, isRepdigit, weightedSum } from "../../kit/checksums.js";
import { codeDetector } from "../detector.js";

// the letters in the order of the numbers 10 to 35 that they represent
const LETTERS = "ABCDEFGHJKLMNPQRSTUVXYWZIO";

/**
 * National identity cards (letter, 1 or 2, eight digits) and residence certificates (letter, 8 or
 * 9, eight digits; until 2021 two letters and eight digits): the letters as numbers from 10 on,
 * weights 1 9 8 7 6 5 4 3 2 1 1, a multiple of ten (Ministry of the Interior, 國民身分證統一編號).
 */
export const twNationalId = codeDetector("tw-national-id", {
  anyCase: true,
  forms: { "ten characters": ["@[1289A-D]#{8}", 0.1] },
  validate(match) {
    const code = match.toUpperCase();
    const area = LETTERS.indexOf(code[0]!) + 10;
    // of the old certificates' second letter only the units count
    const kind = code[1]! >= "A" ? LETTERS.indexOf(code[1]!) % 10 : Number(code[1]);
    const digits = `${area}${kind}${code.slice(2)}`;
    return weightedSum(digits, [1, 9, 8, 7, 6, 5, 4, 3, 2, 1, 1]) % 10 === 0 ? true : undefined;
  },
  validatedScore: 0.6,
  context:
    "身分證, 身分證字號, 國民身分證, 統一編號, 居留證, 統一證號, national id, id number, arc",
  finds: [
    "[D105371624]",
    "身分證字號:[Y187350945]",
    "[F893256912]", // residence certificate
    "[BD36628490]", // residence certificate until 2021
  ],
  misses: ["D105371625", "D305371624", "D10537162"],
});

/**
 * Business numbers (統一編號): eight digits with weights 1 2 1 2 1 2 4 1, products' digits added, a
 * multiple of five; a seventh digit 7 may count one less (Ministry of Finance, 2023).
 */
export const twUbn = codeDetector("tw-ubn", {
  forms: { "eight digits": ["#{8}", 0.05] },
  validate(match) {
    if (isRepdigit(match)) return false;
    let sum = 0;
    [1, 2, 1, 2, 1, 2, 4, 1].forEach((weight, i) => {
      const product = weight * Number(match[i]);
      sum += Math.floor(product / 10) + (product % 10);
    });
    return sum % 5 === 0 || (match[6] === "7" && (sum + 1) % 5 === 0);
  },
  validatedScore: 0.1,
  context: "統一編號, 統編, 營利事業統一編號, ubn, vat number",
  finds: ["統一編號 [19654991]", "統編:[34845598]"],
  misses: ["編號 19654991", "統一編號 19654992", "統一編號 1965499"],
});

/** Passports: nine digits (Bureau of Consular Affairs). */
export const twPassport = codeDetector("tw-passport", {
  forms: { "nine digits": ["[1-9]#{8}", 0.05] },
  validate: (match) => (isRepdigit(digitsOf(match)) ? false : undefined),
  context: "護照, 護照號碼, taiwan passport",
  finds: ["護照號碼 [348392017]", "taiwan passport: [123095720]"],
  misses: ["編號 348392017", "護照 34839201"],
});
