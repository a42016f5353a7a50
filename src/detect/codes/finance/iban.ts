import { lettersAndDigitsOf, mod97 } from "../../kit/checksums.js";
import { patternDetector } from "../../kit/pattern.js";

// total length by country, SWIFT IBAN registry (release 99)
const LENGTHS: Readonly<Record<string, number>> = {
  AD: 24,
  AE: 23,
  AL: 28,
  AT: 20,
  AZ: 28,
  BA: 20,
  BE: 16,
  BG: 22,
  BH: 22,
  BI: 27,
  BR: 29,
  BY: 28,
  CH: 21,
  CR: 22,
  CY: 28,
  CZ: 24,
  DE: 22,
  DJ: 27,
  DK: 18,
  DO: 28,
  EE: 20,
  EG: 29,
  ES: 24,
  FI: 18,
  FK: 18,
  FO: 18,
  FR: 27,
  GB: 22,
  GE: 22,
  GI: 23,
  GL: 18,
  GR: 27,
  GT: 28,
  HN: 28,
  HR: 21,
  HU: 28,
  IE: 22,
  IL: 23,
  IQ: 23,
  IS: 26,
  IT: 27,
  JO: 30,
  KW: 30,
  KZ: 20,
  LB: 28,
  LC: 32,
  LI: 21,
  LT: 20,
  LU: 20,
  LV: 21,
  LY: 25,
  MC: 27,
  MD: 24,
  ME: 22,
  MK: 19,
  MN: 20,
  MR: 27,
  MT: 31,
  MU: 30,
  NI: 28,
  NL: 18,
  NO: 15,
  OM: 23,
  PK: 24,
  PL: 28,
  PS: 29,
  PT: 25,
  QA: 29,
  RO: 24,
  RS: 22,
  RU: 33,
  SA: 24,
  SC: 31,
  SD: 18,
  SE: 24,
  SI: 19,
  SK: 24,
  SM: 27,
  SO: 23,
  ST: 25,
  SV: 28,
  TL: 23,
  TN: 24,
  TR: 26,
  UA: 29,
  VA: 22,
  VG: 24,
  XK: 20,
  YE: 30,
};

/**
 * One alternative for each length, so that a match contains exactly as many characters as its country's
 * numbers have and never the word that follows.
 */
const FORMS = [...new Set(Object.values(LENGTHS))].map((length) => {
  const countries = Object.keys(LENGTHS).filter((country) => LENGTHS[country] === length);
  const groups = Math.floor((length - 4) / 4);
  const rest = (length - 4) % 4;
  const last = rest === 0 ? "" : `[ -]?[A-Z0-9]{${rest}}`;
  return `(?:${countries.join("|")})\\d{2}(?:[ -]?[A-Z0-9]{4}){${groups}}${last}`;
});

/** International bank account numbers (ISO 13616), in one piece or in groups; check digits MOD 97-10. */
export const iban = patternDetector({
  name: "iban",
  type: "CODE",
  subtype: "iban",
  presidioEntity: "IBAN_CODE",
  anchor: "digit",
  patterns: [
    {
      name: "country, check digits, account",
      regex: new RegExp(`\\b(?=[A-Z]{2}\\d\\d)(?:${FORMS.join("|")})(?![A-Z0-9])`, "gi"),
      score: 0.5,
    },
  ],
  validate(match) {
    const code = lettersAndDigitsOf(match);
    return mod97(code.slice(4) + code.slice(0, 4)) === 1;
  },
  context: ["iban", "bank", "account", "konto", "compte", "cuenta", "rekening"],
  finds: [
    "pay to [DE89 3704 0044 0532 0130 00].",
    "[GB82WEST12345698765432]",
    "[NO9386011117947], thank you",
    "[FR14-2004-1010-0505-0001-3M02-606]",
    "[DE89 3704 0044 0532 0130 00] for the rent",
    "[DE89370400440532013000] 123 a",
    "[BE68 5390 0754 7034] to Ann",
    "[de89 3704 0044 0532 0130 00]",
  ],
  misses: [
    "DE89 3704 0044 0532 0130 01", // wrong check digits
    "DE89 3704 0044 0532 0130", // too short for the country
    "DE893704004405320130001", // too long
    "XX89 3704 0044 0532 0130 00", // no such country
    "order GB82 of 12345698765432",
  ],
});
