import { digitsOf, icaoCheckDigit, mod11_10, weightedCharacterSum } from "../../kit/checksums.js";
import { identityNumber } from "./number.js";

/**
 * Tax identification numbers (§ 139b AO): check digit MOD 11,10, and among the first ten digits exactly
 * one occurs two or three times (Bundeszentralamt für Steuern, "Aufbau der Identifikationsnummer").
 */
export const deTaxId = identityNumber("de-tax-id", {
  presidioEntity: "DE_TAX_ID",
  patterns: [{ name: "eleven digits", regex: /\b[1-9]\d ?\d{3} ?\d{3} ?\d{3}\b/g, score: 0.1 }],
  validate(match) {
    const digits = digitsOf(match);
    if (!mod11_10(digits)) return false;
    const repeated = [..."0123456789"]
      .map((digit) => digits.slice(0, 10).split(digit).length - 1)
      .filter((count) => count > 1);
    if (repeated.some((count) => count > 3)) return false;
    const follows = repeated.length === 1;
    // made-up numbers in forms and manuals often break the rule of repetition: left to the context
    return follows ? true : undefined;
  },
  validatedScore: 0.7,
  context: [
    "steuer-id",
    "steuer-idnr",
    "steuerid",
    "steuer id",
    "steuer-identifikationsnummer",
    "steueridentifikationsnummer",
    "steuerliche identifikationsnummer",
    "persönliche identifikationsnummer",
    "identifikationsnummer",
    "idnr",
    "id-nr",
    "bzst",
    "tax id",
    "tax identification number",
    "tin",
  ],
});

/**
 * Tax numbers of the tax offices: written with slashes in each state's own grouping, or in the uniform
 * 13 digits (state, office, 0, district, number). Their check digit differs from state to state and is
 * not looked at.
 */
export const deTaxNumber = identityNumber("de-tax-number", {
  presidioEntity: "DE_TAX_NUMBER",
  patterns: [
    { name: "office/district/number", regex: /\b\d{2,3}([/ ])\d{3,4}\1\d{4,5}\b/g, score: 0.3 },
    {
      name: "thirteen digits, uniform",
      regex: /\b(?:1[01]|2[1-46-8]|3[0-2]|4[01]|[59]\d)\d{2}0\d{8}\b/g,
      score: 0.1,
    },
  ],
  context: [
    "steuernummer",
    "steuer-nr",
    "steuer nr",
    "steuernr",
    "st.-nr",
    "st.nr",
    "st-nr",
    "stnr",
    "finanzamt",
    "einkommensteuer",
    "steuerbescheid",
    "tax number",
  ],
});

/**
 * Nine characters without vowels or look-alikes are on the card; where the check digit of the
 * machine-readable zone follows as the tenth (ICAO Doc 9303), it must hold.
 */
function documentNumber(match: string): boolean | undefined {
  if (!/\d/.test(match)) return false;
  if (match.length === 9) return undefined;
  return icaoCheckDigit(match.slice(0, 9).toUpperCase()) === Number(match.at(9));
}

/** Identity card numbers (PAuswG § 5): the issuing authority's first letter is one of L to Y. */
export const deIdCard = identityNumber("de-id-card", {
  presidioEntity: "DE_ID_CARD",
  patterns: [
    {
      name: "nine characters, check digit",
      regex: /\b[LMNPRTVWXYZ][CFGHJKLMNPRTVWXYZ0-9]{8}\d?\b/gi,
      score: 0.2,
    },
  ],
  validate: documentNumber,
  validatedScore: 0.6,
  context: [
    "personalausweis",
    "personalausweisnummer",
    "ausweis",
    "ausweisnummer",
    "ausweis-nr",
    "perso",
    "dokumentennummer",
    "seriennummer",
    "identity card",
    "id card",
    "national id",
  ],
});

/** Passport numbers (PassG § 4): the issuing authority's first letter is one of C to K. */
export const dePassport = identityNumber("de-passport", {
  presidioEntity: "DE_PASSPORT",
  patterns: [
    {
      name: "nine characters, check digit",
      regex: /\b[CFGHJK][CFGHJKLMNPRTVWXYZ0-9]{8}\d?\b/gi,
      score: 0.2,
    },
  ],
  validate: documentNumber,
  validatedScore: 0.6,
  context: [
    "reisepass",
    "reisepassnummer",
    "pass",
    "passnummer",
    "pass-nr",
    "dokumentennummer",
    "passport",
    "passport number",
  ],
});

/**
 * Driving licence numbers: authority (state's letter, three characters), serial, check digit, copy.
 * Weights 9 to 1 modulo 11, 10 written X (§ 25 FeV with annex 8; rule as for vehicle numbers). Older
 * or local series exist, so a failed check leaves the decision to the context.
 */
export const deDrivingLicence = identityNumber("de-driving-licence", {
  presidioEntity: "DE_FUEHRERSCHEIN",
  patterns: [
    {
      name: "authority, serial, check digit, copy",
      regex: /\b(?:[A-P]\d{2}[A-Z0-9]{6}[0-9X][A-Z0-9]|[A-Z]{2}\d{8}[A-Z0-9])\b/gi,
      score: 0.2,
    },
  ],
  validate(match) {
    const rest = weightedCharacterSum(match.toUpperCase(), [9, 8, 7, 6, 5, 4, 3, 2, 1]) % 11;
    return (rest === 10 ? "X" : String(rest)) === match.charAt(9) ? true : undefined;
  },
  validatedScore: 0.35,
  context: [
    "führerschein",
    "führerscheinnummer",
    "führerschein-nr",
    "fahrerlaubnis",
    "fahrerlaubnisnummer",
    "driving licence",
    "driver's license",
    "driving license",
  ],
});

/**
 * VAT identification numbers. The check MOD 11,10 is the field's knowledge (python-stdnum de.vat), not
 * published by the authority; it proves, and its failure leaves the decision to the context.
 */
export const deVat = identityNumber("de-vat", {
  presidioEntity: "DE_VAT_ID",
  patterns: [
    {
      name: "DE and nine digits",
      regex: /\bDE[ .-]?[1-9]\d{2}[ .-]?\d{3}[ .-]?\d{3}\b/gi,
      score: 0.3,
    },
  ],
  validate: (match) => (mod11_10(digitsOf(match)) ? true : undefined),
  validatedScore: 0.95,
  context: [
    "ust-idnr",
    "ust-id",
    "ust-id-nr",
    "ust.-id",
    "ust.-idnr",
    "ustid",
    "ustidnr",
    "umsatzsteuer-id",
    "umsatzsteuer-identifikationsnummer",
    "umsatzsteueridentifikationsnummer",
    "mehrwertsteuer",
    "vat",
    "vat id",
    "vat number",
  ],
});

/** Numbers of the commercial and co-operative registers (§ 13 HRV). No check digit. */
export const deCommercialRegister = identityNumber("de-commercial-register", {
  presidioEntity: "DE_HANDELSREGISTER",
  patterns: [
    {
      name: "HRA, HRB or GnR and number",
      regex: /\b(?:HR ?[AB]|GnR)(?:[ -]?Nr\.?|:)? ?\d{1,6}(?: [A-Z]{1,2})?\b/g,
      score: 0.5,
    },
    {
      name: "in lower case",
      regex: /\bhr[ab](?:[ -]?nr\.?|:)? ?\d{1,6}\b/g,
      score: 0.4,
    },
  ],
  context: [
    "handelsregister",
    "handelsregisternummer",
    "registergericht",
    "amtsgericht",
    "genossenschaftsregister",
    "commercial register",
  ],
});
