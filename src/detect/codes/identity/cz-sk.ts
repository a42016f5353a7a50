import { digitsOf, isDate, isRepdigit, modulo, weightedSum } from "../../kit/checksums.js";
import { twoDigits } from "../checks.js";
import { codeDetector } from "../detector.js";

/**
 * Birth numbers (rodné číslo): birth date (month + 50 for women, + 20 more where numbers ran out) and
 * three digits before 1954; since, four, of which the last is the rest of the others modulo 11, 10
 * written 0 (Act 133/2000 Coll. § 13; Slovak Act 301/1995 Z. z.). `undefined` where the number is old
 * and has no check digit.
 */
export function isBirthNumber(digits: string): boolean | undefined {
  const short = twoDigits(digits, 0);
  const old = digits.length === 9;
  if (old && short > 53) return false;
  const year = old || short >= 54 ? 1900 + short : 2000 + short;
  if (!isDate(year, (twoDigits(digits, 2) % 50) % 20, twoDigits(digits, 4))) return false;
  if (old) return undefined;
  return modulo(digits.slice(0, 9), 11) % 10 === Number(digits[9]);
}

/** Birth numbers of both countries, which kept the number they had as one. */
export const czSkBirthNumber = codeDetector("cz-sk-birth-number", {
  forms: {
    "birth date, slash, three or four digits": ["##([0257][1-9]|[1368][0-2])<day> ?/ ?#{3,4}", 0.5],
    "ten digits": ["##([0257][1-9]|[1368][0-2])<day>####", 0.1],
  },
  validate: (match) => isBirthNumber(digitsOf(match)),
  validatedScore: 0.35,
  context: `
    rodné číslo, rodného čísla, rodným číslem, rodným číslom, rod. č., r.č., r. č., rč,
    birth number`,
  finds: [
    "rodné číslo [510210/3996]",
    "[855612/4126]",
    "r.č. [4003146004]",
    "[436107/218]", // before 1954: no check digit
    "[046225/0338]", // month + 50
  ],
  misses: [
    "rodné číslo 510210/3997", // wrong check digit
    "rodné číslo 510230/3992", // no 30 February
    "rodné číslo 716107/218", // nine digits after 1953
    "objednávka 4003146004",
  ],
});

/** Company numbers (IČO): weights 8 to 2 modulo 11 (Czech Statistical Office; python-stdnum cz.dic). */
export function isCompanyNumber(digits: string): boolean {
  const check = (11 - (weightedSum(digits, [8, 7, 6, 5, 4, 3, 2]) % 11)) % 11;
  return !isRepdigit(digits) && (check || 1) % 10 === Number(digits[7]);
}

/** Company numbers of both countries. */
export const czSkCompanyNumber = codeDetector("cz-sk-company-number", {
  forms: { "eight digits": ["#{2,3} ?#{2,3} ?###", 0.1] },
  validate(match) {
    const digits = digitsOf(match);
    return digits.length === 8 && isCompanyNumber(digits);
  },
  validatedScore: 0.3,
  context: "ičo, ič, identifikační číslo, identifikačné číslo, company number",
  finds: ["IČO [57717303]", "IČO: [876 95 626]"],
  misses: ["IČO 57717304", "IČO 5771730", "čj. 57717303"],
});
