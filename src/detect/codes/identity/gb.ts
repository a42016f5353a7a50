import {
  digitsOf,
  isRepdigit,
  isShortDate,
  lettersAndDigitsOf,
  weightedSum,
} from "../../kit/checksums.js";
import { all, birthDate, multipleOf, twoDigits } from "../checks.js";
import { codeDetector } from "../detector.js";

// NHS Data Model and Dictionary, "NHS NUMBER": weights 10 to 2, modulus 11; with the check digit at
// weight 1 the sum is a multiple of 11
const NHS_CHECK = multipleOf(11, [10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);

/** NHS numbers of England, Wales and Northern Ireland. */
export const gbNhsNumber = codeDetector("gb-nhs-number", {
  presidioEntity: "UK_NHS",
  forms: {
    // with hyphens it is more often a telephone number
    "groups of 3, 3 and 4": ["### ### ####", 0.5],
    "ten digits": [/\b\d{3}(-?)\d{3}\1\d{4}\b/g, 0.1],
  },
  validate: NHS_CHECK,
  validatedScore: 0.3,
  context: `
    nhs, national health service, nhs number, health authority, health services authority,
    patient number, patient`,
  finds: ["NHS number: [4467257438]", "[434 542 3449] was referred", "NHS no. [675-170-9617]"],
  misses: [
    "NHS number: 4467257439", // wrong check digit
    "NHS number: 446 725 743", // nine digits
    "NHS number: 000 000 0000",
    "order 4467257438", // any eleventh number passes
    "call 675-170-9617",
  ],
});

/**
 * Community Health Index numbers of Scotland: date of birth, three digits, and the check digit of the
 * NHS number (Public Health Scotland, data dictionary, "CHI Number").
 */
export const gbChiNumber = codeDetector("gb-chi-number", {
  forms: { "date of birth and four digits": ["<day><month>## ?####", 0.1] },
  validate: all(birthDate("DDMMYY"), NHS_CHECK),
  validatedScore: 0.5,
  context: "chi, chi number, community health index, nhs scotland, patient",
  finds: ["CHI [1504762010]", "born and registered as [291153 0314] in Leith"],
  misses: [
    "CHI 1504762011", // wrong check digit
    "CHI 3102762015", // no 31 February
    "CHI 150476201",
  ],
});

/**
 * National Insurance numbers. The letters allowed and the prefixes never given are those of
 * HMRC's National Insurance Manual, NIM39110. There is no check digit.
 */
export const gbNationalInsuranceNumber = codeDetector("gb-national-insurance-number", {
  presidioEntity: "UK_NINO",
  forms: {
    "prefix, six digits, suffix": [
      /\b(?!BG|GB|KN|NK|NT|TN|ZZ)[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z][ -]?\d{2}[ -]?\d{2}[ -]?\d{2}[ -]?[A-D]\b/gi,
      0.5,
    ],
    // the prefix of examples and of slips of the pen
    "introduced by its name, any prefix": [
      /\b(?:N\.?I\.?(?:NO)?|[Nn]ational [Ii]nsurance)(?: (?:number|[Nn]o\.?))?(?: is)?[:.]? {0,2}(?<value>[A-Z]{2} ?\d{2} ?\d{2} ?\d{2} ?[A-D])\b/dg,
      0.5,
    ],
  },
  context: "national insurance, ni number, ni no, nino, hmrc, dwp",
  finds: ["her NI number is [AB 12 34 56 C]", "[jh482913a]", "[PW-20-71-55-D]"],
  misses: ["GB 12 34 56 C", "QQ 12 34 56 C", "AB 12 34 56 E", "AB 12 34 5 C"],
});

/**
 * Driver numbers of Great Britain: five letters of the surname filled up with 9, the birth date taken
 * apart (month + 50 for women), initials, and three characters whose rule is not published (DVLA,
 * form D1).
 */
export const gbDrivingLicence = codeDetector("gb-driving-licence", {
  presidioEntity: "UK_DRIVING_LICENCE",
  anyCase: true,
  forms: {
    "surname, birth date, initials": [
      "@[A-Z9]{4} ?#([05][1-9]|[16][0-2])<day># ?[A-Z9]{2}* ?@@",
      0.85,
    ],
  },
  validate(match) {
    const code = lettersAndDigitsOf(match);
    const year = Number(code.charAt(5) + code.charAt(10));
    const born = isShortDate(year, twoDigits(code, 6) % 50, twoDigits(code, 8));
    return born && /^[A-Z]+9*$/.test(code.slice(0, 5)) ? undefined : false;
  },
  context: `
    driving licence, driving license, driver's licence, driver number, licence number,
    license number, dvla`,
  finds: ["licence [HARGR 704128 E99KD]", "[FOX99553277T99RX]"],
  misses: [
    "HARGR713128E99KD", // month 13
    "HARGR702318E99KD", // no 31 February
    "99999704128E99KD",
    "HARGR704128E99K",
  ],
});

/** Passport numbers: nine digits, or two letters and seven digits. No check digit of their own. */
export const gbPassport = codeDetector("gb-passport", {
  presidioEntity: "UK_PASSPORT",
  anyCase: true,
  forms: { "nine characters": ["(#{9}|@@#{7})", 0.1] },
  context: `
    passport, passport number, passport no, british passport, uk passport, hmpo, travel document`,
  finds: ["British passport [518203947]", "passport no. [KX4471902]", "my passport is [kx4471902]"],
  misses: ["invoice 518203947", "parcel KX4471902", "passport 51820394"],
});

/**
 * Unique taxpayer references: the first digit checks the nine after it, weights 6 to 10 and 5 to 2,
 * modulus 11 (as in HMRC's electronic filing rules; python-stdnum gb.utr).
 */
export const gbUtr = codeDetector("gb-utr", {
  forms: { "ten digits": ["##### ?#####", 0.05] },
  validate(match) {
    const digits = digitsOf(match);
    const rest = weightedSum(digits, [0, 6, 7, 8, 9, 10, 5, 4, 3, 2]) % 11;
    return !isRepdigit(digits) && "21987654321".charAt(rest) === digits.charAt(0);
  },
  validatedScore: 0.3,
  context: `
    utr, unique taxpayer reference, taxpayer reference, tax reference, self assessment,
    corporation tax, hmrc`,
  finds: ["UTR [94274 14964]", "Unique Taxpayer Reference: [1191573850]"],
  misses: [
    "UTR 94274 14965", // wrong check digit
    "UTR 9427414964123",
    "call 1191573850",
  ],
});

/** Company registration numbers (Companies House): eight digits, or a register's letters and six. */
export const gbCompanyNumber = codeDetector("gb-company-number", {
  forms: {
    "register and number": [
      "([01]#{7}|(SC|NI|OC|SO|NC|FC|SF|NF|BR|LP|SL|NL|GE|GS|IP|SP|NP|CE|CS|RC|SR|R0)######)",
      0.1,
    ],
  },
  context: `
    company number, company no, company registration, registration number, registered number,
    registered in england, registered in scotland, companies house, crn`,
  finds: ["Company number [07184236]", "Registered in Scotland, company no. [SC420917]"],
  misses: ["on 12052019 we met", "company number 7184236", "flight SC420917"],
});

/**
 * VAT registration numbers: weights 8 to 2, then the two check digits; the sum modulo 97 is 0, in the
 * newer series 42 or 55 (HMRC; python-stdnum gb.vat).
 */
export const gbVat = codeDetector("gb-vat", {
  forms: {
    "GB or XI and number": ["(GB|XI) ?### ?#### ?##( ?###)?", 0.95],
    "groups of 3, 4 and 2": ["<not (GB|XI) >### #### ##", 0.5],
    "nine digits": ["<not (GB|XI) >#{9}", 0.1],
  },
  validate(match) {
    const rest = weightedSum(digitsOf(match), [8, 7, 6, 5, 4, 3, 2, 10, 1]) % 97;
    return rest === 0 || rest === 42 || rest === 55;
  },
  validatedScore: 0.3,
  context: "vat, vat number, vat no, vat reg, vat registration, value added tax",
  finds: ["[GB491808182]", "VAT no. [GB 612 4318 21]", "VAT registration [752250257]"],
  misses: [
    "GB491808183", // wrong check digits
    "GB49180818",
    "ticket 752250257",
  ],
});
