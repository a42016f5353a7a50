import { digitsOf, isRepdigit, luhn } from "../../kit/checksums.js";
import { identityNumber } from "./number.js";

/**
 * Identity numbers (מספר זהות): eight digits and a Luhn digit, leading zeros often left out (PIBA).
 */
export const ilId = identityNumber("il-id", {
  patterns: [
    { name: "with hyphen", regex: /(?<!\d-)\b\d{1,2}-?\d{6}-\d\b(?!-\d)/g, score: 0.4 },
    { name: "in one piece", regex: /\b\d{8,9}\b/g, score: 0.05 },
  ],
  validate: (match) => !isRepdigit(digitsOf(match)) && luhn(digitsOf(match)),
  validatedScore: 0.25,
  context: [
    "תעודת זהות",
    "מספר זהות",
    "ת.ז.",
    "ת.ז",
    'ת"ז',
    "ת״ז",
    "teudat zehut",
    "israeli id",
    "id number",
    "identity number",
  ],
});

/** Passports: seven or eight digits (PIBA). */
export const ilPassport = identityNumber("il-passport", {
  patterns: [{ name: "seven or eight digits", regex: /\b[1-9]\d{6,7}\b/g, score: 0.05 }],
  context: ["דרכון", "מספר דרכון", "israeli passport"],
});
