import { isYymmdd } from "../../kit/checksums.js";
import { LUHN } from "../checks.js";
import { codeDetector } from "../detector.js";

const CURP_ALPHABET = "0123456789ABCDEFGHIJKLMNÑOPQRSTUVWXYZ";

/**
 * Population registry codes (CURP): name, date of birth, sex, state, name, serial, check digit; the
 * check digit makes the sum of values times 18, 17 ... 1 a multiple of ten (RENAPO, "Instructivo
 * normativo para la asignación de la CURP", DOF 2021). The form is distinctive enough to be found
 * with a slip in it.
 */
export const mxCurp = codeDetector("mx-curp", {
  anyCase: true,
  forms: {
    curp: [
      "@[AEIOUX]@@##<month><day>[HMX](AS|BC|BS|CC|CH|CL|CM|CS|DF|DG|GR|GT|HG|JC|MC|MN|MS|NE|NL|NT|OC|PL|QR|QT|SL|SP|SR|TC|TL|TS|VZ|YN|ZS)@@@*#",
      0.6,
    ],
  },
  validate(match) {
    const code = match.toUpperCase();
    if (!isYymmdd(code, 4)) return false;
    let sum = 0;
    for (let i = 0; i < 18; i++) sum += CURP_ALPHABET.indexOf(code[i]!) * (18 - i);
    return sum % 10 === 0 ? true : undefined;
  },
  context: "curp, clave única de registro de población, clave unica",
  finds: ["[GADC611027MBCDCG56]", "CURP [gafd421128mjcndf57]"],
  misses: ["GADC611327MBCDCG56", "GADC610230MBCDCG56", "GADC611027MZZDCG56", "GADC611027MBCDCG5"],
});

const RFC_ALPHABET = "0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ Ñ";

/**
 * Taxpayers' codes (RFC): three letters (companies) or four (people), a date, two characters and a
 * check digit MOD 11 (SAT, "Algoritmo para la clave del RFC"). Some in use fail the check, so it
 * proves but does not refute.
 */
export const mxRfc = codeDetector("mx-rfc", {
  forms: {
    rfc: [
      /(?<![\wÑñ&])[A-ZÑ&]{3,4}[- ]?\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])[- ]?[1-9A-V][1-9A-Z][\dA]\b/gi,
      0.5,
    ],
  },
  validate(match) {
    const code = match.toUpperCase().replace(/[- ]/g, "");
    if (!isYymmdd(code, code.length - 9)) return false;
    const padded = code.slice(0, -1).padStart(12);
    let sum = 0;
    for (let i = 0; i < 12; i++) sum += RFC_ALPHABET.indexOf(padded[i]!) * (13 - i);
    return RFC_ALPHABET[(11 - (sum % 11)) % 11] === code.at(-1) ? true : undefined;
  },
  validatedScore: 0.9,
  context: "rfc, r.f.c., registro federal de contribuyentes, sat, contribuyente",
  finds: [
    "[SOPY421121BI2]",
    "RFC: [CDF-381124-652]",
    "a nombre de [ÑOE540315452]",
    "RFC [SOPY421121BI3]", // wrong check digit, as some in use have
  ],
  misses: ["SOPY421321BI2", "SOPY420230BI2", "SOPY421121BI"],
});

/** Social security numbers (NSS): eleven digits, Luhn (IMSS, "Número de Seguridad Social"). */
export const mxNss = codeDetector("mx-nss", {
  forms: {
    "in groups": ["##~##~##~####~?#<not [- ]#>", 0.5],
    "in one piece": ["#{11}", 0.05],
  },
  validate: LUHN,
  validatedScore: 0.25,
  context: "nss, imss, seguro social, seguridad social",
  finds: ["[58-83-84-3810-7]", "NSS [50229282426]"],
  misses: ["folio 50229282426", "NSS 50229282427", "NSS 5022928242"],
});

/**
 * Voters' keys (clave de elector) on INE credentials: six consonants of the name, date of birth,
 * state of birth, sex, three digits (INE, "Características de la credencial para votar").
 */
export const mxElector = codeDetector("mx-elector", {
  anyCase: true,
  forms: { "clave de elector": ["@@@@@@##<month><day>(0[1-9]|[12]#|3[0-3]|8[78])[HM]###", 0.85] },
  validate: (match) => (isYymmdd(match, 6) ? undefined : false),
  context: "ine, ife, clave de elector, credencial para votar",
  finds: ["[GMVLMR80070501M100]", "clave de elector [PRSNJN91122309H400]"],
  misses: ["GMVLMR80023101M100", "GMVLMR80070540M100", "GMVLMR80070501X100"],
});
