import { digitsOf, weightedSum } from "../../kit/checksums.js";
import { identityNumber } from "./number.js";

/**
 * Inland Revenue numbers: eight or nine digits, check digit MOD 11 with a second set of weights
 * where the first gives 10 (Inland Revenue, "RWT/NRWT specification document", appendix).
 */
export const nzIrd = identityNumber("nz-ird", {
  patterns: [
    { name: "in groups", regex: /\b(?<!\d[- ])1?\d{2}([- ])\d{3}\1\d{3}\b(?![- ]\d)/g, score: 0.4 },
    { name: "in one piece", regex: /\b(?:[1-9]\d{7}|1[0-4]\d{7})\b/g, score: 0.05 },
  ],
  validate(match) {
    const digits = digitsOf(match).padStart(9, "0");
    const number = Number(digits);
    if (number < 10_000_000 || number > 150_000_000) return false;
    const first = (11 - (weightedSum(digits, [3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11;
    const second = (11 - (weightedSum(digits, [7, 4, 3, 2, 5, 2, 7, 6]) % 11)) % 11;
    return (first === 10 ? second : first) === Number(digits[8]);
  },
  validatedScore: 0.25,
  context: ["ird", "ird number", "inland revenue", "tax number"],
});

// letters but I and O; a letter's value is its place here
const NHI_LETTERS = "_ABCDEFGHJKLMNPQRSTUVWXYZ";

/**
 * National health index numbers: three letters, three digits and a check digit MOD 11, or since
 * 2019 three letters, two digits, a letter and a check letter MOD 23, weights 7 to 2 (HISO 10046,
 * Consumer Health Identity Standard, appendix).
 */
export const nzNhi = identityNumber("nz-nhi", {
  patterns: [
    {
      name: "seven characters",
      regex: /\b[A-HJ-NP-Z]{3}\d{2}(?:\d{2}|[A-HJ-NP-Z]{2})\b/g,
      score: 0.1,
    },
  ],
  validate(match) {
    const values = [...match].map((char) =>
      char >= "A" ? NHI_LETTERS.indexOf(char) : Number(char),
    );
    const sum = [7, 6, 5, 4, 3, 2].reduce((total, weight, i) => total + weight * values[i]!, 0);
    if (match[6]! >= "A") return 23 - (sum % 23) === values[6];
    return sum % 11 !== 0 && (11 - (sum % 11)) % 10 === values[6];
  },
  validatedScore: 0.35,
  context: ["nhi", "national health index", "patient", "hospital"],
});

/** Passports: one or two letters and six digits (Department of Internal Affairs). */
export const nzPassport = identityNumber("nz-passport", {
  patterns: [{ name: "letters and digits", regex: /\b[A-Z]{1,2}\d{6}\b/gi, score: 0.1 }],
  context: ["passport", "uruwhenua", "travel document"],
});
