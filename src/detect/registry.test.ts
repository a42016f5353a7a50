import { describe, expect, test } from "vitest";
import { isSemanticType } from "../document/types.js";
import { BUILT_IN_DETECTORS } from "./registry.js";

describe("the registry", () => {
  test("gives every detector a name of its own and known types", () => {
    const names = BUILT_IN_DETECTORS.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const type of BUILT_IN_DETECTORS.flatMap(({ finds }) => finds)) {
      expect(isSemanticType(type.split("/")[0])).toBe(true);
    }
  });

  test("is no poorer than the field's incumbent", () => {
    // what people are by belief and birth the recognizer finds, and no form
    const covered = new Set([
      "NRP",
      ...BUILT_IN_DETECTORS.map(({ presidioEntity }) => presidioEntity),
    ]);
    const missing = PRESIDIO_ENTITIES.filter((entity) => !covered.has(entity));
    expect(missing).toEqual([]);
  });
});

/** Entities of Microsoft Presidio's built-in pattern recognizers (documentation, 'Supported entities'). */
const PRESIDIO_ENTITIES = [
  "CREDIT_CARD",
  "CRYPTO",
  "DATE_TIME",
  "EMAIL_ADDRESS",
  "IBAN_CODE",
  "IP_ADDRESS",
  "MAC_ADDRESS",
  "NRP",
  "LOCATION",
  "PERSON",
  "PHONE_NUMBER",
  "MEDICAL_LICENSE",
  "URL",
  "US_BANK_NUMBER",
  "US_DRIVER_LICENSE",
  "US_ITIN",
  "US_MBI",
  "US_NPI",
  "US_PASSPORT",
  "US_SSN",
  "UK_NHS",
  "UK_NINO",
  "UK_PASSPORT",
  "UK_POSTCODE",
  "UK_VEHICLE_REGISTRATION",
  "ES_NIF",
  "ES_NIE",
  "IT_FISCAL_CODE",
  "IT_DRIVER_LICENSE",
  "IT_VAT_CODE",
  "IT_PASSPORT",
  "IT_IDENTITY_CARD",
  "PL_PESEL",
  "SG_NRIC_FIN",
  "SG_UEN",
  "AU_ABN",
  "AU_ACN",
  "AU_TFN",
  "AU_MEDICARE",
  "IN_PAN",
  "IN_AADHAAR",
  "IN_VEHICLE_REGISTRATION",
  "IN_VOTER",
  "IN_PASSPORT",
  "IN_GSTIN",
  "FI_PERSONAL_IDENTITY_CODE",
  "KR_RRN",
  "KR_FRN",
  "KR_BRN",
  "KR_DRIVER_LICENSE",
  "KR_PASSPORT",
  "TH_TNIN",
  "SE_PERSONNUMMER",
  "SE_ORGANISATIONSNUMMER",
  "DE_TAX_ID",
  "NG_NIN",
  "CA_SIN",
  "TR_NATIONAL_ID",
];
