import { digitsOf, isRepdigit, weightedSum } from "../../kit/checksums.js";
import { identityNumber } from "./number.js";

/**
 * National codes (کد ملی): nine digits and a check digit with weights 10 to 2 MOD 11, taken from 11
 * unless below 2 (National Organization for Civil Registration).
 */
export const irNationalCode = identityNumber("ir-national-code", {
  patterns: [
    { name: "with hyphens", regex: /\b\d{3}-\d{6}-\d\b/g, score: 0.6 },
    { name: "ten digits", regex: /\b\d{10}\b/g, score: 0.05 },
  ],
  validate(match) {
    const digits = digitsOf(match);
    const rest = weightedSum(digits, [10, 9, 8, 7, 6, 5, 4, 3, 2]) % 11;
    return !isRepdigit(digits) && (rest < 2 ? rest : 11 - rest) === Number(digits[9]);
  },
  validatedScore: 0.25,
  context: ["کد ملی", "کدملی", "شماره ملی", "کارت ملی", "national code", "melli", "code melli"],
});
