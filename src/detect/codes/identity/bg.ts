import {
  digitsOf,
  isRepdigit,
  isShortDate,
  mod11TwoStages,
  weightedSum,
} from "../../kit/checksums.js";
import { twoDigits } from "../checks.js";
import { codeDetector } from "../detector.js";

/** Civil numbers (ЕГН), weights 2, 4, 8, 5, 10, 9, 7, 3, 6 modulo 11, 10 written 0 (ГРАО). */
function isCivilNumber(digits: string): boolean {
  const rest = weightedSum(digits, [2, 4, 8, 5, 10, 9, 7, 3, 6]) % 11;
  const month = twoDigits(digits, 2) % 20;
  return (
    isShortDate(twoDigits(digits, 0), month, twoDigits(digits, 4)) &&
    rest % 10 === Number(digits[9])
  );
}

/** Foreigners' numbers (ЛНЧ), weights of primes from 21 down modulo 10 (python-stdnum bg.pnf). */
const isForeignersNumber = (digits: string): boolean =>
  !isRepdigit(digits) &&
  weightedSum(digits, [21, 19, 17, 13, 11, 9, 7, 3, 1]) % 10 === Number(digits[9]);

/** Company numbers (ЕИК, БУЛСТАТ): nine digits in two stages modulo 11 (Registry Agency). */
const isCompanyNumber = (digits: string): boolean =>
  !isRepdigit(digits) &&
  mod11TwoStages(digits, [1, 2, 3, 4, 5, 6, 7, 8], [3, 4, 5, 6, 7, 8, 9, 10]);

/** Civil numbers: birth date, month + 20 before 1900 and + 40 from 2000, serial number, check digit. */
export const bgEgn = codeDetector("bg-egn", {
  forms: { "birth date and four digits": ["##([024][1-9]|[135][0-2])<day>####", 0.1] },
  validate: isCivilNumber,
  validatedScore: 0.5,
  context: "егн, е.г.н., egn, единен граждански номер, civil number",
  finds: ["ЕГН [9306286795]", "[8108254720]"],
  misses: ["ЕГН 9306286796", "ЕГН 9302306795", "ЕГН 9313286795", "ЕГН 930628679"],
});

/** Personal numbers of foreigners. */
export const bgForeignersNumber = codeDetector("bg-foreigners-number", {
  forms: { "ten digits": ["#{10}", 0.05] },
  validate: isForeignersNumber,
  validatedScore: 0.3,
  context: "лнч, личен номер на чужденец, lnch, pnf",
  finds: ["ЛНЧ [3833383285]", "ЛНЧ: [6401457885]"],
  misses: ["ЛНЧ 3833383286", "поръчка 3833383285", "ЛНЧ 383338328"],
});

/**
 * Company numbers; behind BG VAT numbers, which are also civil and foreigners' numbers or pass weights
 * 4, 3, 2, 7 to 2 modulo 11 (python-stdnum bg.vat).
 */
export const bgCompanyNumber = codeDetector("bg-company-number", {
  forms: {
    "BG and nine or ten digits": ["BG ?#{9,10}", 0.9],
    "nine digits": ["<not BG >#{9}", 0.05],
  },
  validate(match) {
    const digits = digitsOf(match);
    if (digits.length === 9) return isCompanyNumber(digits);
    return (
      isCivilNumber(digits) ||
      isForeignersNumber(digits) ||
      weightedSum(digits, [4, 3, 2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0
    );
  },
  validatedScore: 0.3,
  context: "еик, булстат, ддс, eik, bulstat, vat, vat number",
  finds: ["ЕИК [796054075]", "[BG971582634]", "ДДС [BG 9609283907]"],
  misses: ["ЕИК 796054076", "BG971582635", "поръчка 796054075"],
});
