import { lettersAndDigitsOf, weightedSum } from "../../kit/checksums.js";
import { codeDetector } from "../detector.js";

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
export const sgNricFin = codeDetector("sg-nric-fin", {
  presidioEntity: "SG_NRIC_FIN",
  anyCase: true,
  forms: { "nine characters": ["[STFGM]#{7}@", 0.3] },
  validate(match) {
    const code = match.toUpperCase();
    const [added, letters] = NRIC_SERIES[code[0]!]!;
    const sum = added + weightedSum(code.slice(1, 8), [2, 7, 6, 5, 4, 3, 2]);
    return letters[sum % 11] === code[8] ? true : undefined;
  },
  validatedScore: 0.9,
  context: "nric, nric#, fin, fin#, identity card, ic no, work permit, singpass",
  finds: [
    "[S5329922I]",
    "[T5222014E]",
    "[F8196609P]",
    "[G1188539Q]",
    "[M2921792T]", // since 2022
    "NRIC [S5329922A]", // a slip in the letter, but named
  ],
  misses: ["S5329922A", "M2921792U", "NRIC S532992I", "A5329922I"],
});

const UEN_LETTERS = "ABCDEFGHJKLMNPQRSTUVWX0123456789";

/**
 * Unique entity numbers of businesses (8 digits, letter), local companies (year, 5 digits, letter)
 * and others (T, S or R, year, kind, 4 digits, letter), each with its own check letter MOD 11
 * (Accounting and Corporate Regulatory Authority, "UEN format").
 */
export const sgUen = codeDetector("sg-uen", {
  presidioEntity: "SG_UEN",
  anyCase: true,
  forms: {
    "other entity": [
      "[TSR]##(C[CDHLMPSX]|DP|F[BCMN]|G[ABS]|H[CS]|L[LP]|M[BCDHMQ]|N[BR]|P[ABF]|R[FP]|S[MS]|T[CU]|VH|XL)####@",
      0.9,
    ],
    company: ["(19|20)#{7}@", 0.6],
    business: ["#{8}@", 0.1],
  },
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
  context: "uen, unique entity number, business registration, acra, gst reg",
  finds: ["[201878334R]", "[T11RF6425A]", "UEN [05304674M]"],
  misses: ["201878334A", "T11RF6425B", "lot 05304674M", "UEN 05304674A", "T11QQ6425A"],
});

/** Passports: E or K, seven digits, a letter (Immigration and Checkpoints Authority). */
export const sgPassport = codeDetector("sg-passport", {
  anyCase: true,
  forms: { "nine characters": ["[EKX]#{7}@", 0.2] },
  context: "passport, travel document",
  finds: ["passport [K4839201C]", "travel document: [K4278400C]"],
  misses: ["part K4839201C", "passport K483920C"],
});
