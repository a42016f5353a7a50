import { isShortDate, lettersAndDigitsOf } from "../../kit/checksums.js";
import { multipleOf, twoDigits } from "../checks.js";
import { codeDetector } from "../detector.js";

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
export const deSocialSecurity = codeDetector("de-social-security", {
  presidioEntity: "DE_SOCIAL_SECURITY",
  anyCase: true,
  forms: {
    "area, birth date, letter, serial": [
      "## ?([05][1-9]|[1267]#|[38][01])<month>## ?@ ?## ?#",
      0.4,
    ],
  },
  validate(match) {
    const code = lettersAndDigitsOf(match);
    const born = isShortDate(twoDigits(code, 6), twoDigits(code, 4), twoDigits(code, 2) % 50);
    const digits = code.slice(0, 8) + ordinal(code.charAt(8)) + code.slice(9);
    const check = sumOfCrossSums(digits, [2, 1, 2, 5, 7, 1, 2, 1, 2, 1, 2, 1]) % 10;
    return born && check === Number(code.at(-1));
  },
  context: `
    rentenversicherungsnummer, sozialversicherungsnummer, versicherungsnummer,
    rentenversicherung, sozialversicherung, rvnr, svnr, sv-nummer, sv-nr, social security number`,
  finds: ["[53270181M625]", "Rentenversicherungsnummer [65 170839 J 003]"],
  misses: [
    "53270181M626", // wrong check digit
    "53300281M622", // no 30 February
    "5327018M625",
  ],
});

/**
 * Insured person's number on the health card: letter, eight digits, check digit (§ 290 SGB V, annex 1);
 * the long form continues with the insurer's nine digits and a check digit over all.
 */
export const deHealthInsurance = codeDetector("de-health-insurance", {
  presidioEntity: "DE_HEALTH_INSURANCE",
  anyCase: true,
  forms: { "letter, nine or nineteen digits": ["@#{9}(#{10})?", 0.2] },
  validate(match) {
    const check = sumOfCrossSums(
      ordinal(match.charAt(0).toUpperCase()) + match.slice(1),
      [1, 2, 1, 2, 1, 2, 1, 2, 1, 2],
    );
    return check % 10 === Number(match.charAt(9));
  },
  validatedScore: 0.6,
  context: `
    krankenversichertennummer, krankenversicherungsnummer, versichertennummer, versicherten-nr,
    versichertennr, kvnr, krankenkasse, krankenversicherung, gesundheitskarte, versichertenkarte,
    egk, health insurance`,
  finds: [
    "Versichertennummer [T348271612]",
    "[M901145283], AOK",
    "KVNR [T3482716121095008710]",
    "kvnr [t348271612]",
  ],
  misses: ["KVNR T348271613", "KVNR T34827161", "KVNR 1348271612", "kvnr t348271613"],
});

/** Lifelong physician numbers: weights 4 and 9 over six digits, check digit, specialty (§ 75 (7) SGB V). */
export const dePhysicianNumber = codeDetector("de-physician-number", {
  presidioEntity: "DE_LANR",
  forms: { "nine digits": ["#{9}", 0.05] },
  validate: multipleOf(10, [4, 9, 4, 9, 4, 9, 1]),
  validatedScore: 0.3,
  context: `
    lanr, arztnummer, arzt-nr, lebenslange arztnummer, vertragsarzt, kassenarzt,
    behandelnder arzt, hausarzt, facharzt`,
  finds: ["LANR [482913201]", "Arztnummer: [750264934]"],
  misses: ["LANR 482913301", "LANR 48291320", "Zähler 482913201"],
});

/** Numbers of medical practices (§ 75 (7) SGB V): the region's code and seven digits, no check digit. */
export const dePracticeNumber = codeDetector("de-practice-number", {
  presidioEntity: "DE_BSNR",
  forms: {
    "region and seven digits": ["(0[1-3]|17|20|35|38|46|5[12]|7[1-48]|8[38]|9[38])#{7}", 0.05],
  },
  context: "bsnr, betriebsstättennummer, betriebsstätte, betriebsstätten-nr, praxisnummer",
  finds: ["BSNR [721480093]", "betriebsstätte: [718454139]"],
  misses: ["BSNR 991480093", "BSNR 72148009", "Zähler 721480093"],
});
