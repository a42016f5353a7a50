/** Check-digit algorithms shared by the detectors. All take strings of digits unless said otherwise. */

export const digitsOf = (text: string): string => text.replace(/[^0-9]/g, "");

export const lettersAndDigitsOf = (text: string): string =>
  text.replace(/[^0-9A-Za-z]/g, "").toUpperCase();

/** Every digit is the same: '0000000' passes many checksums and is nobody's number. */
export const isRepdigit = (digits: string): boolean => /^(\d)\1*$/.test(digits);

/** Sum of digit times weight, position by position. `weights` may be shorter than `digits`. */
export function weightedSum(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, i) => sum + weight * Number(digits[i]), 0);
}

/** Luhn (ISO/IEC 7812-1, annex B), check digit last. */
export function luhn(digits: string): boolean {
  let sum = 0;
  for (let i = 0; i < digits.length; i++) {
    let digit = Number(digits[digits.length - 1 - i]);
    if (i % 2 === 1) digit = digit > 4 ? digit * 2 - 9 : digit * 2;
    sum += digit;
  }
  return sum % 10 === 0;
}

/** Remainder of a decimal number of any length. */
export function modulo(digits: string, divisor: number): number {
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % divisor;
  return rest;
}

/** ISO/IEC 7064 MOD 97-10 over letters (A = 10 ... Z = 35) and digits: remainder 1 is valid. */
export function mod97(code: string): number {
  return modulo(
    code.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55)),
    97,
  );
}

/** ISO/IEC 7064 MOD 11,10 over digits, check digit last (German and Croatian numbers). */
export function mod11_10(digits: string): boolean {
  let product = 10;
  for (const digit of digits.slice(0, -1)) {
    const sum = (Number(digit) + product) % 10 || 10;
    product = (sum * 2) % 11;
  }
  return (11 - product) % 10 === Number(digits.at(-1));
}

const VERHOEFF_PRODUCT = [
  "0123456789",
  "1234067895",
  "2340178956",
  "3401289567",
  "4012395678",
  "5987604321",
  "6598710432",
  "7659821043",
  "8765932104",
  "9876543210",
];
const VERHOEFF_PERMUTATION = [
  "0123456789",
  "1576283094",
  "5803796142",
  "8916043527",
  "9453126870",
  "4286573901",
  "2793806415",
  "7046913258",
];

/** Verhoeff's check over the dihedral group D5, check digit last. */
export function verhoeff(digits: string): boolean {
  let check = 0;
  for (let i = 0; i < digits.length; i++) {
    const digit = Number(digits[digits.length - 1 - i]);
    const permuted = Number(VERHOEFF_PERMUTATION[i % 8]![digit]);
    check = Number(VERHOEFF_PRODUCT[check]![permuted]);
  }
  return check === 0;
}

/** A day that exists; years of four digits. */
export function isDate(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return (
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  );
}

/** A day that exists in some century, for numbers that carry two digits of the year. */
export const isShortDate = (year: number, month: number, day: number): boolean =>
  isDate(1900 + year, month, day) || isDate(2000 + year, month, day);

/** Sum of value times weight, where letters count on from the digits: A = 10 ... Z = 35. */
export function weightedCharacterSum(code: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, i) => sum + weight * Number.parseInt(code[i]!, 36), 0);
}

/**
 * Check digit of machine-readable travel documents over letters and digits: weights 7, 3, 1 repeated,
 * modulo 10 (ICAO Doc 9303, part 3, section 4.9).
 */
export function icaoCheckDigit(code: string): number {
  return (
    weightedCharacterSum(
      code,
      Array.from(code, (_, i) => [7, 3, 1][i % 3]!),
    ) % 10
  );
}

/**
 * Check digit modulo 11 in two stages, check digit last: a remainder of 10 is weighed again with the
 * second weights, and 10 once more counts as 0 (Estonian, Lithuanian, Ukrainian, Bulgarian numbers).
 */
export function mod11TwoStages(
  digits: string,
  first: readonly number[],
  second: readonly number[],
): boolean {
  let check = weightedSum(digits, first) % 11;
  if (check === 10) check = weightedSum(digits, second) % 11;
  return check % 10 === Number(digits.at(-1));
}

/** The six characters at `at` are a day that exists in some century, written YYMMDD. */
export const isYymmdd = (code: string, at = 0): boolean =>
  isShortDate(
    Number(code.slice(at, at + 2)),
    Number(code.slice(at + 2, at + 4)),
    Number(code.slice(at + 4, at + 6)),
  );
