import { digitsOf, weightedSum } from "../../kit/checksums.js";
import { codeDetector } from "../detector.js";

/**
 * Inland Revenue numbers: eight or nine digits, check digit MOD 11 with a second set of weights
 * where the first gives 10 (Inland Revenue, "RWT/NRWT specification document", appendix).
 */
export const nzIrd = codeDetector("nz-ird", {
  forms: {
    "in groups": ["<not #[- ]>1?##~###~###<not [- ]#>", 0.4],
    "in one piece": ["([1-9]#{7}|1[0-4]#{7})", 0.05],
  },
  validate(match) {
    const digits = digitsOf(match).padStart(9, "0");
    const number = Number(digits);
    if (number < 10_000_000 || number > 150_000_000) return false;
    const first = (11 - (weightedSum(digits, [3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11;
    const second = (11 - (weightedSum(digits, [7, 4, 3, 2, 5, 2, 7, 6]) % 11)) % 11;
    return (first === 10 ? second : first) === Number(digits[8]);
  },
  validatedScore: 0.25,
  context: "ird, ird number, inland revenue, tax number",
  finds: ["[135-638-803]", "[61-169-350]", "IRD [24185389]"],
  misses: ["135-638-804", "order 24185389", "IRD 24185388", "IRD 195-638-803"],
});

// letters but I and O; a letter's value is its place here
const NHI_LETTERS = "_ABCDEFGHJKLMNPQRSTUVWXYZ";

/**
 * National health index numbers: three letters, three digits and a check digit MOD 11, or since
 * 2019 three letters, two digits, a letter and a check letter MOD 23, weights 7 to 2 (HISO 10046,
 * Consumer Health Identity Standard, appendix).
 */
export const nzNhi = codeDetector("nz-nhi", {
  forms: { "seven characters": ["[A-HJ-NP-Z]{3}##(##|[A-HJ-NP-Z]{2})", 0.1] },
  validate(match) {
    const values = [...match].map((char) =>
      char >= "A" ? NHI_LETTERS.indexOf(char) : Number(char),
    );
    const sum = [7, 6, 5, 4, 3, 2].reduce((total, weight, i) => total + weight * values[i]!, 0);
    if (match[6]! >= "A") return 23 - (sum % 23) === values[6];
    return sum % 11 !== 0 && (11 - (sum % 11)) % 10 === values[6];
  },
  validatedScore: 0.35,
  context: "nhi, national health index, patient, hospital",
  finds: [
    "NHI [AZW6219]",
    "patient [FPP16RC]", // since 2019
    "NHI: [VKG79JP]",
  ],
  misses: ["flight AZW6219", "room FPP16RC", "FPP16RD", "NHI AZI6219", "NHI AZW621"],
});

/** Passports: one or two letters and six digits (Department of Internal Affairs). */
export const nzPassport = codeDetector("nz-passport", {
  anyCase: true,
  forms: { "letters and digits": ["@{1,2}######", 0.1] },
  context: "passport, uruwhenua, travel document",
  finds: ["passport [LH483920]", "uruwhenua: [LH085707]"],
  misses: ["part LH483920", "passport LH48392"],
});
