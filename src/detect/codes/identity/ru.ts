import { digitsOf, isRepdigit, modulo, weightedSum } from "../../kit/checksums.js";
import { codeDetector } from "../detector.js";

/**
 * Taxpayer numbers (ИНН), of persons twelve digits with two check digits, of firms ten with one, each
 * modulo 11, 10 written 0 (ФНС, order ММВ-7-6/435).
 */
export const ruInn = codeDetector("ru-inn", {
  forms: {
    "twelve digits": ["#{12}", 0.5],
    "ten digits": ["#{10}", 0.1],
  },
  validate(match) {
    const check = (weights: readonly number[]) =>
      (weightedSum(match, weights) % 11) % 10 === Number(match[weights.length]);
    if (isRepdigit(match)) return false;
    if (match.length === 10) return check([2, 4, 10, 3, 5, 9, 4, 6, 8]);
    return check([7, 2, 4, 10, 3, 5, 9, 4, 6, 8]) && check([3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8]);
  },
  validatedScore: 0.3,
  context: "инн, inn, налогоплательщика, taxpayer, tax number",
  finds: ["ИНН [232862776312]", "[974488970942]", "ИНН: [8580850490]"],
  misses: [
    "ИНН 232862776313", // wrong second check digit
    "ИНН 232862776322", // wrong first check digit
    "ИНН 8580850491",
    "заказ 6584979621",
  ],
});

/** Insurance numbers (СНИЛС): weights 9 to 1 modulo 101, 100 written 00 (ПФР, order 192п). */
export const ruSnils = codeDetector("ru-snils", {
  forms: { "groups of 3, 3, 3 and 2": ["###~?###~###[- ]?##", 0.1] },
  validate(match) {
    const digits = digitsOf(match);
    const rest = (weightedSum(digits, [9, 8, 7, 6, 5, 4, 3, 2, 1]) % 101) % 100;
    return !isRepdigit(digits) && rest === Number(digits.slice(9));
  },
  validatedScore: 0.6,
  context: "снилс, snils, страховой номер, пенсионного страхования",
  finds: ["СНИЛС [083-645-302 71]", "[15722094155]"],
  misses: ["СНИЛС 083-645-302 72", "СНИЛС 083-645-302", "СНИЛС 000-000-000 00"],
});

/** Inland passports: series of two and two digits, number of six. */
export const ruPassport = codeDetector("ru-passport", {
  forms: { "series and number": ["## ?##(,? номер | ?No ?| )?######", 0.1] },
  context: "паспорт, паспорта, паспортные данные, серия, серии, passport",
  finds: ["паспорт [45 08 402817]", "паспорт серия [4508 номер 402817]", "паспорт [4508 №402817]"],
  misses: ["заказ 4508 402817", "паспорт 4508 40281"],
});

/** Driving licences: two digits, two digits or letters, six digits. */
export const ruDrivingLicence = codeDetector("ru-driving-licence", {
  forms: { "series and number": ["## ?[#АВЕКМНОРСТУХ]{2} ?(No ?)?######", 0.1] },
  context: "водительское удостоверение, водительского удостоверения, в/у, driving licence",
  finds: ["водительское удостоверение [77 УМ 402817]", "в/у [9917 402817]"],
  misses: ["заказ 77 УМ 402817", "в/у 77 УМ 40281"],
});

/**
 * State registration numbers of firms (ОГРН, rest of twelve digits modulo 11) and of sole traders
 * (ОГРНИП, rest of fourteen modulo 13), the last digit of the rest (Минфин, order 165н).
 */
export const ruOgrn = codeDetector("ru-ogrn", {
  forms: { "thirteen or fifteen digits": ["([15]#{12}|3#{14})", 0.1] },
  validate(match) {
    const rest = modulo(match.slice(0, -1), match.length - 2);
    return !isRepdigit(match) && rest % 10 === Number(match.at(-1));
  },
  validatedScore: 0.3,
  context: "огрн, огрнип, ogrn, ogrnip, регистрационный номер",
  finds: ["ОГРН [1137928765204]", "ОГРНИП [331573678452153]"],
  misses: ["ОГРН 1137928765205", "ОГРН 113792876520", "заказ 1774658695095"],
});
