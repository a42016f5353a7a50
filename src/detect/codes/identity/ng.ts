import { isRepdigit, verhoeff } from "../../kit/checksums.js";
import { identityNumber } from "./number.js";

/**
 * National identification numbers (NIN): eleven digits. A Verhoeff digit is reported for the last
 * one but not documented by NIMC, so it proves and does not refute.
 */
export const ngNin = identityNumber("ng-nin", {
  presidioEntity: "NG_NIN",
  patterns: [{ name: "eleven digits", regex: /\b\d{11}\b/g, score: 0.05 }],
  validate(match) {
    if (isRepdigit(match)) return false;
    return verhoeff(match) ? true : undefined;
  },
  validatedScore: 0.25,
  context: [
    "nin",
    "nimc",
    "national identification number",
    "national identity number",
    "national identity",
  ],
});

/** Bank verification numbers (BVN): eleven digits from 22 on (Central Bank of Nigeria). */
export const ngBvn = identityNumber("ng-bvn", {
  patterns: [{ name: "eleven digits", regex: /\b22\d{9}\b/g, score: 0.1 }],
  context: ["bvn", "bank verification number"],
});

/** Passports: a letter and eight digits (Nigeria Immigration Service). */
export const ngPassport = identityNumber("ng-passport", {
  patterns: [{ name: "letter, eight digits", regex: /\b[ABDF]\d{8}\b/gi, score: 0.1 }],
  context: ["passport"],
});
