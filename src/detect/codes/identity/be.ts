import { digitsOf, isRepdigit, modulo } from "../../kit/checksums.js";
import { identityNumber } from "./number.js";

/**
 * National register numbers: birth date (month + 20 or + 40 for people outside the register), order,
 * and 97 minus the rest modulo 97; from 2000 on a 2 is put before the number for the check (Royal
 * Decree of 3 April 1984; IBZ, IT000). An unknown month or day is written 00.
 */
export const beNationalNumber = identityNumber("be-national-number", {
  patterns: [
    {
      name: "birth date, order, check digits",
      regex: /\b\d{2}[. ]?(?:[024]\d|[135][0-2])[. ]?[0-3]\d[ -]?\d{3}[. ]?\d{2}\b/g,
      score: 0.1,
    },
  ],
  validate(match) {
    const digits = digitsOf(match);
    if (isRepdigit(digits)) return false;
    const [number, check] = [digits.slice(0, 9), Number(digits.slice(9))];
    return 97 - modulo(number, 97) === check || 97 - modulo(`2${number}`, 97) === check;
  },
  validatedScore: 0.85,
  context: [
    "rijksregisternummer",
    "rijksregister",
    "insz",
    "bisnummer",
    "numéro national",
    "registre national",
    "numéro de registre national",
    "niss",
    "nationalregisternummer",
    "national register number",
    "national number",
  ],
});

/** Enterprise numbers, behind BE also VAT numbers: 97 minus the first eight digits modulo 97 (CBE). */
export const beEnterpriseNumber = identityNumber("be-enterprise-number", {
  patterns: [
    {
      name: "BE and ten digits",
      regex: /\bBE ?[01]\d{3}[. ]?\d{3}[. ]?\d{3}\b/g,
      score: 0.95,
    },
    {
      name: "ten digits",
      regex: /(?<!\bBE )\b[01]\d{3}[. ]?\d{3}[. ]?\d{3}\b/g,
      score: 0.1,
    },
  ],
  validate(match) {
    const digits = digitsOf(match);
    return !isRepdigit(digits) && 97 - modulo(digits.slice(0, 8), 97) === Number(digits.slice(8));
  },
  validatedScore: 0.6,
  context: [
    "ondernemingsnummer",
    "kbo",
    "btw",
    "btw-nummer",
    "numéro d'entreprise",
    "numéro d’entreprise",
    "bce",
    "tva",
    "unternehmensnummer",
    "vat",
    "enterprise number",
  ],
});

/** Identity card numbers: ten digits and their rest modulo 97, 97 for none (IBZ, IT195). */
export const beIdentityCard = identityNumber("be-identity-card", {
  patterns: [{ name: "groups of 3, 7 and 2", regex: /\b\d{3}([ -]?)\d{7}\1\d{2}\b/g, score: 0.1 }],
  validate(match) {
    const digits = digitsOf(match);
    return (
      !isRepdigit(digits) && (modulo(digits.slice(0, 10), 97) || 97) === Number(digits.slice(10))
    );
  },
  validatedScore: 0.6,
  context: [
    "identiteitskaart",
    "kaartnummer",
    "eid",
    "carte d'identité",
    "carte d’identité",
    "personalausweis",
    "identity card",
  ],
});

/** Passport numbers: two letters and six digits. */
export const bePassport = identityNumber("be-passport", {
  patterns: [{ name: "two letters, six digits", regex: /\b[A-Z]{2}\d{6}\b/g, score: 0.05 }],
  context: ["paspoort", "passeport", "reisepass", "passport"],
});
