import { digitsOf, luhn } from "../../kit/checksums.js";
import { codeDetector } from "../detector.js";

/** First digits of an issuer (ISO/IEC 7812-1), as a range of equal length, and its lengths. */
type Issuer = readonly [from: number, to: number, lengths: readonly number[]];

const ISSUERS: readonly Issuer[] = [
  [4, 4, [13, 16, 19]], // Visa
  [51, 55, [16]], // Mastercard
  [2221, 2720, [16]],
  [34, 34, [15]], // American Express
  [37, 37, [15]],
  [6011, 6011, [16, 17, 18, 19]], // Discover
  [644, 649, [16, 17, 18, 19]],
  [65, 65, [16, 17, 18, 19]],
  [300, 305, [14, 16, 19]], // Diners Club
  [3095, 3095, [14, 16, 19]],
  [36, 36, [14, 16, 19]],
  [38, 39, [14, 16, 19]],
  [35, 35, [16, 17, 18, 19]], // JCB, allotted from 3528 to 3589
  [1800, 1800, [15]],
  [2131, 2131, [15]],
  [62, 62, [16, 17, 18, 19]], // UnionPay
  [81, 82, [16]], // RuPay, UnionPay
  [508, 508, [16]], // RuPay
  [2200, 2204, [16, 17, 18, 19]], // Mir
  [50, 50, [12, 13, 14, 15, 16, 17, 18, 19]], // Maestro
  [56, 58, [12, 13, 14, 15, 16, 17, 18, 19]],
  [6304, 6304, [12, 13, 14, 15, 16, 17, 18, 19]],
  [6390, 6390, [12, 13, 14, 15, 16, 17, 18, 19]],
  [1, 1, [15]], // UATP, of airlines
  [67, 67, [12, 13, 14, 15, 16, 17, 18, 19]],
];

const hasIssuer = (digits: string): boolean =>
  ISSUERS.some(([from, to, lengths]) => {
    const prefix = Number(digits.slice(0, String(from).length));
    return prefix >= from && prefix <= to && lengths.includes(digits.length);
  });

const BEFORE = String.raw`(?<![\w.-])`;
const AFTER = String.raw`(?![\w-]|[.,]\d)`;

/**
 * Payment card numbers (ISO/IEC 7812-1) in one piece or in the groups printed on cards: known first
 * digits with the length that goes with them, and the Luhn check digit.
 */
export const creditCard = codeDetector("credit-card", {
  presidioEntity: "CREDIT_CARD",
  forms: {
    "one piece": [new RegExp(`${BEFORE}[1-68]\\d{11,18}${AFTER}`, "g"), 0.3],
    "groups of four": [
      new RegExp(`${BEFORE}[2-68]\\d{3}([ .-])\\d{4}\\1\\d{4}\\1\\d{4}${AFTER}`, "g"),
      0.3,
    ],
    "groups of four and a last of three": [
      new RegExp(`${BEFORE}[2-68]\\d{3}([ .-])\\d{4}\\1\\d{4}\\1\\d{4}\\1\\d{3}${AFTER}`, "g"),
      0.3,
    ],
    "groups of four and a last of three, fifteen digits": [
      new RegExp(`${BEFORE}[13]\\d{3}([ .-])\\d{4}\\1\\d{4}\\1\\d{3}${AFTER}`, "g"),
      0.3,
    ],
    "groups of four, six and the rest": [
      new RegExp(`${BEFORE}[13]\\d{3}([ .-])\\d{6}\\1\\d{4,5}${AFTER}`, "g"),
      0.3,
    ],
  },
  validate(match) {
    const digits = digitsOf(match);
    return hasIssuer(digits) && luhn(digits);
  },
  context: `
    credit, debit, card, visa, mastercard, amex, american express, maestro, kreditkarte, carte,
    tarjeta, carta, uatp`,
  finds: [
    "card [4532019876543215].",
    "[4532 0198 7654 3215] 12/27 123",
    "[4532-0198-7654-3215]; 13 digits: [4532019876547]",
    "Mastercard [5400 1234 5678 9010] or [2223123456789012]",
    "Amex [3712 345678 90120] or [371234567890120]",
    "[6011123456789019] and Diners [3012 345678 9019]",
    "JCB [3529123456789011], the old [180012345678905]",
    "UnionPay [6212 3456 7890 1234 569]",
    "Maestro [675912345674]",
  ],
  misses: [
    "4532 0198 7654 3216", // wrong check digit
    "9123456789012348", // no issuer
    "45320198765432150000", // too long
    "4532 0198-7654 3215", // mixed separators
    "4532019876543215.5",
    "00000000000000000",
  ],
});
