import { isRepdigit, isShortDate, lettersAndDigitsOf, weightedSum } from "../../kit/checksums.js";
import { identityNumber, twoDigits } from "./number.js";

/** Sum of the digits of every product, the cross sums that German insurance numbers are checked by. */
const sumOfCrossSums = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, i) => {
    const product = weight * Number(digits[i]);
    return sum + Math.floor(product / 10) + (product % 10);
  }, 0);

/** A letter as its place in the alphabet, in two digits: A is 01. */
const ordinal = (letter: string): string => String(letter.charCodeAt(0) - 64).padStart(2, "0");

/**
 * Pension insurance numbers: area, birth date (day + 50 where numbers ran out), first letter of the
 * birth name, serial number, check digit of cross sums modulo 10 (§§ 2 and 4 VKVV).
 */
export const deSocialSecurity = identityNumber("de-social-security", {
  presidioEntity: "DE_SOCIAL_SECURITY",
  patterns: [
    {
      name: "area, birth date, letter, serial",
      regex: /\b\d{2} ?(?:[05][1-9]|[1267]\d|[38][01])(?:0[1-9]|1[0-2])\d{2} ?[A-Z] ?\d{2} ?\d\b/gi,
      score: 0.4,
    },
  ],
  validate(match) {
    const code = lettersAndDigitsOf(match);
    const born = isShortDate(twoDigits(code, 6), twoDigits(code, 4), twoDigits(code, 2) % 50);
    const digits = code.slice(0, 8) + ordinal(code.charAt(8)) + code.slice(9);
    const check = sumOfCrossSums(digits, [2, 1, 2, 5, 7, 1, 2, 1, 2, 1, 2, 1]) % 10;
    return born && check === Number(code.at(-1));
  },
  context: [
    "rentenversicherungsnummer",
    "sozialversicherungsnummer",
    "versicherungsnummer",
    "rentenversicherung",
    "sozialversicherung",
    "rvnr",
    "svnr",
    "sv-nummer",
    "sv-nr",
    "social security number",
  ],
});

/**
 * Insured person's number on the health card: letter, eight digits, check digit (§ 290 SGB V, annex 1);
 * the long form continues with the insurer's nine digits and a check digit over all.
 */
export const deHealthInsurance = identityNumber("de-health-insurance", {
  presidioEntity: "DE_HEALTH_INSURANCE",
  patterns: [
    { name: "letter, nine or nineteen digits", regex: /\b[A-Z]\d{9}(?:\d{10})?\b/gi, score: 0.2 },
  ],
  validate(match) {
    const check = sumOfCrossSums(
      ordinal(match.charAt(0).toUpperCase()) + match.slice(1),
      [1, 2, 1, 2, 1, 2, 1, 2, 1, 2],
    );
    return check % 10 === Number(match.charAt(9));
  },
  validatedScore: 0.6,
  context: [
    "krankenversichertennummer",
    "krankenversicherungsnummer",
    "versichertennummer",
    "versicherten-nr",
    "versichertennr",
    "kvnr",
    "krankenkasse",
    "krankenversicherung",
    "gesundheitskarte",
    "versichertenkarte",
    "egk",
    "health insurance",
  ],
});

/** Lifelong physician numbers: weights 4 and 9 over six digits, check digit, specialty (§ 75 (7) SGB V). */
export const dePhysicianNumber = identityNumber("de-physician-number", {
  presidioEntity: "DE_LANR",
  patterns: [{ name: "nine digits", regex: /\b\d{9}\b/g, score: 0.05 }],
  validate: (match) => !isRepdigit(match) && weightedSum(match, [4, 9, 4, 9, 4, 9, 1]) % 10 === 0,
  validatedScore: 0.3,
  context: [
    "lanr",
    "arztnummer",
    "arzt-nr",
    "lebenslange arztnummer",
    "vertragsarzt",
    "kassenarzt",
    "behandelnder arzt",
    "hausarzt",
    "facharzt",
  ],
});

/** Numbers of medical practices (§ 75 (7) SGB V): the region's code and seven digits, no check digit. */
export const dePracticeNumber = identityNumber("de-practice-number", {
  presidioEntity: "DE_BSNR",
  patterns: [
    {
      name: "region and seven digits",
      regex: /\b(?:0[1-3]|17|20|35|38|46|5[12]|7[1-48]|8[38]|9[38])\d{7}\b/g,
      score: 0.05,
    },
  ],
  context: [
    "bsnr",
    "betriebsstättennummer",
    "betriebsstätte",
    "betriebsstätten-nr",
    "praxisnummer",
  ],
});
