/** Whether a made-up code could be somebody's: some check digit in use proves it. */

import {
  digitsOf,
  luhn,
  mod11_10,
  mod97,
  verhoeff,
  weightedSum,
} from "../../detect/kit/checksums.js";

/** Shorter numbers carry no check digit that means anything. */
const LEAST_DIGITS = 7;

export function isProven(code: string): boolean {
  const digits = digitsOf(code);
  const plain = code.replace(/[\s-]/g, "").toUpperCase();
  if (/^[A-Z]{2}[0-9]{2}[0-9A-Z]{10,}$/.test(plain)) {
    const turned = plain.slice(4) + plain.slice(0, 4);
    if (mod97(turned) === 1) return true;
  }
  if (digits.length < LEAST_DIGITS) return false;
  return luhn(digits) || verhoeff(digits) || mod11_10(digits) || isMod11(digits);
}

/** Weights 10, 9, 8 ... with the last digit as check, as the NHS number and the ISBN have it. */
function isMod11(digits: string): boolean {
  const weights = Array.from({ length: digits.length }, (_, i) => digits.length - i);
  return weightedSum(digits, weights) % 11 === 0;
}
