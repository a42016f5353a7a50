import { lettersAndDigitsOf, weightedSum } from "../../kit/checksums.js";
import { identityNumber } from "./number.js";

// by prefix: what is added to the sum, and the check letters by remainder
const NRIC_SERIES: Readonly<Record<string, readonly [number, string]>> = {
  S: [0, "JZIHGFEDCBA"],
  T: [4, "JZIHGFEDCBA"],
  F: [0, "XWUTRQPNMLK"],
  G: [4, "XWUTRQPNMLK"],
  M: [3, "XWUTRQPNJLK"],
};

/**
 * Identity numbers of residents (NRIC: S, T) and foreigners (FIN: F, G, since 2022 M): seven digits
 * and a check letter MOD 11 with weights 2 7 6 5 4 3 2 (Immigration and Checkpoints Authority, "FIN
 * M series"). A wrong letter is a slip more often than another number, so it stays weak.
 */
export const sgNricFin = identityNumber("sg-nric-fin", {
  presidioEntity: "SG_NRIC_FIN",
  patterns: [{ name: "nine characters", regex: /\b[STFGM]\d{7}[A-Z]\b/gi, score: 0.3 }],
  validate(match) {
    const code = match.toUpperCase();
    const [added, letters] = NRIC_SERIES[code[0]!]!;
    const sum = added + weightedSum(code.slice(1, 8), [2, 7, 6, 5, 4, 3, 2]);
    return letters[sum % 11] === code[8] ? true : undefined;
  },
  validatedScore: 0.9,
  context: ["nric", "nric#", "fin", "fin#", "identity card", "ic no", "work permit", "singpass"],
});

const UEN_LETTERS = "ABCDEFGHJKLMNPQRSTUVWX0123456789";

/**
 * Unique entity numbers of businesses (8 digits, letter), local companies (year, 5 digits, letter)
 * and others (T, S or R, year, kind, 4 digits, letter), each with its own check letter MOD 11
 * (Accounting and Corporate Regulatory Authority, "UEN format").
 */
export const sgUen = identityNumber("sg-uen", {
  presidioEntity: "SG_UEN",
  patterns: [
    {
      name: "other entity",
      regex:
        /\b[TSR]\d{2}(?:C[CDHLMPSX]|DP|F[BCMN]|G[ABS]|H[CS]|L[LP]|M[BCDHMQ]|N[BR]|P[ABF]|R[FP]|S[MS]|T[CU]|VH|XL)\d{4}[A-Z]\b/gi,
      score: 0.9,
    },
    { name: "company", regex: /\b(?:19|20)\d{7}[A-Z]\b/gi, score: 0.6 },
    { name: "business", regex: /\b\d{8}[A-Z]\b/gi, score: 0.1 },
  ],
  validate(match) {
    const code = lettersAndDigitsOf(match);
    if (code.length === 9) {
      return code[8] === "XMKECAWLJDB"[weightedSum(code, [10, 4, 9, 3, 8, 2, 7, 1]) % 11];
    }
    if (code[0]! <= "9") {
      return code[9] === "ZKCMDNERGWH"[weightedSum(code, [10, 8, 6, 4, 9, 7, 5, 3, 1]) % 11];
    }
    const sum = [4, 3, 5, 3, 10, 2, 2, 5, 7].reduce(
      (total, weight, i) => total + weight * UEN_LETTERS.indexOf(code[i]!),
      0,
    );
    return code[9] === UEN_LETTERS[(sum + 6) % 11];
  },
  validatedScore: 0.35,
  context: ["uen", "unique entity number", "business registration", "acra", "gst reg"],
});

/** Passports: E or K, seven digits, a letter (Immigration and Checkpoints Authority). */
export const sgPassport = identityNumber("sg-passport", {
  patterns: [{ name: "nine characters", regex: /\b[EKX]\d{7}[A-Z]\b/gi, score: 0.2 }],
  context: ["passport", "travel document"],
});
