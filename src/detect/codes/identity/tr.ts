import { isRepdigit } from "../../kit/checksums.js";
import { all, multipleOf } from "../checks.js";
import { codeDetector } from "../detector.js";

/**
 * Identity numbers (T.C. kimlik no): seven times the digits at odd places minus those at even places,
 * and the sum of the first ten, both modulo 10, are the tenth and the eleventh digit (NVİ).
 */
export const trNationalId = codeDetector("tr-national-id", {
  presidioEntity: "TR_NATIONAL_ID",
  forms: { "eleven digits": ["[1-9]#{10}", 0.1] },
  validate: all(
    multipleOf(10, [7, -1, 7, -1, 7, -1, 7, -1, 7, -1]),
    multipleOf(10, [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, -1]),
  ),
  validatedScore: 0.5,
  // the fold can turn a dotless i into a plain one
  context: `
    kimlik no, kimlik numarası, kimlik numarasi, tc kimlik, t.c. kimlik, tckn, tc no,
    nüfus cüzdanı, nüfus cüzdani, turkish id, national id`,
  finds: ["T.C. Kimlik No: [62253380582]", "[91812126774]", "kimlik numarası [94408530788]"],
  misses: [
    "kimlik no 62253380583", // wrong eleventh digit
    "kimlik no 62253380682", // wrong tenth digit
    "kimlik no 02253380582",
    "kimlik no 6225338058",
  ],
});

/**
 * Tax numbers (vergi kimlik no): each of nine digits plus its place from the right, modulo 10, times two
 * to that place, modulo 9, summed up to a multiple of ten (GİB; python-stdnum tr.vkn).
 */
export const trTaxNumber = codeDetector("tr-tax-number", {
  forms: { "ten digits": ["#{10}", 0.05] },
  validate(match) {
    let sum = 0;
    for (let place = 1; place <= 9; place++) {
      const shifted = (Number(match[9 - place]) + place) % 10;
      if (shifted > 0) sum += (shifted * 2 ** place) % 9 || 9;
    }
    return !isRepdigit(match) && (sum + Number(match[9])) % 10 === 0;
  },
  validatedScore: 0.3,
  context: `
    vergi kimlik, vergi no, vergi numarası, vergi numarasi, vkn, vergi dairesi, tax number`,
  finds: ["VKN [1277731058]", "vergi no: [8353963071]"],
  misses: ["VKN 1277731059", "VKN 127773105", "sipariş 8720675379"],
});

/** Passport numbers: a letter (U for ordinary passports) and eight digits. */
export const trPassport = codeDetector("tr-passport", {
  forms: { "letter and eight digits": ["@#{8}", 0.05] },
  context: "pasaport, pasaport no, turkish passport",
  finds: ["pasaport no [U40281773]", "turkish passport: [U88289028]"],
  misses: ["uçuş U40281773", "pasaport U4028177"],
});
