import { digitsOf, isRepdigit, weightedSum } from "../../kit/checksums.js";
import { identityNumber } from "./number.js";

/**
 * Taxpayers' numbers (TIN): eight digits, a check digit and mostly a branch. The Bureau of Internal
 * Revenue keeps the rule of the check digit; the one in use elsewhere (weights 9 to 2, remainder of
 * 11) proves but does not refute.
 */
export const phTin = identityNumber("ph-tin", {
  presidioEntity: "PH_TIN",
  patterns: [
    { name: "with branch", regex: /\b\d{3}-\d{3}-\d{3}-\d{3,5}\b(?!-\d)/g, score: 0.4 },
    { name: "in groups", regex: /\b(?<!\d-)\d{3}-\d{3}-\d{3}\b(?!-\d)/g, score: 0.1 },
    { name: "in one piece", regex: /\b\d{9}(?:\d{3})?\b/g, score: 0.01 },
  ],
  validate(match) {
    const digits = digitsOf(match);
    if (isRepdigit(digits)) return false;
    const sum = weightedSum(digits, [9, 8, 7, 6, 5, 4, 3, 2]);
    return sum % 11 === Number(digits[8]) ? true : undefined;
  },
  validatedScore: 0.35,
  context: ["tin", "taxpayer identification number", "bir", "taxpayer id", "tax id", "rdo"],
});

/** Social Security System numbers: two, seven and one digits (SSS). */
export const phSss = identityNumber("ph-sss", {
  patterns: [
    { name: "in groups", regex: /\b\d{2}-\d{7}-\d\b/g, score: 0.5 },
    { name: "in one piece", regex: /\b\d{10}\b/g, score: 0.01 },
  ],
  context: ["sss", "sss no", "sss number", "social security system"],
});

/**
 * Common reference numbers of the unified multi-purpose card (UMID): four, seven and one digits.
 */
export const phUmid = identityNumber("ph-umid", {
  presidioEntity: "PH_UMID",
  patterns: [
    { name: "in groups", regex: /(?<![\w-])\d{4}-\d{7}-\d\b/g, score: 0.5 },
    { name: "in one piece", regex: /\b\d{12}\b/g, score: 0.05 },
  ],
  context: ["umid", "crn", "common reference number", "unified multi-purpose id", "gsis", "sss"],
});

/** National identity card numbers (PhilSys): sixteen digits in groups of four (PSA). */
export const phPhilSys = identityNumber("ph-philsys", {
  patterns: [
    { name: "in groups", regex: /\b\d{4}([- ])\d{4}\1\d{4}(?:\1\d{4})?\b(?![- ]\d)/g, score: 0.1 },
    { name: "in one piece", regex: /\b\d{12}(?:\d{4})?\b/g, score: 0.05 },
  ],
  context: ["philsys", "philid", "psn", "pcn", "national id", "philippine identification"],
});

/** Health insurance numbers: two, nine and one digits (PhilHealth). */
export const phPhilHealth = identityNumber("ph-philhealth", {
  patterns: [{ name: "in groups", regex: /\b\d{2}-\d{9}-\d\b/g, score: 0.5 }],
  context: ["philhealth", "philhealth no", "pin"],
});

/** Passports: letter, seven digits, letter, or two letters and seven digits (DFA). */
export const phPassport = identityNumber("ph-passport", {
  presidioEntity: "PH_PASSPORT",
  patterns: [
    { name: "letters and digits", regex: /\b(?:[A-Z]\d{7}[A-Z]|[A-Z]{2}\d{7})\b/gi, score: 0.1 },
  ],
  context: ["passport", "passport#", "pasaporte", "travel document", "dfa"],
});
