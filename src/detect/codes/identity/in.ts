import { digitsOf, isRepdigit, luhn, verhoeff } from "../../kit/checksums.js";
import { codeDetector } from "../detector.js";

/**
 * Aadhaar numbers: twelve digits from 2 on, Verhoeff; palindromes are not issued (UIDAI, "UID
 * Numbering Scheme", 2010).
 */
export const inAadhaar = codeDetector("in-aadhaar", {
  presidioEntity: "IN_AADHAAR",
  forms: {
    "in groups": [/\b(?<!\d[- ])[2-9]\d{3}([- :])\d{4}\1\d{4}\b(?![- ]\d)/g, 0.6],
    "in one piece": ["[2-9]#{11}", 0.05],
  },
  validate(match) {
    const digits = digitsOf(match);
    return verhoeff(digits) && [...digits].reverse().join("") !== digits;
  },
  validatedScore: 0.35,
  context: "aadhaar, aadhar, adhaar, uidai, uid, आधार",
  finds: ["[7871 5702 3070]", "Aadhaar [204460683017]", "UIDAI: [9516-5463-5866]"],
  misses: [
    "7871 5702 3071", // wrong check digit
    "order 204460683017", // one number in ten passes
    "Aadhaar 1044 6068 3017", // no such start
    "4000 7871 5702 3070", // a payment card's groups
  ],
});

/**
 * Permanent account numbers: three letters, the holder's kind, first letter of the surname, four
 * digits, a check letter whose rule is not public (Income Tax Department, "Structure of PAN").
 */
export const inPan = codeDetector("in-pan", {
  presidioEntity: "IN_PAN",
  anyCase: true,
  forms: {
    "with a holder's kind": ["@@@[ABCFGHJLPT]@####@", 0.5],
    "ten characters": ["@@@@@####@", 0.1],
  },
  context: "pan, pan card, permanent account number, income tax, पैन",
  finds: ["[BQRPK4839L]", "PAN [BQRXK4839L]"],
  misses: ["part BQRXK4839L", "PAN BQRPK483L", "PAN BQRP44839L"],
});

/** Passports: a letter and seven digits, the first and last not 0 (Passport Seva). */
export const inPassport = codeDetector("in-passport", {
  presidioEntity: "IN_PASSPORT",
  anyCase: true,
  forms: { "letter, seven digits": ["@[1-9]# ?####[1-9]", 0.1] },
  context: "passport, indian passport, पासपोर्ट",
  finds: ["passport [K4839201]", "passport [K48 39201]"],
  misses: ["part K4839201", "passport K0839201", "passport K4839200"],
});

/**
 * Electors' photo identity cards (EPIC): three letters, six digits and their Luhn digit, which
 * older cards lack (Election Commission of India; Kotak Securities, "Serial number in the electoral
 * roll").
 */
export const inVoter = codeDetector("in-voter", {
  presidioEntity: "IN_VOTER",
  anyCase: true,
  forms: { "three letters, seven digits": ["@@@#{7}", 0.3] },
  validate: (match) => (luhn(match.slice(3)) ? true : undefined),
  validatedScore: 0.5,
  context: "voter, voter id, epic, elector, election commission, मतदाता",
  finds: ["[NGD5463963]", "voter [CUU9274144]"],
  misses: ["part CUU9274144", "voter CUU927414"],
});

const BASE_36 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/**
 * Goods and services tax numbers: state, PAN, registration, Z, check character by the Luhn method
 * in base 36 (GST Network, "GSTIN format"). A number that fails the check still holds a PAN, so it
 * is not dropped.
 */
export const inGstin = codeDetector("in-gstin", {
  presidioEntity: "IN_GSTIN",
  anyCase: true,
  forms: { "state, PAN, registration": ["(0[1-9]|[12]#|3[0-8]|9[79])@@@@@####@[1-9A-Z]Z*", 0.5] },
  validate(match) {
    let sum = 0;
    for (let i = 0; i < 15; i++) {
      const value = BASE_36.indexOf(match[i]!.toUpperCase()) * ((i % 2) + 1);
      sum += Math.floor(value / 36) + (value % 36);
    }
    return sum % 36 === 0 ? true : undefined;
  },
  context: "gst, gstin, gst number, gst registration, goods and services tax",
  finds: [
    "[27OEUCR3633K1Z5]",
    "GSTIN [27cfopg6747a1zd]",
    "[27OEUCR3633K1Z6]", // a wrong check character still shows a PAN
  ],
  misses: ["42OEUCR3633K1Z5", "27OEUCR3633K1Y5", "27OEUC33633K1Z5"],
});

/**
 * Driving licences: state, office, year of issue, seven digits (Ministry of Road Transport,
 * Sarathi).
 */
export const inDrivingLicence = codeDetector("in-driving-licence", {
  anyCase: true,
  forms: {
    "state, office, year, number": [
      "(A[NPRS]|BR|C[GH]|D[DLN]|G[AJ]|H[PR]|J[HK]|K[AL]|L[AD]|M[HLNPZ]|NL|O[DR]|P[BY]|RJ|SK|T[GNRS]|U[AKP]|WB)[- ]?##[- ]?(19|20)##[- ]?#{7}",
      0.65,
    ],
  },
  context: "driving licence, driving license, dl no, dl, licence, license",
  finds: ["[MH12 20150048392]", "[KA-05-2011-0483920]"],
  misses: ["XX12 20150048392", "MH12 18150048392", "MH12 2015004839"],
});

/**
 * Health account numbers (ABHA): fourteen digits; no published check (Ayushman Bharat Digital
 * Mission).
 */
export const inAbha = codeDetector("in-abha", {
  forms: {
    "in groups": ["<not #[- ]>[1-9]#~####~####~####<not [- ]#>", 0.3],
    "in one piece": ["[1-9]#{13}", 0.05],
  },
  validate: (match) => (isRepdigit(digitsOf(match)) ? false : undefined),
  context: "abha, ayushman bharat, health id, health account, abdm",
  finds: ["ABHA [91-2044-6068-3017]", "ABHA number [91204460683017]"],
  misses: ["order 91-2044-6068-3017", "ABHA 91-2044-6068-301"],
});
