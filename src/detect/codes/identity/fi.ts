import {
  digitsOf,
  isRepdigit,
  isShortDate,
  lettersAndDigitsOf,
  modulo,
  weightedSum,
} from "../../kit/checksums.js";
import { identityNumber, twoDigits } from "./number.js";

/**
 * Personal identity codes (HETU): birth date, sign of the century (+ 1800s; - and U to Y 1900s; A to F
 * 2000s), three digits, and the rest of the nine digits modulo 31 as a digit or letter (Act 661/2009;
 * the newer signs, Government Decree 690/2022).
 */
export const fiHetu = identityNumber("fi-personal-identity-code", {
  presidioEntity: "FI_PERSONAL_IDENTITY_CODE",
  patterns: [
    {
      name: "birth date, century, three digits, check",
      regex:
        /(?:\b|(?<=[a-zåäö]{2}))(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])\d{2}[-+A-FU-Y]\d{3}[0-9A-FHJ-NPR-Y]\b/gi,
      score: 0.4,
    },
  ],
  validate(match) {
    const digits = match.slice(0, 6) + match.slice(7, 10);
    const [day, month, year] = [twoDigits(digits, 0), twoDigits(digits, 2), twoDigits(digits, 4)];
    const check = "0123456789ABCDEFHJKLMNPRSTUVWXY".charAt(modulo(digits, 31));
    return isShortDate(year, month, day) && check === lettersAndDigitsOf(match).slice(-1);
  },
  context: [
    "henkilötunnus",
    "henkilötunnuksella",
    "hetu",
    "personbeteckning",
    "personal identity code",
  ],
});

/** Business identifiers (Y-tunnus), behind FI VAT numbers: weights 7, 9, 10, 5, 8, 4, 2 modulo 11 (YTJ). */
export const fiYTunnus = identityNumber("fi-y-tunnus", {
  patterns: [
    { name: "seven digits, hyphen, check digit", regex: /\b\d{7}-\d\b/g, score: 0.6 },
    { name: "FI and eight digits", regex: /\bFI ?\d{8}\b/g, score: 0.95 },
  ],
  validate(match) {
    const digits = digitsOf(match);
    return !isRepdigit(digits) && weightedSum(digits, [7, 9, 10, 5, 8, 4, 2, 1]) % 11 === 0;
  },
  validatedScore: 0.6,
  context: ["y-tunnus", "y-tunnuksella", "fo-nummer", "alv", "business id", "vat"],
});
