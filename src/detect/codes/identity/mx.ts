import { digitsOf, isRepdigit, isYymmdd, luhn } from "../../kit/checksums.js";
import { identityNumber } from "./number.js";

const CURP_ALPHABET = "0123456789ABCDEFGHIJKLMNÑOPQRSTUVWXYZ";

/**
 * Population registry codes (CURP): name, date of birth, sex, state, name, serial, check digit; the
 * check digit makes the sum of values times 18, 17 ... 1 a multiple of ten (RENAPO, "Instructivo
 * normativo para la asignación de la CURP", DOF 2021). The form is distinctive enough to be found
 * with a slip in it.
 */
export const mxCurp = identityNumber("mx-curp", {
  patterns: [
    {
      name: "curp",
      regex:
        /\b[A-Z][AEIOUX][A-Z]{2}\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])[HMX](?:AS|BC|BS|CC|CH|CL|CM|CS|DF|DG|GR|GT|HG|JC|MC|MN|MS|NE|NL|NT|OC|PL|QR|QT|SL|SP|SR|TC|TL|TS|VZ|YN|ZS)[A-Z]{3}[A-Z\d]\d\b/gi,
      score: 0.6,
    },
  ],
  validate(match) {
    const code = match.toUpperCase();
    if (!isYymmdd(code, 4)) return false;
    let sum = 0;
    for (let i = 0; i < 18; i++) sum += CURP_ALPHABET.indexOf(code[i]!) * (18 - i);
    return sum % 10 === 0 ? true : undefined;
  },
  context: ["curp", "clave única de registro de población", "clave unica"],
});

const RFC_ALPHABET = "0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ Ñ";

/**
 * Taxpayers' codes (RFC): three letters (companies) or four (people), a date, two characters and a
 * check digit MOD 11 (SAT, "Algoritmo para la clave del RFC"). Some in use fail the check, so it
 * proves but does not refute.
 */
export const mxRfc = identityNumber("mx-rfc", {
  patterns: [
    {
      name: "rfc",
      regex:
        /(?<![\wÑñ&])[A-ZÑ&]{3,4}[- ]?\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])[- ]?[1-9A-V][1-9A-Z][\dA]\b/gi,
      score: 0.5,
    },
  ],
  validate(match) {
    const code = match.toUpperCase().replace(/[- ]/g, "");
    if (!isYymmdd(code, code.length - 9)) return false;
    const padded = code.slice(0, -1).padStart(12);
    let sum = 0;
    for (let i = 0; i < 12; i++) sum += RFC_ALPHABET.indexOf(padded[i]!) * (13 - i);
    return RFC_ALPHABET[(11 - (sum % 11)) % 11] === code.at(-1) ? true : undefined;
  },
  validatedScore: 0.9,
  context: ["rfc", "r.f.c.", "registro federal de contribuyentes", "sat", "contribuyente"],
});

/** Social security numbers (NSS): eleven digits, Luhn (IMSS, "Número de Seguridad Social"). */
export const mxNss = identityNumber("mx-nss", {
  patterns: [
    { name: "in groups", regex: /\b\d{2}([- ])\d{2}\1\d{2}\1\d{4}\1?\d\b(?![- ]\d)/g, score: 0.5 },
    { name: "in one piece", regex: /\b\d{11}\b/g, score: 0.05 },
  ],
  validate: (match) => !isRepdigit(digitsOf(match)) && luhn(digitsOf(match)),
  validatedScore: 0.25,
  context: ["nss", "imss", "seguro social", "seguridad social"],
});

/**
 * Voters' keys (clave de elector) on INE credentials: six consonants of the name, date of birth,
 * state of birth, sex, three digits (INE, "Características de la credencial para votar").
 */
export const mxElector = identityNumber("mx-elector", {
  patterns: [
    {
      name: "clave de elector",
      regex:
        /\b[A-Z]{6}\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|[12]\d|3[0-3]|8[78])[HM]\d{3}\b/gi,
      score: 0.85,
    },
  ],
  validate: (match) => (isYymmdd(match, 6) ? undefined : false),
  context: ["ine", "ife", "clave de elector", "credencial para votar"],
});
