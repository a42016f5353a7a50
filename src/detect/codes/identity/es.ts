import { digitsOf, lettersAndDigitsOf, luhn, modulo } from "../../kit/checksums.js";
import { codeDetector } from "../detector.js";

// Ministerio del Interior, "Cálculo del dígito de control del NIF/NIE": the number modulo 23
const controlLetter = (digits: string): string =>
  "TRWAGMYFPDXBNJZSQVHLCKE".charAt(modulo(digits, 23));

/**
 * Tax numbers of persons (NIF): the identity card's eight digits and control letter, or K, L or M and
 * seven digits for those without a card.
 */
export const esNif = codeDetector("es-nif", {
  presidioEntity: "ES_NIF",
  forms: {
    "digits and control letter": [
      "(ES[ -]?)?([KLM]#{7}|#{1,2}.?###.?###)([ -]?[A-HJ-NP-TV-Z]|[a-hj-np-tv-z])",
      0.3,
    ],
  },
  validate(match) {
    const digits = digitsOf(match);
    return !/^0+$/.test(digits) && controlLetter(digits) === match.slice(-1).toUpperCase();
  },
  validatedScore: 0.85,
  context: `
    dni, d.n.i., nif, n.i.f., documento nacional de identidad, número de identificación fiscal,
    identificación`,
  finds: ["con DNI [40961311J]", "[19.831.961-G]", "[ES00212327Z]", "[K5253103H] y [40961311j]"],
  misses: [
    "DNI 40961311K", // wrong letter
    "DNI 409613J",
    "DNI 40961311",
    "00000000T",
  ],
});

/** Foreigners' numbers (NIE): X, Y or Z counted as 0, 1 or 2, seven digits, control letter as the NIF. */
export const esNie = codeDetector("es-nie", {
  presidioEntity: "ES_NIE",
  forms: {
    // only the prefix is case-sensitive: "es" is also a word
    "X, Y or Z, digits, control letter": [
      "(ES[ -]?)?[XYZxyz][ -]?#{7,8}[ -]?[A-HJ-NP-TV-Za-hj-np-tv-z]",
      0.5,
    ],
  },
  validate(match) {
    const code = lettersAndDigitsOf(match).replace(/^ES/, "");
    const digits = "XYZ".indexOf(code.charAt(0)) + code.slice(1, -1);
    return controlLetter(digits) === code.at(-1);
  },
  context: `
    nie, n.i.e., número de identidad de extranjero, número de identificación de extranjero,
    extranjero`,
  finds: ["su NIE es [Y8580514X]", "[Z-5277184-T], [x2545107l]"],
  misses: ["NIE Y8580514T", "NIE Y858051X", "NIE W8580514X"],
});

/**
 * Tax numbers of legal persons (NIF, formerly CIF): kind, province, number, and a Luhn digit or the
 * letter that represents it (Orden EHA/451/2008; python-stdnum es.cif).
 */
export const esCif = codeDetector("es-cif", {
  forms: {
    "kind, seven digits, control": ["(ES[ -]?)?[ABCDEFGHJNPQRSUVW][ -]?#{7}[ -]?[0-9A-J]", 0.2],
  },
  validate(match) {
    const code = lettersAndDigitsOf(match).replace(/^ES(?=[A-Z])/, "");
    const last = code.charAt(8);
    const control = /\d/.test(last) ? last : String("JABCDEFGHI".indexOf(last));
    return luhn(code.slice(1, 8) + control);
  },
  validatedScore: 0.6,
  context: "cif, c.i.f., nif, n.i.f., código de identificación fiscal, iva, vat",
  finds: ["CIF [B43220318]", "[Q9197389A]", "IVA [ESG13453857]"],
  misses: ["CIF B43220319", "CIF B4322031", "CIF I43220318"],
});

/**
 * Social security numbers: province, seven or eight digits, and the rest of both modulo 97, a number
 * below ten million counted as seven digits (Tesorería General de la Seguridad Social).
 */
export const esSocialSecurity = codeDetector("es-social-security", {
  forms: {
    "province, number, control": ["(0[1-9]|[1-4]#|5[0-3]|66)(#{10}|[ /-]#{7,8}[ /-]##)", 0.1],
  },
  validate(match) {
    const digits = digitsOf(match);
    const number = digits.slice(2, -2).replace(/^0(?=\d{7}$)/, "");
    return modulo(digits.slice(0, 2) + number, 97) === Number(digits.slice(-2));
  },
  validatedScore: 0.7,
  context: `
    seguridad social, número de afiliación, afiliación, nuss, naf, n.a.f., nss,
    social security number`,
  finds: ["n.º de la Seguridad Social [28/12345678/40]", "[08 05512340 50]", "NAF [413099881765]"],
  misses: [
    "Seguridad Social 28/12345678/41",
    "Seguridad Social 60/12345678/40", // no such province
    "Seguridad Social 28/123456/40",
  ],
});

/** Passport numbers: three letters and six digits; the older series has two letters. */
export const esPassport = codeDetector("es-passport", {
  presidioEntity: "ES_PASSPORT",
  anyCase: true,
  forms: { "letters and six digits": ["@{2,3}######", 0.05] },
  context: "pasaporte, número de pasaporte, passport, passport number",
  finds: ["pasaporte [PAC402817]", "Passport number [XDD118204]", "mi pasaporte es [pac402817]"],
  misses: ["vuelo PAC402817", "pasaporte PAC40281"],
});
