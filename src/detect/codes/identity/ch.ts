import { multipleOf } from "../checks.js";
import { codeDetector } from "../detector.js";

/**
 * Social insurance numbers (AHV, AVS): 756, nine digits, and the check digit of an EAN-13, weights 1 and
 * 3 (Zentrale Ausgleichsstelle, "AHV-Nummer").
 */
export const chAhv = codeDetector("ch-ahv", {
  forms: { "756 and ten digits": ["756[. ]?####[. ]?####[. ]?##", 0.5] },
  validate: multipleOf(10, [1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1]),
  validatedScore: 0.95,
  context: `
    ahv, ahv-nummer, ahv-nr, avs, numéro avs, n° avs, numero avs, sozialversicherungsnummer,
    social security number`,
  finds: ["AHV-Nr. [756.9202.1151.01]", "[7567243598891]"],
  misses: ["AHV-Nr. 756.9202.1151.02", "AHV-Nr. 755.9202.1151.01", "AHV-Nr. 756.9202.1151"],
});

/**
 * Enterprise identification numbers (UID, IDE), also VAT numbers: weights 5 to 2, 7 to 4 modulo 11
 * (Bundesamt für Statistik, UIDV annex).
 */
export const chUid = codeDetector("ch-uid", {
  forms: { "CHE and nine digits": ["CHE[ -]?###[. ]?###[. ]?###( ?(MWST|TVA|IVA|VAT|HR))?", 0.5] },
  validate: multipleOf(11, [5, 4, 3, 2, 7, 6, 5, 4, 1]),
  context: "uid, ide, idi, mwst, tva, iva, handelsregister, vat",
  finds: ["[CHE-049.160.946]", "[CHE-700.610.633 MWST]", "UID [CHE219427212]"],
  misses: ["UID CHE-049.160.947", "UID CHE-049.160.94"],
});

/** Passports and identity cards: a letter, then seven digits or letters. */
export const chTravelDocument = codeDetector("ch-travel-document", {
  forms: { "letter, digit, six characters": ["@#******", 0.1] },
  context: `
    schweizer pass, reisepass, passnummer, identitätskarte, passeport, carte d'identité,
    carte d’identité, passaporto, swiss passport, passport`,
  finds: ["Schweizer Pass [X4028177]", "reisepass: [X1403137]"],
  misses: ["Teil X4028177", "Schweizer Pass X402817"],
});
