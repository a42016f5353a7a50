import {
  digitsOf,
  isRepdigit,
  lettersAndDigitsOf,
  luhn,
  modulo,
  weightedSum,
} from "../../kit/checksums.js";
import { identityNumber } from "./number.js";

/**
 * Social security numbers (NIR): sex, year and month of birth, department, commune, order, and a key of
 * two digits, 97 minus the rest modulo 97, Corsica's 2A and 2B counted as 19 and 18 (INSEE, "Numéro de
 * sécurité sociale"). Written without its key the number is left to the context.
 */
export const frNir = identityNumber("fr-nir", {
  patterns: [
    {
      name: "sex, birth, place, order, key",
      regex:
        /\b[1-478] ?\d{2} ?(?:0[1-9]|1[0-2]|[2-9]\d) ?(?:\d{2}|2[AB]) ?\d{3} ?\d{3}(?:[ -]?\d{2})?\b/g,
      score: 0.1,
    },
  ],
  validate(match) {
    const code = lettersAndDigitsOf(match).replace("2A", "19").replace("2B", "18");
    if (code.length === 13) return undefined;
    return 97 - modulo(code.slice(0, 13), 97) === Number(code.slice(13));
  },
  context: [
    "nir",
    "numéro de sécurité sociale",
    "n° de sécurité sociale",
    "sécurité sociale",
    "sécu",
    "n° sécu",
    "numéro insee",
    "assuré",
    "carte vitale",
    "social security number",
  ],
});

/**
 * Tax reference numbers of persons (numéro fiscal, SPI): the first ten digits modulo 511 are the last
 * three (OECD, "France, information on tax identification numbers").
 */
export const frTaxNumber = identityNumber("fr-tax-number", {
  patterns: [
    {
      name: "thirteen digits",
      regex: /\b[0-3]\d ?\d{2} ?\d{3} ?\d{3} ?\d{3}\b/g,
      score: 0.1,
    },
  ],
  validate(match) {
    const digits = digitsOf(match);
    return !isRepdigit(digits) && Number(digits.slice(0, 10)) % 511 === Number(digits.slice(10));
  },
  validatedScore: 0.9,
  context: [
    "numéro fiscal",
    "n° fiscal",
    "numéro fiscal de référence",
    "référence fiscale",
    "spi",
    "avis d'imposition",
    "avis d’imposition",
    "impôts",
    "tax number",
  ],
});

/** Identity cards: twelve characters until 2021 (year, month, department), nine since. */
export const frIdentityCard = identityNumber("fr-identity-card", {
  patterns: [
    {
      name: "twelve characters of the older card",
      regex: /\b\d{2}(?:0[1-9]|1[0-2])[A-Z0-9]{3}\d{5}\b/g,
      score: 0.1,
    },
    {
      name: "nine characters of the newer card",
      regex: /\b[A-Z]\d[A-Z0-9]{5}[A-Z]\d\b/g,
      score: 0.1,
    },
  ],
  context: [
    "carte nationale d'identité",
    "carte nationale d’identité",
    "carte d'identité",
    "carte d’identité",
    "cni",
    "cnie",
    "identity card",
  ],
});

/** Passports and driving licences of the present format share it: two digits, two letters, five digits. */
const DOCUMENT = /\b\d{2}[A-Z]{2}\d{5}\b/g;

/** Passport numbers; the check digit is in the machine-readable zone only. */
export const frPassport = identityNumber("fr-passport", {
  patterns: [{ name: "two digits, two letters, five digits", regex: DOCUMENT, score: 0.2 }],
  context: ["passeport", "numéro de passeport", "n° de passeport", "passport"],
});

/** Driving licence numbers: the present format, or twelve digits of the older one. */
export const frDrivingLicence = identityNumber("fr-driving-licence", {
  patterns: [
    { name: "two digits, two letters, five digits", regex: DOCUMENT, score: 0.2 },
    {
      name: "twelve digits",
      regex: /\b\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[1-9]\d)\d{6}\b/g,
      score: 0.05,
    },
  ],
  context: ["permis de conduire", "permis", "neph", "driving licence", "driver's license"],
});

/** Company numbers (SIREN): nine digits, Luhn (INSEE, "Numéro SIREN"). */
export const frSiren = identityNumber("fr-siren", {
  patterns: [{ name: "nine digits", regex: /\b\d{3} ?\d{3} ?\d{3}\b/g, score: 0.1 }],
  validate(match) {
    const digits = digitsOf(match);
    return !isRepdigit(digits) && luhn(digits);
  },
  validatedScore: 0.3,
  context: ["siren", "n° siren", "rcs", "registre du commerce", "insee", "company number"],
});

/** La Poste, the one company whose establishments are checked by the sum of their digits instead. */
const LA_POSTE = "356000000";

/** Establishment numbers (SIRET): SIREN and five digits, Luhn over both (INSEE, "Numéro SIRET"). */
export const frSiret = identityNumber("fr-siret", {
  patterns: [{ name: "fourteen digits", regex: /\b\d{3} ?\d{3} ?\d{3} ?\d{5}\b/g, score: 0.1 }],
  validate(match) {
    const digits = digitsOf(match);
    if (isRepdigit(digits) || !luhn(digits.slice(0, 9))) return false;
    if (luhn(digits)) return true;
    return digits.startsWith(LA_POSTE) && weightedSum(digits, Array(14).fill(1)) % 5 === 0;
  },
  validatedScore: 0.6,
  context: ["siret", "n° siret", "établissement", "insee"],
});

// letters of a key: O and I are left out
const KEY = "0123456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/**
 * VAT numbers: a key of two characters and the SIREN. Digits: 12 + 3 * (SIREN mod 97), modulo 97; with
 * a letter the newer rule modulo 11 holds (python-stdnum fr.tva).
 */
export const frVat = identityNumber("fr-vat", {
  patterns: [
    {
      name: "FR, key and SIREN",
      regex: /\bFR ?[0-9A-HJ-NP-Z]{2} ?\d{3} ?\d{3} ?\d{3}\b/g,
      score: 0.4,
    },
  ],
  validate(match) {
    const code = lettersAndDigitsOf(match).slice(2);
    const siren = code.slice(2);
    const [first, second] = [KEY.indexOf(code.charAt(0)), KEY.indexOf(code.charAt(1))];
    if (first < 10 && second < 10) {
      return modulo(`${siren}12`, 97) === first * 10 + second;
    }
    const key = first < 10 ? first * 24 + second - 10 : first * 34 + second - 100;
    return (Number(siren) + 1 + Math.floor(key / 11)) % 11 === key % 11;
  },
  context: ["tva", "n° tva", "tva intracommunautaire", "vat", "vat number"],
});
