import {
  digitsOf,
  isDate,
  isRepdigit,
  isShortDate,
  luhn,
  mod11_10,
  mod11TwoStages,
  weightedSum,
} from "../kit/checksums.js";

/**
 * Whether a text of a number's form is such a number: proven, not one, or `undefined` for 'cannot tell'. Checks read the
 * digits alone, and no number of one digit throughout passes: '0000000' satisfies many sums and is nobody's.
 */
export interface Check {
  (match: string): boolean | undefined;
  /** What it computes, for the documents. */
  readonly what: string;
}

const check = (what: string, holds: (digits: string) => boolean): Check =>
  Object.assign(
    (match: string) => {
      const digits = digitsOf(match);
      return !isRepdigit(digits) && holds(digits);
    },
    { what },
  );

/** Luhn, check digit last (ISO/IEC 7812-1, annex B). */
export const LUHN = check("Luhn", luhn);

/** ISO/IEC 7064 MOD 11,10, check digit last. */
export const MOD_11_10 = check("MOD 11,10", mod11_10);

/** The sum of digit times weight is a multiple of the modulus. */
export const multipleOf = (modulus: number, weights: readonly number[]): Check =>
  check(
    `weights ${weights.join(" ")}, a multiple of ${modulus}`,
    (digits) => weightedSum(digits, weights) % modulus === 0,
  );

/**
 * The digit behind the weighted ones is what `digit` makes of the sum's remainder, 0 to modulus - 1; `undefined` where
 * no number has the remainder.
 */
export const checkDigit = (
  modulus: number,
  weights: readonly number[],
  digit: (rest: number) => number | undefined = (rest) => rest,
): Check =>
  check(`weights ${weights.join(" ")}, modulo ${modulus}`, (digits) => {
    const rest = ((weightedSum(digits, weights) % modulus) + modulus) % modulus;
    return digit(rest) === Number(digits[weights.length]);
  });

/** Modulo 11 in two stages, check digit last (`mod11TwoStages`). */
export const twoStages = (first: readonly number[], second: readonly number[]): Check =>
  check(`weights ${first.join(" ")}, then ${second.join(" ")}, modulo 11`, (digits) =>
    mod11TwoStages(digits, first, second),
  );

/** The digits at `Y`, `M` and `D` are a day that exists: `.YYMMDD`, of some century, or `YYYYMMDD`. */
export function birthDate(picture: string): Check {
  const at = (sign: string, digits: string): number =>
    Number([...picture].map((one, i) => (one === sign ? digits[i] : "")).join(""));
  const exists = picture.includes("YYYY") ? isDate : isShortDate;
  return check("birth date", (digits) => exists(at("Y", digits), at("M", digits), at("D", digits)));
}

/** A check of the first so many digits. */
export const firstDigits = (count: number, part: Check): Check =>
  Object.assign((match: string) => part(digitsOf(match).slice(0, count)), {
    what: `${part.what} of the first ${count}`,
  });

/** Proven where all prove it, not one where any says so. */
export const all = (...checks: readonly Check[]): Check =>
  Object.assign(
    (match: string) => {
      const verdicts = checks.map((one) => one(match));
      return verdicts.includes(false) ? false : verdicts.includes(undefined) ? undefined : true;
    },
    { what: checks.map(({ what }) => what).join("; ") },
  );

/** Proves a number, but rejects none: some are issued, or written, without a correct check digit. */
export const likely = (one: Check): Check =>
  Object.assign((match: string) => one(match) || undefined, { what: one.what });

/** Rejects what fails, but proves nothing: too many strings pass. */
export const possible = (one: Check): Check =>
  Object.assign((match: string) => (one(match) === false ? false : undefined), {
    what: one.what,
  });

/** The number that two digits at `at` make: day, month or year of a date inside a number. */
export const twoDigits = (digits: string, at: number): number => Number(digits.slice(at, at + 2));
