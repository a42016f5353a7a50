import { digitsOf, lettersAndDigitsOf, luhn, modulo } from "../../kit/checksums.js";
import { identityNumber } from "./number.js";

// Ministerio del Interior, "Cálculo del dígito de control del NIF/NIE": the number modulo 23
const controlLetter = (digits: string): string =>
  "TRWAGMYFPDXBNJZSQVHLCKE".charAt(modulo(digits, 23));

/**
 * Tax numbers of persons (NIF): the identity card's eight digits and control letter, or K, L or M and
 * seven digits for those without a card.
 */
export const esNif = identityNumber("es-nif", {
  presidioEntity: "ES_NIF",
  patterns: [
    {
      name: "digits and control letter",
      regex:
        /\b(?:ES[ -]?)?(?:[KLM]\d{7}|\d{1,2}\.?\d{3}\.?\d{3})(?:[ -]?[A-HJ-NP-TV-Z]|[a-hj-np-tv-z])\b/g,
      score: 0.3,
    },
  ],
  validate(match) {
    const digits = digitsOf(match);
    return !/^0+$/.test(digits) && controlLetter(digits) === match.slice(-1).toUpperCase();
  },
  validatedScore: 0.85,
  context: [
    "dni",
    "d.n.i.",
    "nif",
    "n.i.f.",
    "documento nacional de identidad",
    "número de identificación fiscal",
    "identificación",
  ],
});

/** Foreigners' numbers (NIE): X, Y or Z counted as 0, 1 or 2, seven digits, control letter as the NIF. */
export const esNie = identityNumber("es-nie", {
  presidioEntity: "ES_NIE",
  patterns: [
    {
      name: "X, Y or Z, digits, control letter",
      // only the prefix is case-sensitive: "es" is also a word
      regex: /\b(?:ES[ -]?)?[XYZxyz][ -]?\d{7,8}[ -]?[A-HJ-NP-TV-Za-hj-np-tv-z]\b/g,
      score: 0.5,
    },
  ],
  validate(match) {
    const code = lettersAndDigitsOf(match).replace(/^ES/, "");
    const digits = "XYZ".indexOf(code.charAt(0)) + code.slice(1, -1);
    return controlLetter(digits) === code.at(-1);
  },
  context: [
    "nie",
    "n.i.e.",
    "número de identidad de extranjero",
    "número de identificación de extranjero",
    "extranjero",
  ],
});

/**
 * Tax numbers of legal persons (NIF, formerly CIF): kind, province, number, and a Luhn digit or the
 * letter that represents it (Orden EHA/451/2008; python-stdnum es.cif).
 */
export const esCif = identityNumber("es-cif", {
  patterns: [
    {
      name: "kind, seven digits, control",
      regex: /\b(?:ES[ -]?)?[ABCDEFGHJNPQRSUVW][ -]?\d{7}[ -]?[0-9A-J]\b/g,
      score: 0.2,
    },
  ],
  validate(match) {
    const code = lettersAndDigitsOf(match).replace(/^ES(?=[A-Z])/, "");
    const last = code.charAt(8);
    const control = /\d/.test(last) ? last : String("JABCDEFGHI".indexOf(last));
    return luhn(code.slice(1, 8) + control);
  },
  validatedScore: 0.6,
  context: ["cif", "c.i.f.", "nif", "n.i.f.", "código de identificación fiscal", "iva", "vat"],
});

/**
 * Social security numbers: province, seven or eight digits, and the rest of both modulo 97, a number
 * below ten million counted as seven digits (Tesorería General de la Seguridad Social).
 */
export const esSocialSecurity = identityNumber("es-social-security", {
  patterns: [
    {
      name: "province, number, control",
      regex: /\b(?:0[1-9]|[1-4]\d|5[0-3]|66)(?:\d{10}|[ /-]\d{7,8}[ /-]\d{2})\b/g,
      score: 0.1,
    },
  ],
  validate(match) {
    const digits = digitsOf(match);
    const number = digits.slice(2, -2).replace(/^0(?=\d{7}$)/, "");
    return modulo(digits.slice(0, 2) + number, 97) === Number(digits.slice(-2));
  },
  validatedScore: 0.7,
  context: [
    "seguridad social",
    "número de afiliación",
    "afiliación",
    "nuss",
    "naf",
    "n.a.f.",
    "nss",
    "social security number",
  ],
});

/** Passport numbers: three letters and six digits; the older series has two letters. */
export const esPassport = identityNumber("es-passport", {
  presidioEntity: "ES_PASSPORT",
  patterns: [{ name: "letters and six digits", regex: /\b[A-Z]{2,3}\d{6}\b/gi, score: 0.05 }],
  context: ["pasaporte", "número de pasaporte", "passport", "passport number"],
});
