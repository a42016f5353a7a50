import { digitsOf, isShortDate, weightedSum } from "../../kit/checksums.js";
import { multipleOf, twoDigits } from "../checks.js";
import { codeDetector } from "../detector.js";

/**
 * Birth numbers and D-numbers: birth date (day + 40 in a D-number, month + 40 in a help number, + 65 and
 * + 80 in test numbers), three digits, two check digits modulo 11 (Folkeregisterforskriften § 2-2-1).
 */
export const noFodselsnummer = codeDetector("no-fodselsnummer", {
  forms: {
    "birth date and five digits": [
      "([04][1-9]|[1256]#|[37][01])([048][1-9]|[159][0-2]|6[6-9]|7[0-7])## ?#####",
      0.1,
    ],
  },
  validate(match) {
    const digits = digitsOf(match);
    const day = twoDigits(digits, 0) % 40;
    const written = twoDigits(digits, 2);
    const month = written > 65 && written < 78 ? written - 65 : written % 40;
    return (
      isShortDate(twoDigits(digits, 4), month, day) &&
      weightedSum(digits, [3, 7, 6, 1, 8, 9, 4, 5, 2, 1]) % 11 === 0 &&
      weightedSum(digits, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0
    );
  },
  context: `
    fødselsnummer, fødselsnr, fnr, personnummer, d-nummer, d-number, national identity number`,
  finds: [
    "fødselsnummer [120879 57037]",
    "[23019171604]",
    "D-nummer [66108809222]",
    "[15818610006]", // test number, month + 80
  ],
  misses: [
    "fødselsnummer 12087957038", // wrong second check digit
    "fødselsnummer 12087957137", // wrong first check digit
    "fødselsnummer 31029171604", // no 31 February
    "fødselsnummer 1208795703",
  ],
});

/** Organization numbers, with MVA behind VAT numbers: weights 3, 2, 7 to 2, modulo 11 (Brønnøysund). */
export const noOrganizationNumber = codeDetector("no-organization-number", {
  forms: {
    "NO or MVA and nine digits": ["(NO ?[89]## ?### ?###( ?MVA)?|[89]## ?### ?### ?MVA)", 0.95],
    "nine digits": [/(?<!\bNO )\b[89]\d{2} ?\d{3} ?\d{3}\b(?! MVA)/g, 0.1],
  },
  validate: multipleOf(11, [3, 2, 7, 6, 5, 4, 3, 2, 1]),
  validatedScore: 0.3,
  context: `
    organisasjonsnummer, organisasjonsnr, orgnr, org.nr, org nr, foretaksregisteret, brønnøysund,
    organization number, vat`,
  finds: ["org.nr. [919 658 789]", "[NO 906582325 MVA]", "[965819932MVA]"],
  misses: ["org.nr. 919658788", "org.nr. 91965878", "tlf 919658789", "NO 906582326 MVA"],
});
