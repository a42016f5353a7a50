import { digitsOf, isRepdigit, luhn, weightedSum } from "../../kit/checksums.js";
import { identityNumber } from "./number.js";

/**
 * National provider identifiers: ten digits from 1 or 2 on, Luhn over them with the prefix 80840
 * (CMS, "Requirements for NPI and NPI Check Digit"). One number in ten passes, and Unix time stamps
 * have the same form, so without context a bare one stays weak.
 */
export const usNpi = identityNumber("us-npi", {
  presidioEntity: "US_NPI",
  patterns: [
    { name: "in groups", regex: /\b[12]\d{3}([- ])\d{3}\1\d{3}\b(?![- ]\d)/g, score: 0.4 },
    { name: "in one piece", regex: /\b[12]\d{9}\b/g, score: 0.1 },
  ],
  validate(match) {
    const digits = digitsOf(match);
    return !isRepdigit(digits.slice(0, 9)) && luhn(`80840${digits}`);
  },
  validatedScore: 0.3,
  context: ["npi", "npi#", "national provider", "provider", "provider id", "taxonomy"],
});

/**
 * DEA registration numbers of prescribers: registrant code, letter of the name or 9, six digits,
 * check digit: (1st + 3rd + 5th) + 2 (2nd + 4th + 6th) modulo 10 (DEA Diversion Control Division,
 * "DEA Registration Numbers"; 21 CFR 1301).
 */
export const usDea = identityNumber("us-dea", {
  presidioEntity: "MEDICAL_LICENSE",
  patterns: [
    {
      name: "registrant, name, seven digits",
      regex: /\b[ABCDEFGHJKLMPRSTUX][A-Z9]\d{7}\b/gi,
      score: 0.4,
    },
  ],
  validate(match) {
    const digits = match.slice(2);
    return weightedSum(digits, [1, 2, 1, 2, 1, 2]) % 10 === Number(digits[6]);
  },
  validatedScore: 0.6,
  context: ["dea", "dea#", "medical license", "medical licence", "certificate", "prescriber"],
});

/**
 * Medicare beneficiary identifiers: eleven places whose kind is fixed, never S, L, O, I, B or Z
 * (CMS, "Understanding the Medicare Beneficiary Identifier Format").
 */
export const usMbi = identityNumber("us-mbi", {
  presidioEntity: "US_MBI",
  patterns: [
    {
      name: "with hyphens",
      regex:
        /\b[1-9][AC-HJKMNP-RT-Y][0-9AC-HJKMNP-RT-Y]\d-[AC-HJKMNP-RT-Y][0-9AC-HJKMNP-RT-Y]\d-[AC-HJKMNP-RT-Y]{2}\d{2}\b/gi,
      score: 0.75,
    },
    {
      name: "in one piece",
      regex:
        /\b[1-9][AC-HJKMNP-RT-Y][0-9AC-HJKMNP-RT-Y]\d[AC-HJKMNP-RT-Y][0-9AC-HJKMNP-RT-Y]\d[AC-HJKMNP-RT-Y]{2}\d{2}\b/gi,
      score: 0.5,
    },
  ],
  context: ["medicare", "mbi", "beneficiary", "cms", "medicaid", "hic", "hicn"],
});

/**
 * Health insurance claim numbers, Medicare's identifiers until 2019: the social security number of
 * the wage earner and the code of the beneficiary (SSA, POMS RS 00202.001).
 */
export const usHicn = identityNumber("us-hicn", {
  patterns: [
    {
      name: "with hyphens",
      regex: /\b(?!000|666|9)\d{3}-\d{2}-\d{4}-?(?:A|[B-FJKMTW][0-9A-Z]?)\b/g,
      score: 0.5,
    },
    {
      name: "in one piece",
      regex: /\b(?!000|666|9)\d{9}(?:A|[B-FJKMTW][0-9A-Z]?)\b/g,
      score: 0.2,
    },
  ],
  context: ["medicare", "hic", "hicn", "health insurance claim", "beneficiary", "claim number"],
});

/** Members' numbers of health insurers. Every insurer has its own form, so only where named. */
export const usHealthInsuranceMember = identityNumber("us-health-insurance-member", {
  presidioEntity: "US_HEALTH_INSURANCE_MEMBER_ID",
  patterns: [
    {
      name: "named",
      regex:
        /\b(?:member|subscriber|enrollee|medicaid|insurance|health plan)(?: (?:id|identification|identifier|number|num|no)\b\.?){1,2}[ :#]{1,3}(?:is )?(?<value>(?=[A-Z0-9-]{0,9}\d)[A-Z0-9][A-Z0-9-]{4,19})\b/dgi,
      score: 0.55,
    },
  ],
});
