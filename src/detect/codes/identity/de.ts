import { digitsOf, icaoCheckDigit, mod11_10, weightedCharacterSum } from "../../kit/checksums.js";
import { likely, MOD_11_10 } from "../checks.js";
import { codeDetector } from "../detector.js";

/**
 * Tax identification numbers (§ 139b AO): check digit MOD 11,10, and among the first ten digits exactly
 * one occurs two or three times (Bundeszentralamt für Steuern, "Aufbau der Identifikationsnummer").
 */
export const deTaxId = codeDetector("de-tax-id", {
  presidioEntity: "DE_TAX_ID",
  forms: { "eleven digits": ["[1-9]# ?### ?### ?###", 0.1] },
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
  context: `
    steuer-id, steuer-idnr, steuerid, steuer id, steuer-identifikationsnummer,
    steueridentifikationsnummer, steuerliche identifikationsnummer,
    persönliche identifikationsnummer, identifikationsnummer, idnr, id-nr, bzst, tax id,
    tax identification number, tin`,
  finds: [
    "Steuer-ID: [65 102 998 398]",
    "[65922031728] steht im Bescheid",
    "Steueridentifikationsnummer [28964522173]",
    "Muster, IdNr [12345678903]", // check digit right, no digit repeated
  ],
  misses: [
    "Steuer-ID: 65102998399", // wrong check digit
    "Steuer-ID: 05102998398", // starts with 0
    "Steuer-ID: 6510299839",
    "Bestellung 12345678903",
    "Steuer-ID: 11112345678", // check digit right, one digit four times among the first ten
  ],
});

/**
 * Tax numbers of the tax offices: written with slashes in each state's own grouping, or in the uniform
 * 13 digits (state, office, 0, district, number). Their check digit differs from state to state and is
 * not looked at.
 */
export const deTaxNumber = codeDetector("de-tax-number", {
  presidioEntity: "DE_TAX_NUMBER",
  forms: {
    "office/district/number": [/\b\d{2,3}([/ ])\d{3,4}\1\d{4,5}\b/g, 0.3],
    "thirteen digits, uniform": ["(1[01]|2[1-46-8]|3[0-2]|4[01]|[59]#)##0#{8}", 0.1],
  },
  context: `
    steuernummer, steuer-nr, steuer nr, steuernr, st.-nr, st.nr, st-nr, stnr, finanzamt,
    einkommensteuer, steuerbescheid, tax number`,
  finds: [
    "Steuernummer [143/207/40318]",
    "Finanzamt Köln, St.-Nr. [217/5094/1183]",
    "Steuernummer [013 815 08153]",
    "Steuernummer [9143020740318]",
  ],
  misses: [
    "am 12/04/2021",
    "Seiten 143/207/40318",
    "Artikel 9143020740318",
    "Steuernummer 143/207",
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
export const deIdCard = codeDetector("de-id-card", {
  presidioEntity: "DE_ID_CARD",
  anyCase: true,
  forms: { "nine characters, check digit": ["[LMNPRTVWXYZ][CFGHJKLMNPRTVWXYZ0-9]{8}#?", 0.2] },
  validate: documentNumber,
  validatedScore: 0.6,
  context: `
    personalausweis, personalausweisnummer, ausweis, ausweisnummer, ausweis-nr, perso,
    dokumentennummer, seriennummer, identity card, id card, national id`,
  finds: [
    "[L4VT29H3K6]",
    "Personalausweis [T22K8M40P]",
    "Ausweisnummer [T22K8M40P0]",
    "[l4vt29h3k6], Ausweis [t22k8m40p]",
  ],
  misses: [
    "Personalausweis L4VT29H3K7", // wrong check digit
    "Teil T22K8M40P",
    "Ausweis LMNPRTVWX",
    "Ausweis L4VT29H",
  ],
});

/** Passport numbers (PassG § 4): the issuing authority's first letter is one of C to K. */
export const dePassport = codeDetector("de-passport", {
  presidioEntity: "DE_PASSPORT",
  anyCase: true,
  forms: { "nine characters, check digit": ["[CFGHJK][CFGHJKLMNPRTVWXYZ0-9]{8}#?", 0.2] },
  validate: documentNumber,
  validatedScore: 0.6,
  context: `
    reisepass, reisepassnummer, pass, passnummer, pass-nr, dokumentennummer, passport,
    passport number`,
  finds: ["[F3H9NKT6V5]", "Reisepass [C7JF3ZR82]", "[f3h9nkt6v5], Reisepass [c7jf3zr82]"],
  misses: ["Reisepass F3H9NKT6V4", "Teil C7JF3ZR82", "Reisepass C7JF3ZR"],
});

/**
 * Driving licence numbers: authority (state's letter, three characters), serial, check digit, copy.
 * Weights 9 to 1 modulo 11, 10 written X (§ 25 FeV with annex 8; rule as for vehicle numbers). Older
 * or local series exist, so a failed check leaves the decision to the context.
 */
export const deDrivingLicence = codeDetector("de-driving-licence", {
  presidioEntity: "DE_FUEHRERSCHEIN",
  anyCase: true,
  forms: { "authority, serial, check digit, copy": ["([A-P]##******[0-9X]*|@@#{8}*)", 0.2] },
  validate(match) {
    const rest = weightedCharacterSum(match.toUpperCase(), [9, 8, 7, 6, 5, 4, 3, 2, 1]) % 11;
    return (rest === 10 ? "X" : String(rest)) === match.charAt(9) ? true : undefined;
  },
  validatedScore: 0.35,
  context: `
    führerschein, führerscheinnummer, führerschein-nr, fahrerlaubnis, fahrerlaubnisnummer,
    driving licence, driver's license, driving license`,
  finds: [
    "Fahrerlaubnis [F0100L7KQ51]",
    "Führerschein [J430A2B3C32]",
    "Führerscheinnummer [BO12345678A]",
    "führerschein [bo12345678a]",
  ],
  misses: ["Karte F0100L7KQ51", "BO12345678A", "Führerschein F0100L7KQ"],
});

/**
 * VAT identification numbers. The check MOD 11,10 is the field's knowledge (python-stdnum de.vat), not
 * published by the authority; it proves, and its failure leaves the decision to the context.
 */
export const deVat = codeDetector("de-vat", {
  presidioEntity: "DE_VAT_ID",
  anyCase: true,
  forms: { "DE and nine digits": ["DE[ .-]?[1-9]##[ .-]?###[ .-]?###", 0.3] },
  validate: likely(MOD_11_10),
  validatedScore: 0.95,
  context: `
    ust-idnr, ust-id, ust-id-nr, ust.-id, ust.-idnr, ustid, ustidnr, umsatzsteuer-id,
    umsatzsteuer-identifikationsnummer, umsatzsteueridentifikationsnummer, mehrwertsteuer, vat,
    vat id, vat number`,
  finds: [
    "[DE523189354] and [de523189354]",
    "USt-IdNr. [DE 538 640 454]",
    "USt-IdNr.: [DE 523 189 355]", // the check is not official
  ],
  misses: ["DE523189355", "USt-IdNr. DE52318935"],
});

/** Numbers of the commercial and co-operative registers (§ 13 HRV). No check digit. */
export const deCommercialRegister = codeDetector("de-commercial-register", {
  presidioEntity: "DE_HANDELSREGISTER",
  forms: {
    "HRA, HRB or GnR and number": ["(HR ?[AB]|GnR)([ -]?Nr.?|:)? ?#{1,6}( @{1,2})?", 0.5],
    "in lower case": ["hr[ab]([ -]?nr.?|:)? ?#{1,6}", 0.4],
  },
  context: `
    handelsregister, handelsregisternummer, registergericht, amtsgericht,
    genossenschaftsregister, commercial register`,
  finds: ["Amtsgericht Charlottenburg, [HRB 104928 B]", "[HRA Nr. 5521] und [GnR 318]"],
  misses: ["HRB allein", "HR 5521", "HRB 10492877"],
});
