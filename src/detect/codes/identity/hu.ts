import { digitsOf, isShortDate, weightedSum } from "../../kit/checksums.js";
import { checkDigit, multipleOf, twoDigits } from "../checks.js";
import { codeDetector } from "../detector.js";

/** Social security numbers (TAJ): weights 3 and 7 modulo 10 (Act XX of 1996, annex). */
export const huTaj = codeDetector("hu-taj", {
  forms: { "nine digits": ["###[ -]?###[ -]?###", 0.1] },
  validate: checkDigit(10, [3, 7, 3, 7, 3, 7, 3, 7]),
  validatedScore: 0.3,
  context: "taj, taj szám, taj-szám, tajszám, társadalombiztosítási, social security",
  finds: ["TAJ szám: [032 154 760]", "TAJ [118944203]"],
  misses: ["TAJ 032 154 761", "TAJ 032 154 76", "rendelés 118944203", "TAJ 000 000 000"],
});

/**
 * Tax identifiers of persons (adóazonosító jel): 8, days from 1867 to the birth, serial number, weights 1
 * to 9 modulo 11 (Act XX of 1996, annex).
 */
export const huTaxId = codeDetector("hu-tax-id", {
  forms: { "8 and nine digits": ["8[0-6]#{8}", 0.1] },
  validate: checkDigit(11, [1, 2, 3, 4, 5, 6, 7, 8, 9]),
  validatedScore: 0.5,
  context: "adóazonosító, adóazonosító jel, adóazonosító jele, tax id, tax number",
  finds: ["adóazonosító jel [8423150178]", "[8358402201]"],
  misses: ["adóazonosító jel 8423150179", "adóazonosító jel 842315017", "8923150178"],
});

/**
 * Personal identifiers (személyi szám): sex and century, birth date, serial number, weights 1 to 10
 * modulo 11, from 1997 on 10 to 1 (Act XX of 1996, annex).
 */
export const huPersonalNumber = codeDetector("hu-personal-number", {
  forms: { "sex, birth date, four digits": ["[1-8]~?##<month><day>~####", 0.1] },
  validate(match) {
    const digits = digitsOf(match);
    const [year, month, day] = [twoDigits(digits, 1), twoDigits(digits, 3), twoDigits(digits, 5)];
    const rising = weightedSum(digits, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) % 11;
    const falling = weightedSum(digits, [10, 9, 8, 7, 6, 5, 4, 3, 2, 1]) % 11;
    const check = Number(digits[10]);
    return isShortDate(year, month, day) && (rising === check || falling === check);
  },
  validatedScore: 0.5,
  context: "személyi szám, személyi azonosító, személyazonosító jel, personal number",
  finds: ["személyi szám [1-750412-0381]", "[39803152106]"],
  misses: ["személyi szám 1-750412-0382", "személyi szám 1-751312-0381", "1-750412-038"],
});

/** Tax numbers of firms (adószám): seven digits, check of weights 9, 7, 3, 1, kind, county (NAV). */
export const huTaxNumber = codeDetector("hu-tax-number", {
  forms: {
    "eight digits, kind, county": ["#{8}-[1-5]-##", 0.8],
    "HU and eight digits": ["HU ?#{8}", 0.8],
  },
  validate: multipleOf(10, [9, 7, 3, 1, 9, 7, 3, 1]),
  validatedScore: 0.95,
  context: "adószám, adószáma, közösségi adószám, áfa, vat, vat number",
  finds: ["adószám [00479244-2-41]", "[HU17814757]"],
  misses: ["adószám 00479245-2-41", "HU17814758", "adószám 00479244-9-41"],
});

/** Identity cards: six digits and two letters, in older ones reversed. */
export const huIdentityCard = codeDetector("hu-identity-card", {
  forms: { "six digits, two letters": ["(###### ?@@|@@ ?#{6,7})", 0.05] },
  context: `
    személyi igazolvány, személyazonosító igazolvány, személyi ig., szig, szig. szám, útlevél,
    identity card`,
  finds: ["személyi igazolvány [402817PA]", "személyazonosító igazolvány: [059751PA]"],
  misses: ["járat 402817PA", "személyi igazolvány 40281PA"],
});
