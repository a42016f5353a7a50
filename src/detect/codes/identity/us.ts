import { digitsOf, isRepdigit } from "../../kit/checksums.js";
import { codeDetector } from "../detector.js";

/**
 * Social security numbers. They have no check digit, but areas 000, 666 and 900-999, group 00 and
 * serial 0000 are never issued (SSA, Social Security Number Randomization, 2011). A number shown as
 * `XXX-XX-1234` counts: the last four digits single a person out in most lists.
 */
export const usSsn = codeDetector("us-ssn", {
  presidioEntity: "US_SSN",
  forms: {
    "in groups": [/\b(?<!\d[-.])(?!000|666|9)\d{3}([- .])\d{2}\1\d{4}\b(?![-.]\d)/g, 0.5],
    "in one piece or two": [/\b(?!000|666|9)(?:\d{9}|\d{5}-\d{4}|\d{3}-\d{6})\b/g, 0.05],
    "last four digits": [/(?<![\w*])(?:[Xx]{3}|\*{3})-(?:[Xx]{2}|\*{2})-\d{4}\b/g, 0.6],
  },
  validate(match) {
    const digits = digitsOf(match);
    if (digits.length === 4) return undefined;
    const issued = digits.slice(3, 5) !== "00" && digits.slice(5) !== "0000";
    return issued && !isRepdigit(digits) ? undefined : false;
  },
  context: `
    ssn, ssns, ss#, ss no, ssid, social, security, social security, social security number`,
  finds: [
    "she gave [219-46-3381] and left",
    "SSN: [219463381]",
    "her social security number is [219 46 3381].",
    "ssn [21946-3381] or [219-463381]",
    "on file as [XXX-XX-3381]",
  ],
  misses: [
    "reference 219463381", // bare digits without context
    "SSN 000-46-3381", // no such area
    "SSN 666-46-3381",
    "SSN 919-46-3381",
    "SSN 219-00-3381", // no such group
    "SSN 219-46-0000", // no such serial
    "call 1-219-46-3381", // part of a longer number
    "part 219-46.3381",
  ],
});

/**
 * Individual taxpayer identification numbers: 9xx, then a group of 50-65, 70-88, 90-92 or 94-99
 * (IRS, Internal Revenue Manual 3.21.263).
 */
export const usItin = codeDetector("us-itin", {
  presidioEntity: "US_ITIN",
  forms: {
    "in groups": ["9##~(5#|6[0-5]|7#|8[0-8]|9[0-24-9])~####", 0.5],
    "in one piece or two": [
      "9##([- ]?(5#|6[0-5]|7#|8[0-8]|9[0-24-9])|(5#|6[0-5]|7#|8[0-8]|9[0-24-9])[- ])####",
      0.1,
    ],
  },
  context: "itin, individual taxpayer, taxpayer, tax, taxid, tin, w-7",
  finds: ["filed under [912-78-4410]", "ITIN [912784410]", "taxpayer id [912-784410]"],
  misses: ["part 912784410", "ITIN 912-49-4410", "ITIN 912-93-4410", "ITIN 812-78-4410"],
});

/** Employer identification numbers, by the prefixes the IRS assigns (irs.gov, "Valid EINs"). */
export const usEin = codeDetector("us-ein", {
  presidioEntity: "US_PROVIDER_TAX_ID",
  forms: {
    "with hyphen": [
      "(0[1-6]|1[0-6]|2[0-7]|3#|4[0-8]|5#|6[0-8]|7[1-7]|8[0-8]|9[0-5]|9[89])-#{7}<not -#>",
      0.3,
    ],
    "in one piece": [
      "(0[1-6]|1[0-6]|2[0-7]|3#|4[0-8]|5#|6[0-8]|7[1-7]|8[0-8]|9[0-5]|9[89])#{7}",
      0.05,
    ],
  },
  context: `
    ein, fein, tin, tax id, federal tax id, employer identification,
    employer identification number, employer id, irs`,
  finds: ["EIN [47-2260581]", "employer identification number: [472260581]"],
  misses: ["lot 47-2260581", "EIN 89-2260581", "EIN 47-226058"],
});

/**
 * Passport numbers: nine digits, or since 2021 a letter and eight digits (US Department of State).
 */
export const usPassport = codeDetector("us-passport", {
  presidioEntity: "US_PASSPORT",
  anyCase: true,
  forms: {
    "letter, eight digits": ["@#{8}", 0.1],
    "nine digits": ["#{9}", 0.05],
  },
  context: "passport, passports, passport#, passport card, travel document",
  finds: ["passport [483920175]", "his passport, [C04839201], was"],
  misses: ["ticket 483920175", "ticket C04839201", "passport 48392017"],
});

/**
 * Driver licence numbers in the forms of the fifty states and the District of Columbia
 * (ntsi.com/drivers-license-format). None has a public check digit.
 */
export const usDriverLicense = codeDetector("us-driver-license", {
  presidioEntity: "US_DRIVER_LICENSE",
  forms: {
    "letters and digits": [
      /\b(?:[A-Z](?:\d{3,14}|\d{18}|\d{6}R)|[A-Z]{2}\d{2,7}[A-Z]?|[A-Z]{3}\d{6}|[A-Z]\d[A-Z]\d[A-Z]|\d{2}[A-Z]{3}\d{5,6}|\d{3}[A-Z]{2}\d{4}|\d{3}[A-Z]\d{6}|\d{7,9}[A-Z]|\d{8}[A-Z]{2})\b/gi,
      0.3,
    ],
    "letter and groups of digits": ["@[- ]?#{2,4}~#{2,6}(~#{1,6}){1,3}", 0.3],
    Washington: [/\b(?=[A-Z*]{1,11}\d)[A-Z][A-Z0-9*]{11}(?![\w*])/g, 0.3],
    digits: ["(#{6,14}|#{16}|#{2,3} ### ###)", 0.01],
  },
  context: `
    driver, drivers, driving, license, licence, lic, lic#, permit, dl, dl#, dls, cdl, cdls,
    identification`,
  finds: [
    "driver's license [D4483920]", // California
    "license: [S-530-460-632-811]", // Maryland
    "DL# [AB483920C]", // Idaho
    "Washington license [WDL83K2Q91BX]",
    "Washington license [SMITHJ*432QP]",
    "driver license number [4839201]",
    "driver license [483 920 175]", // New York
  ],
  misses: ["order D4483920", "order 48392017", "license to drive 48 miles"],
});

/** Identification cards of the states, which share the licence's forms: only where named. */
export const usStateId = codeDetector("us-state-id", {
  forms: {
    named: [
      /\b(?:state|real|non-?driver)[ -](?:id|identification)(?: card)?(?: (?:number|num|no)\.?)?[ :#]{1,3}(?:is )?(?<value>[A-Z]{0,2}\d[A-Z0-9-]{4,14})\b/dgi,
      0.6,
    ],
  },
  finds: ["state ID: [D4483920]", "State identification card number [48392017]"],
  misses: ["real ideas 483920", "the state 48392017", "state ID lost"],
});

/**
 * Alien registration numbers (A-numbers) on permanent resident cards: A and eight or nine digits.
 */
export const usAlienNumber = codeDetector("us-alien-number", {
  forms: { "A and digits": [/\bA[-# ]{0,2}(?:\d{8,9}|\d{2,3}([- ])\d{3}\1\d{3})\b/g, 0.3] },
  context: `
    alien, a-number, a number, a#, uscis, uscis#, green card, permanent resident, immigration,
    removal`,
  finds: ["alien number [A204483921]", "green card, [A# 204-483-921]", "USCIS# [A204 483 921]"],
  misses: ["paper A204483921", "USCIS B204483921", "USCIS A20448"],
});

/** Receipt numbers of immigration cases: service centre, fiscal year, day, case (USCIS). */
export const usUscisReceipt = codeDetector("us-uscis-receipt", {
  anyCase: true,
  forms: {
    "service centre and ten digits": [
      "(CSC|EAC|IOE|LIN|MCT|MSC|NBC|NSC|PSC|SRC|TSC|VSC|WAC|YSC)[- ]?##[- ]?###[- ]?#####",
      0.85,
    ],
  },
  finds: ["[IOE0912345678]", "case [WAC-21-123-45678]"],
  misses: ["IOE091234567", "ABC0912345678"],
});
