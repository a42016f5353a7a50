import {
  digitsOf,
  isRepdigit,
  lettersAndDigitsOf,
  luhn,
  modulo,
  weightedSum,
} from "../../kit/checksums.js";
import { LUHN } from "../checks.js";
import { codeDetector } from "../detector.js";

/**
 * Social security numbers (NIR): sex, year and month of birth, department, commune, order, and a key of
 * two digits, 97 minus the rest modulo 97, Corsica's 2A and 2B counted as 19 and 18 (INSEE, "Numéro de
 * sécurité sociale"). Written without its key the number is left to the context.
 */
export const frNir = codeDetector("fr-nir", {
  forms: {
    "sex, birth, place, order, key": [
      "[1-478] ?## ?(0[1-9]|1[0-2]|[2-9]#) ?(##|2[AB]) ?### ?###([ -]?##)?",
      0.1,
    ],
  },
  validate(match) {
    const code = lettersAndDigitsOf(match).replace("2A", "19").replace("2B", "18");
    if (code.length === 13) return undefined;
    return 97 - modulo(code.slice(0, 13), 97) === Number(code.slice(13));
  },
  context: `
    nir, numéro de sécurité sociale, n° de sécurité sociale, sécurité sociale, sécu, n° sécu,
    numéro insee, assuré, carte vitale, social security number`,
  finds: [
    "assurée sous le [1 94 09 75 308 684 29]",
    "[293112A35444048]",
    "[184022B83546730]",
    "numéro de sécurité sociale [1940975308684]",
  ],
  misses: [
    "sécurité sociale 1 94 09 75 308 684 30", // wrong key
    "sécurité sociale 1 94 13 75 308 684 29", // month 13
    "sécurité sociale 194097530868",
    "colis 1940975308684",
  ],
});

/**
 * Tax reference numbers of persons (numéro fiscal, SPI): the first ten digits modulo 511 are the last
 * three (OECD, "France, information on tax identification numbers").
 */
export const frTaxNumber = codeDetector("fr-tax-number", {
  forms: { "thirteen digits": ["[0-3]# ?## ?### ?### ?###", 0.1] },
  validate(match) {
    const digits = digitsOf(match);
    return !isRepdigit(digits) && Number(digits.slice(0, 10)) % 511 === Number(digits.slice(10));
  },
  validatedScore: 0.9,
  context: `
    numéro fiscal, n° fiscal, numéro fiscal de référence, référence fiscale, spi,
    avis d'imposition, avis d’imposition, impôts, tax number`,
  finds: ["numéro fiscal [18 81 616 543 079]", "[1294393003365]"],
  misses: ["numéro fiscal 1881616543078", "numéro fiscal 188161654307", "4294393003365"],
});

/** Identity cards: twelve characters until 2021 (year, month, department), nine since. */
export const frIdentityCard = codeDetector("fr-identity-card", {
  forms: {
    "twelve characters of the older card": ["##<month>***#####", 0.1],
    "nine characters of the newer card": ["@#*****@#", 0.1],
  },
  context: `
    carte nationale d'identité, carte nationale d’identité, carte d'identité, carte d’identité,
    cni, cnie, identity card`,
  finds: ["Carte d'identité n° [130775R04412]", "carte nationale d’identité [X4RTB7FW2]"],
  misses: ["lot 130775R04412", "carte d'identité 131375R04412", "CNI X4RTB7FW"],
});

/** Passports and driving licences of the present format share it: two digits, two letters, five digits. */
const DOCUMENT = /\b\d{2}[A-Z]{2}\d{5}\b/g;

/** Passport numbers; the check digit is in the machine-readable zone only. */
export const frPassport = codeDetector("fr-passport", {
  forms: { "two digits, two letters, five digits": [DOCUMENT, 0.2] },
  context: "passeport, numéro de passeport, n° de passeport, passport",
  finds: ["Passeport n° [17CK40281]", "numéro de passeport: [59CK98037]"],
  misses: ["vol 17CK40281", "passeport 17CK4028", "passeport 17C402811"],
});

/** Driving licence numbers: the present format, or twelve digits of the older one. */
export const frDrivingLicence = codeDetector("fr-driving-licence", {
  forms: {
    "two digits, two letters, five digits": [DOCUMENT, 0.2],
    "twelve digits": ["##<month>(0[1-9]|[1-9]#)######", 0.05],
  },
  context: "permis de conduire, permis, neph, driving licence, driver's license",
  finds: ["permis de conduire [14AB20397]", "permis de conduire n° [940775301284]"],
  misses: ["colis 940775301284", "permis de conduire 941375301284", "permis 14AB2039"],
});

/** Company numbers (SIREN): nine digits, Luhn (INSEE, "Numéro SIREN"). */
export const frSiren = codeDetector("fr-siren", {
  forms: { "nine digits": ["### ?### ?###", 0.1] },
  validate: LUHN,
  validatedScore: 0.3,
  context: "siren, n° siren, rcs, registre du commerce, insee, company number",
  finds: ["SIREN [149 401 424]", "RCS Lyon [809734288]"],
  misses: ["SIREN 149 401 425", "SIREN 149 401 42", "colis 809734288", "SIREN 000 000 000"],
});

/** La Poste, the one company whose establishments are checked by the sum of their digits instead. */
const LA_POSTE = "356000000";

/** Establishment numbers (SIRET): SIREN and five digits, Luhn over both (INSEE, "Numéro SIRET"). */
export const frSiret = codeDetector("fr-siret", {
  forms: { "fourteen digits": ["### ?### ?### ?#####", 0.1] },
  validate(match) {
    const digits = digitsOf(match);
    if (isRepdigit(digits) || !luhn(digits.slice(0, 9))) return false;
    if (luhn(digits)) return true;
    return digits.startsWith(LA_POSTE) && weightedSum(digits, Array(14).fill(1)) % 5 === 0;
  },
  validatedScore: 0.6,
  context: "siret, n° siret, établissement, insee",
  finds: [
    "[70787552202696]",
    "Siret : [898 827 449 22464]",
    "[35600000010014]", // La Poste: digits add up to a multiple of five
  ],
  misses: ["SIRET 70787552202697", "SIRET 7078755220269", "35600000010015"],
});

// letters of a key: O and I are left out
const KEY = "0123456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/**
 * VAT numbers: a key of two characters and the SIREN. Digits: 12 + 3 * (SIREN mod 97), modulo 97; with
 * a letter the newer rule modulo 11 holds (python-stdnum fr.tva).
 */
export const frVat = codeDetector("fr-vat", {
  forms: { "FR, key and SIREN": ["FR ?[0-9A-HJ-NP-Z]{2} ?### ?### ?###", 0.4] },
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
  context: "tva, n° tva, tva intracommunautaire, vat, vat number",
  finds: ["TVA [FR08159265107]", "[FR 83 146 055 090]", "[FRK4490760956]"],
  misses: ["TVA FR09159265107", "TVA FRK4490760957", "TVA FR0815926510"],
});
