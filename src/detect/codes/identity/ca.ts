import { digitsOf, isShortDate } from "../../kit/checksums.js";
import { firstDigits, LUHN, twoDigits } from "../checks.js";
import { codeDetector } from "../detector.js";

/**
 * Social insurance numbers: nine digits, Luhn; 0 and 8 do not start one (Employment and Social
 * Development Canada, SIN Code of Practice).
 */
export const caSin = codeDetector("ca-sin", {
  presidioEntity: "CA_SIN",
  forms: {
    "in groups": ["<not #[- ]>[1-79]##~###~###<not [- ]#>", 0.5],
    "in one piece": ["[1-79]#{8}", 0.05],
  },
  validate: LUHN,
  validatedScore: 0.3,
  context: `
    sin, sin#, social insurance, social insurance number, nas, assurance sociale,
    numéro d'assurance sociale`,
  finds: [
    "[628 405 904] on the form",
    "SIN [367584893]",
    "numéro d'assurance sociale [451-387-906]",
  ],
  misses: [
    "invoice 628405904", // one number in ten passes
    "SIN 628 405 905", // wrong check digit
    "SIN 828 405 904", // no such start
    "628 405-904",
    "4628 405 904",
  ],
});

/**
 * Business numbers: nine digits, Luhn, mostly with a programme account as `RT0001` (Canada Revenue
 * Agency, "Business Number").
 */
export const caBusinessNumber = codeDetector("ca-business-number", {
  anyCase: true,
  forms: {
    "with programme account": ["#{9} ?(RC|RD|RG|RM|RP|RR|RT|RZ) ?####", 0.95],
    "nine digits": ["[1-9]#{8}", 0.05],
  },
  validate: firstDigits(9, LUHN),
  validatedScore: 0.25,
  context: "business number, bn, gst, hst, cra, numéro d'entreprise, tps, tvh",
  finds: ["[756147922 RT0001]", "[740500947RP0002]", "business number [761282912]"],
  misses: ["756147923RT0001", "invoice 761282912", "756147922 XX0001"],
});

/**
 * Ontario health card numbers: ten digits, Luhn, often a version code of two letters (Ontario
 * Ministry of Health, Health Card Validation Reference Manual).
 */
export const caOntarioHealth = codeDetector("ca-ontario-health", {
  forms: {
    "in groups": ["<not #[- ]>[1-9]###~###~###([- ]?@@)?<not [- ]#>", 0.5],
    "with version code": ["[1-9]#{9}[- ]?@@", 0.4],
    "in one piece": ["[1-9]#{9}", 0.05],
  },
  validate: LUHN,
  validatedScore: 0.25,
  context: "ohip, health card, health number, health insurance, ontario health",
  finds: ["[6800-742-022-KM]", "[8462351332 AB]", "OHIP [2485881003]"],
  misses: ["6800-742-023-KM", "order 2485881003", "OHIP 248588100"],
});

/**
 * Quebec health insurance numbers: four letters of the name, date of birth with the month of women
 * raised by 50, two digits (RAMQ, "Numéro d'assurance maladie").
 */
export const caQuebecHealth = codeDetector("ca-quebec-health", {
  forms: {
    "letters and date of birth": [
      /\b(?:[A-Z]{4}[- ]?|[a-z]{4})\d{2}(?:[05][1-9]|[16][0-2])[- ]?(?:0[1-9]|[12]\d|3[01])\d{2}(?![\w-]| \d)/g,
      0.65,
    ],
  },
  validate(match) {
    const digits = digitsOf(match);
    const date = [twoDigits(digits, 0), twoDigits(digits, 2) % 50, twoDigits(digits, 4)] as const;
    return isShortDate(...date) ? undefined : false;
  },
  context: "ramq, nam, assurance maladie, health insurance, health card, carte soleil",
  finds: [
    "[TREM 8562 1417]", // a woman: month 12 raised by 50
    "[LAVJ91070322]",
  ],
  misses: ["TREM 8513 1417", "TREM 8502 3017", "TRE 8562 1417"],
});

const BC_PHN_WEIGHTS = [2, 4, 8, 5, 10, 9, 7, 3];

/**
 * Personal health numbers of British Columbia: 9, eight digits, check digit MOD 11 whose products
 * are each reduced first (BC Ministry of Health, Conformance Standards volume 4B).
 */
export const caBritishColumbiaHealth = codeDetector("ca-british-columbia-health", {
  forms: {
    "in groups": ["<not #[- ]>9###~###~###<not [- ]#>", 0.5],
    "in one piece": ["9#{9}", 0.05],
  },
  validate(match) {
    const digits = digitsOf(match);
    const sum = BC_PHN_WEIGHTS.reduce(
      (total, weight, i) => total + ((weight * Number(digits[i + 1])) % 11),
      0,
    );
    return (11 - (sum % 11)) % 11 === Number(digits[9]);
  },
  validatedScore: 0.35,
  context: "phn, personal health number, msp, bc services card, care card, carecard",
  finds: ["[9408 519 887]", "PHN [9949695566]"],
  misses: ["9408 519 888", "PHN 9408519888", "call 9949695566"],
});

/**
 * Passport numbers: two letters and six digits, since 2023 a letter, six digits, two letters
 * (IRCC).
 */
export const caPassport = codeDetector("ca-passport", {
  anyCase: true,
  forms: { "letters and digits": ["(@@######|@######@@)", 0.1] },
  context: "passport, passeport, travel document, titre de voyage",
  finds: ["passeport [HK483920]", "passport [P483920AB]"],
  misses: ["flight HK483920", "passport HK48392"],
});

/**
 * Driver licence numbers that carry the date of birth: Ontario (last six digits, women's month
 * raised by 50), Quebec (DDMMYY) and Nova Scotia (DDMMYY). Plain digits of the other provinces are
 * left to the licence forms of the United States, which include them.
 */
export const caDriverLicence = codeDetector("ca-driver-licence", {
  anyCase: true,
  forms: {
    Ontario: ["@####[- ]?#####[- ]?#([05][1-9]|[16][0-2])<day>", 0.5],
    Quebec: ["@####[- ]?<day>([05][1-9]|[16][0-2])##[- ]?##", 0.4],
    "Nova Scotia": ["@@@@@<day><month>#####", 0.5],
  },
  context: "licence, license, driver, permis de conduire, permis",
  finds: [
    "[T6871-40709-06214]", // Ontario, a woman born 14 December 1990
    "[L1234-140285-07]", // Quebec
    "[MACDO140285612]", // Nova Scotia
  ],
  misses: ["T6871-40709-02514", "L1234-410285-07", "MACDO141385612"],
});
