import { digitsOf, isRepdigit, isShortDate, weightedSum } from "../../kit/checksums.js";
import { identityNumber, twoDigits } from "./number.js";

/**
 * CPR numbers: birth date and four digits. Weights 4, 3, 2, 7 to 2, 1 modulo 11 prove a number; since
 * 2007 numbers are given that do not pass, so failure refutes none (CPR-kontoret, "Personnummeret i CPR").
 */
export const dkCpr = identityNumber("dk-cpr", {
  patterns: [
    {
      name: "birth date, hyphen, four digits",
      regex: /\b(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])\d{2}-\d{4}\b/g,
      score: 0.5,
    },
    {
      name: "ten digits",
      regex: /\b(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])\d{2} ?\d{4}\b/g,
      score: 0.15,
    },
  ],
  validate(match) {
    const digits = digitsOf(match);
    const [day, month, year] = [twoDigits(digits, 0), twoDigits(digits, 2), twoDigits(digits, 4)];
    if (!isShortDate(year, month, day)) return false;
    return weightedSum(digits, [4, 3, 2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0 ? true : undefined;
  },
  validatedScore: 0.5,
  context: [
    "cpr",
    "cpr-nr",
    "cpr-nummer",
    "cpr nr",
    "cprnr",
    "personnummer",
    "p-nummer",
    "central person register",
  ],
});

/** Company numbers, behind DK also VAT numbers: weights 2, 7 to 1, modulo 11 (Erhvervsstyrelsen, CVR). */
export const dkCvr = identityNumber("dk-cvr", {
  patterns: [
    { name: "DK and eight digits", regex: /\bDK ?\d{2} ?\d{2} ?\d{2} ?\d{2}\b/g, score: 0.95 },
    {
      name: "eight digits",
      regex: /(?<!\bDK )\b[1-9]\d ?\d{2} ?\d{2} ?\d{2}\b/g,
      score: 0.1,
    },
  ],
  validate(match) {
    const digits = digitsOf(match);
    return !isRepdigit(digits) && weightedSum(digits, [2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0;
  },
  validatedScore: 0.3,
  context: ["cvr", "cvr-nr", "cvr-nummer", "cvr nr", "se-nr", "se-nummer", "moms", "vat"],
});
