import { lettersAndDigitsOf, weightedSum } from "../../kit/checksums.js";
import { codeDetector } from "../detector.js";

const LETTERS = "WABCDEFGHIJKLMNOPQRSTUV";

/**
 * Check letter of seven digits, weights 8 to 2 modulo 23, a second letter counted nine times its place
 * (Department of Social Protection, "PPS Number"; python-stdnum ie.pps). The suffixes T, W and X of
 * married couples before 2013 do not count.
 */
function checkLetter(digits: string, second: string): string {
  const counted = /[TWX]/.test(second) ? 0 : Math.max(0, LETTERS.indexOf(second || "W"));
  return LETTERS.charAt((weightedSum(digits, [8, 7, 6, 5, 4, 3, 2]) + 9 * counted) % 23);
}

/** Personal public service numbers, behind IE also VAT numbers. */
export const iePps = codeDetector("ie-pps", {
  forms: { "seven digits, check letter": ["(IE ?)?#{7} ?[A-W][A-IT-X]?", 0.3] },
  validate(match) {
    const code = lettersAndDigitsOf(match).replace(/^IE/, "");
    return checkLetter(code, code.charAt(8)) === code.charAt(7);
  },
  validatedScore: 0.85,
  context: `
    pps, ppsn, pps no, pps number, personal public service, rsi number, tax reference, vat`,
  finds: ["PPS number [0483367OB]", "[3660292LA]", "VAT [IE3923318PA]"],
  misses: [
    "PPS number 0483367PB", // wrong check letter
    "PPS number 048336OB",
    "PPS number 0483367",
  ],
});

/** VAT numbers of the older form: digit, letter or sign, five digits, check letter (ie.vat). */
export const ieVat = codeDetector("ie-vat", {
  forms: { "IE, digit, letter, digits, check letter": ["IE ?#[A-Z+*]#####[A-W]", 0.5] },
  validate(match) {
    const code = match.slice(2).trim();
    return checkLetter(`0${code.slice(2, 7)}${code.charAt(0)}`, "") === code.charAt(7);
  },
  context: "vat, vat number, vat no",
  finds: ["[IE4C92454T]", "VAT no. [IE 7B20500G]"],
  misses: ["IE4C92454S", "IE4C9245T"],
});
