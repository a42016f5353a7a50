import { digitsOf, isRepdigit, isShortDate, weightedSum } from "../../kit/checksums.js";
import { identityNumber, twoDigits } from "./number.js";

/**
 * Personal numeric codes (CNP): sex and century, birth date, county, serial number, weights
 * 279146358279 modulo 11, 10 written 1 (Law 105/1996; python-stdnum ro.cnp).
 */
export const roCnp = identityNumber("ro-cnp", {
  patterns: [
    {
      name: "sex, birth date, county, four digits",
      regex:
        /\b[1-9]\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|[1-3]\d|4[0-8]|5[12]|70|8[0-3])\d{4}\b/g,
      score: 0.1,
    },
  ],
  validate(match) {
    const rest = weightedSum(match, [2, 7, 9, 1, 4, 6, 3, 5, 8, 2, 7, 9]) % 11;
    return (
      isShortDate(twoDigits(match, 1), twoDigits(match, 3), twoDigits(match, 5)) &&
      (rest === 10 ? 1 : rest) === Number(match[12])
    );
  },
  validatedScore: 0.85,
  context: ["cnp", "c.n.p.", "cod numeric personal", "codul numeric personal", "personal code"],
});

/**
 * Company codes (CUI, CIF), behind RO also VAT numbers: weights 753217532 from the right, times 10,
 * modulo 11, 10 written 0 (ANAF; python-stdnum ro.cui).
 */
export const roCui = identityNumber("ro-cui", {
  patterns: [
    { name: "RO and digits", regex: /\bRO ?[1-9]\d{3,9}\b/g, score: 0.7 },
    { name: "six to ten digits", regex: /(?<!\bRO )\b[1-9]\d{5,9}\b/g, score: 0.05 },
  ],
  validate(match) {
    const digits = digitsOf(match).padStart(10, "0");
    const check = (10 * weightedSum(digits, [7, 5, 3, 2, 1, 7, 5, 3, 2])) % 11;
    return !isRepdigit(digitsOf(match)) && check % 10 === Number(digits[9]);
  },
  validatedScore: 0.3,
  context: [
    "cui",
    "c.u.i.",
    "cif",
    "c.i.f.",
    "cod unic de înregistrare",
    "cod fiscal",
    "cod de înregistrare fiscală",
    "tva",
    "vat",
  ],
});

/** Identity cards: series of two letters and six digits. */
export const roIdentityCard = identityNumber("ro-identity-card", {
  patterns: [
    {
      name: "series and number",
      regex: /\b[A-Z]{2}(?:,? (?:nr\.?|numărul|număr))? ?\d{6}\b/g,
      score: 0.1,
    },
  ],
  context: [
    "carte de identitate",
    "cartea de identitate",
    "c.i.",
    "ci",
    "buletin",
    "seria",
    "act de identitate",
    "identity card",
  ],
});

/** Numbers of the trade register: kind and county, order, year (ONRC). */
export const roTradeRegister = identityNumber("ro-trade-register", {
  patterns: [
    {
      name: "kind and county, order, year",
      regex: /\b[JFC]\d{1,2}\/\d{1,6}\/(?:19|20)\d{2}\b/g,
      score: 0.6,
    },
  ],
  context: ["registrul comerțului", "registrul comertului", "nr. reg. com.", "onrc"],
});
