import { all, birthDate, LUHN, likely } from "../checks.js";
import { codeDetector } from "../detector.js";

/**
 * Identity numbers: date of birth, sex and serial, citizenship, a digit no longer used, Luhn
 * (Department of Home Affairs; Identification Act 68 of 1997, section 7).
 */
export const zaIdNumber = codeDetector("za-id-number", {
  presidioEntity: "ZA_ID_NUMBER",
  forms: { "thirteen digits": ["##<month><day>~?####~[012]#(~|)#", 0.2] },
  validate: all(birthDate("YYMMDD"), LUHN),
  validatedScore: 0.9,
  context: "id, id number, id no, identity, identity number, rsa id, smart id",
  finds: ["[5612092967188]", "[570724 2536 089]", "ID number [340926 3031 18 9]"],
  misses: ["5612092967189", "5613092967188", "5602302967188", "561209296718", "5612092967388"],
});

/** Passports: A, D, M or T and eight digits (Department of Home Affairs). */
export const zaPassport = codeDetector("za-passport", {
  presidioEntity: "ZA_PASSPORT",
  anyCase: true,
  forms: { "letter, eight digits": ["[ADMT]#{8}", 0.2] },
  context: "passport, travel document, dha",
  finds: ["passport [A04839201]", "travel document: [A20199554]"],
  misses: ["part A04839201", "passport B04839201"],
});

/**
 * Driving licences: ten to fourteen characters, digits and then letters (National Traffic
 * Information System).
 */
export const zaDriverLicence = codeDetector("za-driver-licence", {
  presidioEntity: "ZA_DRIVER_LICENSE",
  forms: { "digits and letters": [/\b(?=\w{10,14}\b)\d{6,12}[A-Z][A-Z0-9]{0,4}\b/gi, 0.2] },
  context: "licence, license, driving, driver, enatis, natis",
  finds: ["driver's licence [4839201744AB]", "license: [8420592974AB]"],
  misses: ["part 4839201744AB", "licence 4839AB"],
});

/**
 * Income tax references: ten digits from 0, 1, 2, 3 or 9 on, Luhn (SARS; OECD, "South Africa TIN").
 * References in the wild fail the check often enough that it does not refute.
 */
export const zaTaxNumber = codeDetector("za-tax-number", {
  presidioEntity: "ZA_INCOME_TAX_NUMBER",
  forms: { "ten digits": ["[01239]#{9}", 0.05] },
  validate: likely(LUHN),
  validatedScore: 0.2,
  context: "sars, tax reference, tax ref, income tax, tax number, itr, taxpayer",
  finds: [
    "tax reference [0892602145]",
    "SARS [1826795402]", // some in use fail the check
  ],
  misses: ["order 0892602145", "SARS 5892602145"],
});

/** Value added tax numbers: 4 and nine digits (SARS). */
export const zaVat = codeDetector("za-vat", {
  presidioEntity: "ZA_VAT_NUMBER",
  forms: { "ten digits": ["4#{9}", 0.1] },
  context: "vat, vat number, vat no, vat registration, tax invoice, sars",
  finds: ["VAT no [4839201744]", "tax invoice: [4109232893]"],
  misses: ["order 4839201744", "VAT 3839201744"],
});

/** Company registrations: year, six digits, kind, or the older CK and year (CIPC). */
export const zaCompany = codeDetector("za-company", {
  presidioEntity: "ZA_COMPANY_REGISTRATION",
  anyCase: true,
  forms: {
    "year, number, kind": ["((18|19|20)##/######/##|(CK|NR|[KTWBMN])(18|19|20)##/######)", 0.4],
  },
  context: "cipc, company registration, registration number, close corporation, reg no",
  finds: ["[2014/048392/07]", "[CK1998/048392]"],
  misses: ["3014/048392/07", "2014/04839/07"],
});

/** Traffic register numbers of foreigners and organizations: thirteen digits (NaTIS). */
export const zaTrafficRegister = codeDetector("za-traffic-register", {
  presidioEntity: "ZA_TRAFFIC_REGISTER_NUMBER",
  forms: { "thirteen digits": ["#{13}", 0.05] },
  context: "traffic register, trn, enatis, natis, vehicle register",
  finds: ["traffic register [4839201744102]", "trn: [5433648865569]"],
  misses: ["order 4839201744102", "TRN 483920174410"],
});
