import { digitsOf, isRepdigit, modulo, weightedSum } from "../../kit/checksums.js";
import { identityNumber } from "./number.js";

/**
 * Taxpayer numbers (ИНН), of persons twelve digits with two check digits, of firms ten with one, each
 * modulo 11, 10 written 0 (ФНС, order ММВ-7-6/435).
 */
export const ruInn = identityNumber("ru-inn", {
  patterns: [
    { name: "twelve digits", regex: /\b\d{12}\b/g, score: 0.5 },
    { name: "ten digits", regex: /\b\d{10}\b/g, score: 0.1 },
  ],
  validate(match) {
    const check = (weights: readonly number[]) =>
      (weightedSum(match, weights) % 11) % 10 === Number(match[weights.length]);
    if (isRepdigit(match)) return false;
    if (match.length === 10) return check([2, 4, 10, 3, 5, 9, 4, 6, 8]);
    return check([7, 2, 4, 10, 3, 5, 9, 4, 6, 8]) && check([3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8]);
  },
  validatedScore: 0.3,
  context: ["инн", "inn", "налогоплательщика", "taxpayer", "tax number"],
});

/** Insurance numbers (СНИЛС): weights 9 to 1 modulo 101, 100 written 00 (ПФР, order 192п). */
export const ruSnils = identityNumber("ru-snils", {
  patterns: [
    {
      name: "groups of 3, 3, 3 and 2",
      regex: /\b\d{3}([- ]?)\d{3}\1\d{3}[- ]?\d{2}\b/g,
      score: 0.1,
    },
  ],
  validate(match) {
    const digits = digitsOf(match);
    const rest = (weightedSum(digits, [9, 8, 7, 6, 5, 4, 3, 2, 1]) % 101) % 100;
    return !isRepdigit(digits) && rest === Number(digits.slice(9));
  },
  validatedScore: 0.6,
  context: ["снилс", "snils", "страховой номер", "пенсионного страхования"],
});

/** Inland passports: series of two and two digits, number of six. */
export const ruPassport = identityNumber("ru-passport", {
  patterns: [
    {
      name: "series and number",
      regex: /\b\d{2} ?\d{2}(?:,? номер | ?No ?| )?\d{6}\b/g,
      score: 0.1,
    },
  ],
  context: ["паспорт", "паспорта", "паспортные данные", "серия", "серии", "passport"],
});

/** Driving licences: two digits, two digits or letters, six digits. */
export const ruDrivingLicence = identityNumber("ru-driving-licence", {
  patterns: [
    {
      name: "series and number",
      regex: /\b\d{2} ?[\dАВЕКМНОРСТУХ]{2} ?(?:No ?)?\d{6}\b/g,
      score: 0.1,
    },
  ],
  context: ["водительское удостоверение", "водительского удостоверения", "в/у", "driving licence"],
});

/**
 * State registration numbers of firms (ОГРН, rest of twelve digits modulo 11) and of sole traders
 * (ОГРНИП, rest of fourteen modulo 13), the last digit of the rest (Минфин, order 165н).
 */
export const ruOgrn = identityNumber("ru-ogrn", {
  patterns: [
    { name: "thirteen or fifteen digits", regex: /\b(?:[15]\d{12}|3\d{14})\b/g, score: 0.1 },
  ],
  validate(match) {
    const rest = modulo(match.slice(0, -1), match.length - 2);
    return !isRepdigit(match) && rest % 10 === Number(match.at(-1));
  },
  validatedScore: 0.3,
  context: ["огрн", "огрнип", "ogrn", "ogrnip", "регистрационный номер"],
});
