import { digitsOf, isYymmdd, luhn } from "../../kit/checksums.js";
import { identityNumber } from "./number.js";

/**
 * Identity numbers: date of birth, sex and serial, citizenship, a digit no longer used, Luhn
 * (Department of Home Affairs; Identification Act 68 of 1997, section 7).
 */
export const zaIdNumber = identityNumber("za-id-number", {
  presidioEntity: "ZA_ID_NUMBER",
  patterns: [
    {
      name: "thirteen digits",
      regex: /\b\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])([- ]?)\d{4}\1[012]\d(?:\1|)\d\b/g,
      score: 0.2,
    },
  ],
  validate(match) {
    const digits = digitsOf(match);
    return isYymmdd(digits) && luhn(digits);
  },
  validatedScore: 0.9,
  context: ["id", "id number", "id no", "identity", "identity number", "rsa id", "smart id"],
});

/** Passports: A, D, M or T and eight digits (Department of Home Affairs). */
export const zaPassport = identityNumber("za-passport", {
  presidioEntity: "ZA_PASSPORT",
  patterns: [{ name: "letter, eight digits", regex: /\b[ADMT]\d{8}\b/gi, score: 0.2 }],
  context: ["passport", "travel document", "dha"],
});

/**
 * Driving licences: ten to fourteen characters, digits and then letters (National Traffic
 * Information System).
 */
export const zaDriverLicence = identityNumber("za-driver-licence", {
  presidioEntity: "ZA_DRIVER_LICENSE",
  patterns: [
    {
      name: "digits and letters",
      regex: /\b(?=\w{10,14}\b)\d{6,12}[A-Z][A-Z0-9]{0,4}\b/gi,
      score: 0.2,
    },
  ],
  context: ["licence", "license", "driving", "driver", "enatis", "natis"],
});

/**
 * Income tax references: ten digits from 0, 1, 2, 3 or 9 on, Luhn (SARS; OECD, "South Africa TIN").
 * References in the wild fail the check often enough that it does not refute.
 */
export const zaTaxNumber = identityNumber("za-tax-number", {
  presidioEntity: "ZA_INCOME_TAX_NUMBER",
  patterns: [{ name: "ten digits", regex: /\b[01239]\d{9}\b/g, score: 0.05 }],
  validate: (match) => (luhn(match) ? true : undefined),
  validatedScore: 0.2,
  context: ["sars", "tax reference", "tax ref", "income tax", "tax number", "itr", "taxpayer"],
});

/** Value added tax numbers: 4 and nine digits (SARS). */
export const zaVat = identityNumber("za-vat", {
  presidioEntity: "ZA_VAT_NUMBER",
  patterns: [{ name: "ten digits", regex: /\b4\d{9}\b/g, score: 0.1 }],
  context: ["vat", "vat number", "vat no", "vat registration", "tax invoice", "sars"],
});

/** Company registrations: year, six digits, kind, or the older CK and year (CIPC). */
export const zaCompany = identityNumber("za-company", {
  presidioEntity: "ZA_COMPANY_REGISTRATION",
  patterns: [
    {
      name: "year, number, kind",
      regex: /\b(?:(?:18|19|20)\d{2}\/\d{6}\/\d{2}|(?:CK|NR|[KTWBMN])(?:18|19|20)\d{2}\/\d{6})\b/gi,
      score: 0.4,
    },
  ],
  context: ["cipc", "company registration", "registration number", "close corporation", "reg no"],
});

/** Traffic register numbers of foreigners and organizations: thirteen digits (NaTIS). */
export const zaTrafficRegister = identityNumber("za-traffic-register", {
  presidioEntity: "ZA_TRAFFIC_REGISTER_NUMBER",
  patterns: [{ name: "thirteen digits", regex: /\b\d{13}\b/g, score: 0.05 }],
  context: ["traffic register", "trn", "enatis", "natis", "vehicle register"],
});
