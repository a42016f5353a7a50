import { lettersAndDigitsOf, mod97 } from "../../kit/checksums.js";
import { codeDetector } from "../detector.js";

// total length by country, SWIFT IBAN registry (release 99)
const LENGTHS: ReadonlyMap<string, number> = new Map(
  (
    "AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 DK18 DO28 EE20 EG29 " +
    "ES24 FI18 FK18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HN28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 " +
    "LB28 LC32 LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 MK19 MN20 MR27 MT31 MU30 NI28 NL18 NO15 OM23 PK24 PL28 PS29 " +
    "PT25 QA29 RO24 RS22 RU33 SA24 SC31 SD18 SE24 SI19 SK24 SM27 SO23 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20 " +
    "YE30"
  )
    .split(" ")
    .map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]),
);

/**
 * One alternative for each length, so that a match contains exactly as many characters as its country's
 * numbers have and never the word that follows.
 */
const FORMS = [...new Set(LENGTHS.values())].map((length) => {
  const countries = [...LENGTHS.keys()].filter((country) => LENGTHS.get(country) === length);
  const groups = Math.floor((length - 4) / 4);
  const rest = (length - 4) % 4;
  const last = rest === 0 ? "" : `[ -]?[A-Z0-9]{${rest}}`;
  return `(?:${countries.join("|")})\\d{2}(?:[ -]?[A-Z0-9]{4}){${groups}}${last}`;
});

/** International bank account numbers (ISO 13616), in one piece or in groups; check digits MOD 97-10. */
export const iban = codeDetector("iban", {
  presidioEntity: "IBAN_CODE",
  forms: {
    "country, check digits, account": [
      new RegExp(`\\b(?=[A-Z]{2}\\d\\d)(?:${FORMS.join("|")})(?![A-Z0-9])`, "gi"),
      0.5,
    ],
  },
  validate(match) {
    const code = lettersAndDigitsOf(match);
    return mod97(code.slice(4) + code.slice(0, 4)) === 1;
  },
  context: "iban, bank, account, konto, compte, cuenta, rekening",
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
