import { digitsOf, isRepdigit, luhn, verhoeff } from "../../kit/checksums.js";
import { identityNumber } from "./number.js";

/**
 * Aadhaar numbers: twelve digits from 2 on, Verhoeff; palindromes are not issued (UIDAI, "UID
 * Numbering Scheme", 2010).
 */
export const inAadhaar = identityNumber("in-aadhaar", {
  presidioEntity: "IN_AADHAAR",
  patterns: [
    {
      name: "in groups",
      regex: /\b(?<!\d[- ])[2-9]\d{3}([- :])\d{4}\1\d{4}\b(?![- ]\d)/g,
      score: 0.6,
    },
    { name: "in one piece", regex: /\b[2-9]\d{11}\b/g, score: 0.05 },
  ],
  validate(match) {
    const digits = digitsOf(match);
    return verhoeff(digits) && [...digits].reverse().join("") !== digits;
  },
  validatedScore: 0.35,
  context: ["aadhaar", "aadhar", "adhaar", "uidai", "uid", "आधार"],
});

/**
 * Permanent account numbers: three letters, the holder's kind, first letter of the surname, four
 * digits, a check letter whose rule is not public (Income Tax Department, "Structure of PAN").
 */
export const inPan = identityNumber("in-pan", {
  presidioEntity: "IN_PAN",
  patterns: [
    {
      name: "with a holder's kind",
      regex: /\b[A-Z]{3}[ABCFGHJLPT][A-Z]\d{4}[A-Z]\b/gi,
      score: 0.5,
    },
    { name: "ten characters", regex: /\b[A-Z]{5}\d{4}[A-Z]\b/gi, score: 0.1 },
  ],
  context: ["pan", "pan card", "permanent account number", "income tax", "पैन"],
});

/** Passports: a letter and seven digits, the first and last not 0 (Passport Seva). */
export const inPassport = identityNumber("in-passport", {
  presidioEntity: "IN_PASSPORT",
  patterns: [{ name: "letter, seven digits", regex: /\b[A-Z][1-9]\d ?\d{4}[1-9]\b/gi, score: 0.1 }],
  context: ["passport", "indian passport", "पासपोर्ट"],
});

/**
 * Electors' photo identity cards (EPIC): three letters, six digits and their Luhn digit, which
 * older cards lack (Election Commission of India; Kotak Securities, "Serial number in the electoral
 * roll").
 */
export const inVoter = identityNumber("in-voter", {
  presidioEntity: "IN_VOTER",
  patterns: [{ name: "three letters, seven digits", regex: /\b[A-Z]{3}\d{7}\b/gi, score: 0.3 }],
  validate: (match) => (luhn(match.slice(3)) ? true : undefined),
  validatedScore: 0.5,
  context: ["voter", "voter id", "epic", "elector", "election commission", "मतदाता"],
});

const BASE_36 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/**
 * Goods and services tax numbers: state, PAN, registration, Z, check character by the Luhn method
 * in base 36 (GST Network, "GSTIN format"). A number that fails the check still holds a PAN, so it
 * is not dropped.
 */
export const inGstin = identityNumber("in-gstin", {
  presidioEntity: "IN_GSTIN",
  patterns: [
    {
      name: "state, PAN, registration",
      regex: /\b(?:0[1-9]|[12]\d|3[0-8]|9[79])[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]\b/gi,
      score: 0.5,
    },
  ],
  validate(match) {
    let sum = 0;
    for (let i = 0; i < 15; i++) {
      const value = BASE_36.indexOf(match[i]!.toUpperCase()) * ((i % 2) + 1);
      sum += Math.floor(value / 36) + (value % 36);
    }
    return sum % 36 === 0 ? true : undefined;
  },
  context: ["gst", "gstin", "gst number", "gst registration", "goods and services tax"],
});

/**
 * Driving licences: state, office, year of issue, seven digits (Ministry of Road Transport,
 * Sarathi).
 */
export const inDrivingLicence = identityNumber("in-driving-licence", {
  patterns: [
    {
      name: "state, office, year, number",
      regex:
        /\b(?:A[NPRS]|BR|C[GH]|D[DLN]|G[AJ]|H[PR]|J[HK]|K[AL]|L[AD]|M[HLNPZ]|NL|O[DR]|P[BY]|RJ|SK|T[GNRS]|U[AKP]|WB)[- ]?\d{2}[- ]?(?:19|20)\d{2}[- ]?\d{7}\b/gi,
      score: 0.65,
    },
  ],
  context: ["driving licence", "driving license", "dl no", "dl", "licence", "license"],
});

/**
 * Health account numbers (ABHA): fourteen digits; no published check (Ayushman Bharat Digital
 * Mission).
 */
export const inAbha = identityNumber("in-abha", {
  patterns: [
    {
      name: "in groups",
      regex: /\b(?<!\d[- ])[1-9]\d([- ])\d{4}\1\d{4}\1\d{4}\b(?![- ]\d)/g,
      score: 0.3,
    },
    { name: "in one piece", regex: /\b[1-9]\d{13}\b/g, score: 0.05 },
  ],
  validate: (match) => (isRepdigit(digitsOf(match)) ? false : undefined),
  context: ["abha", "ayushman bharat", "health id", "health account", "abdm"],
});
