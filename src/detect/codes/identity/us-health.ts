import { digitsOf, isRepdigit, luhn, weightedSum } from "../../kit/checksums.js";
import { codeDetector } from "../detector.js";

/**
 * National provider identifiers: ten digits from 1 or 2 on, Luhn over them with the prefix 80840
 * (CMS, "Requirements for NPI and NPI Check Digit"). One number in ten passes, and Unix time stamps
 * have the same form, so without context a bare one stays weak.
 */
export const usNpi = codeDetector("us-npi", {
  presidioEntity: "US_NPI",
  forms: {
    "in groups": ["[12]###~###~###<not [- ]#>", 0.4],
    "in one piece": ["[12]#{9}", 0.1],
  },
  validate(match) {
    const digits = digitsOf(match);
    return !isRepdigit(digits.slice(0, 9)) && luhn(`80840${digits}`);
  },
  validatedScore: 0.3,
  context: "npi, npi#, national provider, provider, provider id, taxonomy",
  finds: ["NPI [1174888515]", "provider [2871830669]", "signed, [1784-547-485]"],
  misses: [
    "at 1174888515", // one number in ten passes, so does a time stamp
    "NPI 1174888516", // wrong check digit
    "NPI 3174888515", // no such start
    "NPI 117488851",
  ],
});

/**
 * DEA registration numbers of prescribers: registrant code, letter of the name or 9, six digits,
 * check digit: (1st + 3rd + 5th) + 2 (2nd + 4th + 6th) modulo 10 (DEA Diversion Control Division,
 * "DEA Registration Numbers"; 21 CFR 1301).
 */
export const usDea = codeDetector("us-dea", {
  presidioEntity: "MEDICAL_LICENSE",
  anyCase: true,
  forms: { "registrant, name, seven digits": ["[ABCDEFGHJKLMPRSTUX][A-Z9]#{7}", 0.4] },
  validate(match) {
    const digits = match.slice(2);
    return weightedSum(digits, [1, 2, 1, 2, 1, 2]) % 10 === Number(digits[6]);
  },
  validatedScore: 0.6,
  context: "dea, dea#, medical license, medical licence, certificate, prescriber",
  finds: ["[MI4529078]", "DEA [AP3202152]", "DEA# [F94746054]"],
  misses: ["MI4529079", "NI4529078", "MI452907"],
});

/**
 * Medicare beneficiary identifiers: eleven places whose kind is fixed, never S, L, O, I, B or Z
 * (CMS, "Understanding the Medicare Beneficiary Identifier Format").
 */
export const usMbi = codeDetector("us-mbi", {
  presidioEntity: "US_MBI",
  anyCase: true,
  forms: {
    "with hyphens": [
      "[1-9][AC-HJKMNP-RT-Y][0-9AC-HJKMNP-RT-Y]#-[AC-HJKMNP-RT-Y][0-9AC-HJKMNP-RT-Y]#-[AC-HJKMNP-RT-Y]{2}##",
      0.75,
    ],
    "in one piece": [
      "[1-9][AC-HJKMNP-RT-Y][0-9AC-HJKMNP-RT-Y]#[AC-HJKMNP-RT-Y][0-9AC-HJKMNP-RT-Y]#[AC-HJKMNP-RT-Y]{2}##",
      0.5,
    ],
  },
  context: "medicare, mbi, beneficiary, cms, medicaid, hic, hicn",
  finds: ["[2FA7-MK4-PW83]", "[7TC1G93NV46]", "mbi [2fa7mk4pw83]"],
  misses: ["2SA7-MK4-PW83", "0FA7-MK4-PW83", "2FA7MK4PW8"],
});

/**
 * Health insurance claim numbers, Medicare's identifiers until 2019: the social security number of
 * the wage earner and the code of the beneficiary (SSA, POMS RS 00202.001).
 */
export const usHicn = codeDetector("us-hicn", {
  forms: {
    "with hyphens": [/\b(?!000|666|9)\d{3}-\d{2}-\d{4}-?(?:A|[B-FJKMTW][0-9A-Z]?)\b/g, 0.5],
    "in one piece": [/\b(?!000|666|9)\d{9}(?:A|[B-FJKMTW][0-9A-Z]?)\b/g, 0.2],
  },
  context: "medicare, hic, hicn, health insurance claim, beneficiary, claim number",
  finds: ["[219-46-3381A]", "Medicare [219463381B2]"],
  misses: ["lot 219463381A", "219-46-3381Q", "000-46-3381A"],
});

/** Members' numbers of health insurers. Every insurer has its own form, so only where named. */
export const usHealthInsuranceMember = codeDetector("us-health-insurance-member", {
  presidioEntity: "US_HEALTH_INSURANCE_MEMBER_ID",
  forms: {
    named: [
      /\b(?:member|subscriber|enrollee|medicaid|insurance|health plan)(?: (?:id|identification|identifier|number|num|no)\b\.?){1,2}[ :#]{1,3}(?:is )?(?<value>(?=[A-Z0-9-]{0,9}\d)[A-Z0-9][A-Z0-9-]{4,19})\b/dgi,
      0.55,
    ],
  },
  finds: [
    "Member ID: [XQH483920175]",
    "subscriber number [4839-2017]",
    "insurance id no. [W48392017-01]",
  ],
  misses: ["member identification required", "XQH483920175", "member ID: pending 48392017"],
});
