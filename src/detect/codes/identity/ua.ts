import { isRepdigit, mod11TwoStages } from "../../kit/checksums.js";
import { checkDigit } from "../checks.js";
import { codeDetector } from "../detector.js";

/**
 * Taxpayer numbers of persons (РНОКПП): days from the end of 1899 to the birth, serial number, weights
 * -1, 5, 7, 9, 4, 6, 10, 5, 7 modulo 11, 10 written 0 (ДПС; python-stdnum ua.rntrc).
 */
export const uaTaxNumber = codeDetector("ua-tax-number", {
  forms: { "ten digits": ["[0-4]#{9}", 0.1] },
  validate: checkDigit(11, [-1, 5, 7, 9, 4, 6, 10, 5, 7], (rest) => rest % 10),
  validatedScore: 0.3,
  context: `
    рнокпп, іпн, ідентифікаційний код, ідентифікаційний номер, податковий номер, rnokpp,
    tax number`,
  finds: ["РНОКПП [2546423530]", "ІПН: [2142493883]"],
  misses: ["РНОКПП 2546423531", "РНОКПП 254642353", "замовлення 2108044375"],
});

/**
 * Codes of firms (ЄДРПОУ): weights 1 to 7, for the series from 3 on 7, 1 to 6, in two stages modulo 11
 * (python-stdnum ua.edrpou).
 */
export const uaEdrpou = codeDetector("ua-edrpou", {
  forms: { "eight digits": ["#{8}", 0.05] },
  validate(match) {
    const weights = /^[345]/.test(match) ? [7, 1, 2, 3, 4, 5, 6] : [1, 2, 3, 4, 5, 6, 7];
    const second = weights.map((weight) => weight + 2);
    return !isRepdigit(match) && mod11TwoStages(match, weights, second);
  },
  validatedScore: 0.3,
  context: "єдрпоу, код єдрпоу, edrpou",
  finds: ["ЄДРПОУ [27748413]", "код ЄДРПОУ [34730329]"],
  misses: ["ЄДРПОУ 27748414", "ЄДРПОУ 2774841", "замовлення 37163471"],
});

/** Passports: the booklet's two letters and six digits, the card's nine digits, abroad's letters and six. */
export const uaPassport = codeDetector("ua-passport", {
  forms: {
    // \b knows Latin letters only, and the flag u would cost six times the time
    "letters and six digits, or nine digits": [
      /(?:(?<![A-Za-zА-яІіЇїЄєҐґ])[A-ZА-ЯІЇЄҐ]{2} ?(?:No ?)?\d{6}|\b\d{9})\b/g,
      0.1,
    ],
  },
  context: "паспорт, паспорта, паспортом, паспортні дані, id-картка, серія",
  finds: ["паспорт [КС 402817]", "паспорт серії [АН №402817]", "паспорт [004028177]"],
  misses: ["рейс КС 402817", "паспорт КС 40281"],
});

/** Numbers of the demographic register (УНЗР): birth date, hyphen, five digits. */
export const uaUnzr = codeDetector("ua-unzr", {
  forms: { "birth date and five digits": ["(19|20)##<month><day>-#####", 0.4] },
  context: "унзр, unzr, запис no",
  finds: ["УНЗР [19870412-02817]", "unzr: [19710813-43434]"],
  misses: ["19871312-02817", "19870412-0281"],
});
