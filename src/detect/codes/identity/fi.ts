import { isShortDate, lettersAndDigitsOf, modulo } from "../../kit/checksums.js";
import { multipleOf, twoDigits } from "../checks.js";
import { codeDetector } from "../detector.js";

/**
 * Personal identity codes (HETU): birth date, sign of the century (+ 1800s; - and U to Y 1900s; A to F
 * 2000s), three digits, and the rest of the nine digits modulo 31 as a digit or letter (Act 661/2009;
 * the newer signs, Government Decree 690/2022).
 */
export const fiHetu = codeDetector("fi-personal-identity-code", {
  presidioEntity: "FI_PERSONAL_IDENTITY_CODE",
  forms: {
    "birth date, century, three digits, check": [
      /(?:\b|(?<=[a-zåäö]{2}))(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])\d{2}[-+A-FU-Y]\d{3}[0-9A-FHJ-NPR-Y]\b/gi,
      0.4,
    ],
  },
  validate(match) {
    const digits = match.slice(0, 6) + match.slice(7, 10);
    const [day, month, year] = [twoDigits(digits, 0), twoDigits(digits, 2), twoDigits(digits, 4)];
    const check = "0123456789ABCDEFHJKLMNPRSTUVWXY".charAt(modulo(digits, 31));
    return isShortDate(year, month, day) && check === lettersAndDigitsOf(match).slice(-1);
  },
  context: "henkilötunnus, henkilötunnuksella, hetu, personbeteckning, personal identity code",
  finds: [
    "hetu [241046-1774]",
    "[240783-379S]",
    "tunnus on[240783-379S]", // no space
    "[140305A123P]",
    "[020394Y123X], [010299+123S]",
  ],
  misses: [
    "hetu 241046-1775", // wrong check character
    "hetu 310246-1774", // no 31 February
    "hetu 241046G1774", // no such sign
    "hetu 241046-177",
    "K241046-1774",
  ],
});

/** Business identifiers (Y-tunnus), behind FI VAT numbers: weights 7, 9, 10, 5, 8, 4, 2 modulo 11 (YTJ). */
export const fiYTunnus = codeDetector("fi-y-tunnus", {
  forms: {
    "seven digits, hyphen, check digit": ["#{7}-#", 0.6],
    "FI and eight digits": ["FI ?#{8}", 0.95],
  },
  validate: multipleOf(11, [7, 9, 10, 5, 8, 4, 2, 1]),
  validatedScore: 0.6,
  context: "y-tunnus, y-tunnuksella, fo-nummer, alv, business id, vat",
  finds: ["Y-tunnus [0887875-8]", "[5753127-5]", "[FI60894026]"],
  misses: ["Y-tunnus 0887875-9", "FI60894027", "Y-tunnus 088787-8"],
});
