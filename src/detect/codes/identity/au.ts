import { digitsOf, weightedSum } from "../../kit/checksums.js";
import { checkDigit, LUHN, multipleOf } from "../checks.js";
import { codeDetector, type Forms } from "../detector.js";

const NINE_DIGITS: Forms = {
  "in groups": ["<not #[- ]>###~###~###<not [- ]#>", 0.5],
  "in one piece": ["#{9}", 0.05],
};

/**
 * Tax file numbers: nine digits whose sum with weights 1 4 3 7 5 8 6 9 10 is a multiple of 11
 * (Australian Taxation Office, TFN declaration specification).
 */
export const auTfn = codeDetector("au-tfn", {
  presidioEntity: "AU_TFN",
  forms: NINE_DIGITS,
  validate: multipleOf(11, [1, 4, 3, 7, 5, 8, 6, 9, 10]),
  validatedScore: 0.3,
  context: "tfn, tax file number, tax file no",
  finds: ["[296 605 538]", "TFN [086202334]"],
  misses: ["296 605 539", "order 086202334", "TFN 086202335", "TFN 08620233"],
});

/**
 * Medicare card numbers: eight digits from 2 to 6 on, check digit MOD 10 with weights 1 3 7 9,
 * issue number, and the person's place on the card (Services Australia, "Medicare card number").
 */
export const auMedicare = codeDetector("au-medicare", {
  presidioEntity: "AU_MEDICARE",
  forms: {
    "in groups": ["<not #[- ]>[2-6]###~#####~#([- /]?[1-9])?<not [- ]#>", 0.6],
    "in one piece": ["[2-6]#{9}([-/]?[1-9])?", 0.05],
  },
  validate: checkDigit(10, [1, 3, 7, 9, 1, 3, 7, 9]),
  validatedScore: 0.3,
  context: "medicare, medicare card, medicare no",
  finds: ["[3261 37615 4]", "Medicare [5984 06871 0 2]", "medicare no [6133480141]"],
  misses: ["3261 37616 4", "order 6133480141", "Medicare 7261 37615 4"],
});

/**
 * Business numbers: two check digits and nine; the first less one, the sum with weights 10 1 3 5
 * ... 19 is a multiple of 89 (Australian Business Register, "Format of the ABN").
 */
export const auAbn = codeDetector("au-abn", {
  presidioEntity: "AU_ABN",
  forms: {
    "in groups": ["<not #[- ]>(1[1-9]|[2-9]#)~###~###~###<not [- ]#>", 0.95],
    "in one piece": ["(1[1-9]|[2-9]#)#{9}", 0.05],
  },
  validate(match) {
    const sum = weightedSum(digitsOf(match), [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]);
    return (sum - 10) % 89 === 0;
  },
  validatedScore: 0.6,
  context: "abn, a.b.n., australian business number",
  finds: ["[75 076 765 697]", "[58460965572]", "ABN [53-133-758-905]"],
  misses: ["75 076 765 698", "58460965573", "ABN 10 863 378 703", "58 460 965 57"],
});

/**
 * Company numbers: eight digits and a check digit with weights 8 to 1 MOD 10 (ASIC, "ACN check").
 */
export const auAcn = codeDetector("au-acn", {
  presidioEntity: "AU_ACN",
  forms: NINE_DIGITS,
  validate: multipleOf(10, [8, 7, 6, 5, 4, 3, 2, 1, 1]),
  validatedScore: 0.25,
  context: "acn, a.c.n., australian company number",
  finds: ["[715 670 867]", "ACN [576166928]"],
  misses: ["715 670 868", "order 576166928", "ACN 576166929"],
});

/**
 * Healthcare identifiers of individuals (800360), providers (800361) and organizations (800362):
 * sixteen digits, Luhn (AS 5017; Services Australia, HI Service).
 */
export const auHealthcareIdentifier = codeDetector("au-healthcare-identifier", {
  forms: { "sixteen digits": ["8003 ?6[012]## ?#### ?####", 0.5] },
  validate: LUHN,
  context: "ihi, individual healthcare identifier, hpi-i, hpi-o, my health record",
  finds: ["[8003 6069 0606 7974]", "IHI [8003622686209744]"],
  misses: ["8003 6069 0606 7975", "8003632686209744"],
});

/** Passports: one letter, or P and a letter, and seven digits (Australian Passport Office). */
export const auPassport = codeDetector("au-passport", {
  anyCase: true,
  forms: { "letters and digits": ["(@|P[A-FUWXZ])#{7}", 0.1] },
  context: "passport, travel document",
  finds: ["passport [N4839201]", "passport [PA4839201]"],
  misses: ["part N4839201", "passport N483920"],
});

/** Driver licences: each state has its own form, so only with context. */
export const auDriverLicence = codeDetector("au-driver-licence", {
  anyCase: true,
  forms: { "letters and digits": ["(#{7,10}|@#{5,6}|@@####|####@@)", 0.05] },
  context: `
    driver licence, drivers licence, driver's licence, driving licence, licence number,
    licence no`,
  finds: ["driver's licence [48392017]", "licence no [4839AB]"],
  misses: ["order 48392017", "driver's licence 483"],
});

/** Customer reference numbers of Centrelink: nine digits and a letter (Services Australia). */
export const auCrn = codeDetector("au-crn", {
  forms: { "nine digits, letter": ["###~?###~###[- ]?@", 0.2] },
  context: "crn, centrelink, customer reference number",
  finds: ["CRN [204 483 921T]", "Centrelink [204483921T]"],
  misses: ["lot 204483921T", "CRN 20448392T"],
});
