import { codeDetector } from "../detector.js";

const LETTERS = "ABCDEFGHJKLMNPRSTUVWXYZ";
const VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 1, 2, 3, 4, 5, 7, 9, 2, 3, 4, 5, 6, 7, 8, 9];
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

/** The ninth position is the weighted sum modulo 11, X for ten. */
function hasCheckDigit(number: string): boolean {
  const sum = WEIGHTS.reduce((total, weight, i) => {
    const char = number[i]!;
    const value = /\d/.test(char) ? Number(char) : VALUES[LETTERS.indexOf(char)]!;
    return total + weight * value;
  }, 0);
  return number[8] === "0123456789X"[sum % 11];
}

/**
 * Vehicle identification numbers (ISO 3779). In North America, position 9 is a check digit
 * (49 CFR 565.15); elsewhere it may be, so a number that fails is only weaker.
 */
export const vin = codeDetector("vin", {
  presidioEntity: "VIN",
  forms: {
    "17 letters and digits": [
      /\b(?=[A-Z0-9]{0,16}\d)(?=\d{0,16}[A-Z])[A-HJ-NPR-Z0-9]{12}[A-HJ-NPR-Z0-9]\d{4}\b/gi,
      0.3,
    ],
  },
  validate: (match) => hasCheckDigit(match.toUpperCase()) || undefined,
  validatedScore: 0.85,
  context: `
    vin, vehicle, vehicle identification number, chassis, car, fahrgestellnummer, fin, bastidor,
    telaio`,
  finds: [
    "VIN [1ABCD23EXFG123456].",
    "[WXYZZZ1283A987654]",
    "vin: [1abcd23exfg123456]",
    "the chassis [WXYZZZ12Z3A987654]", // European, without a check digit
  ],
  misses: [
    "1ABCD23E1FG123456", // wrong check digit
    "WXYZZZ12Z3A987654",
    "VIN 1ABCD23EXFG12345",
    "VIN IOQCD23EXFG123456", // letters that are not used
    "12345678901234567",
  ],
});
