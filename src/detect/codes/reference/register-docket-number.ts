import { isMeasure } from "../../words/clinical/scales.js";
import { codeDetector } from "../detector.js";

const MONTHS =
  "Jan|Feb|Mar|March|Apr|April|May|June?|July?|Aug|Sept?|Oct|Nov|Dec|Mai|Juni|Juli|Okt|Dez";
const PUBLIC =
  "ISO|DIN|EN|IEC|OJ|COM|SEC|EC|EU|EEC|CE|CEE|EWG|EG|UN|No|Nos|Nr|ECHR|DOB|DOD|DOA|Rec|GA|ST|RAL|IP|BP|kg|km";

/** 'TA 145/80', 'PA 150/85', 'TK 160/90': the pressure of the blood. */
const PRESSURE = String.raw`(?:TA|PA|TK|AP|BT|RR|BP|NIBP) ?\d{2,3}\/\d{2,3}(?!\d)`;

/** 'MDT 14/03', 'CXR 2/12': what was on a day. */
const ON_A_DAY = String.raw`(?:MD[TM]|WR|OPD|ED|AMU|ITU|ICU|CTG|CXR|AXR|ECG|EEG|MRI|CT|US|USS|EDD|LMP|TCI|DNA|OOH|GP|OT|SALT|CPN|AMHP|ICPC|RCPC|CIN|TAF|PEP|LAC|IRO|AGM|PTA|SLT|CLA|MTG|F2F) (?:0?[1-9]|[12]\d|3[01])\/(?:0?[1-9]|1[0-2])(?!\d)`;

/**
 * File numbers of continental courts and prosecutors: chamber, register sign, serial number and year.
 * Germany (`2 BvR 1436/02`, Aktenordnung), Austria (`9 ObA 12/04x`), Poland (`II K 123/98`), Czechia,
 * Slovakia and neighbours (`20 Cm 12/2004`), the Swiss Federal Court (`6B_123/2010`); and registers that
 * put their letters first (`CO/1092/92`).
 */
export const registerDocketNumber = codeDetector("register-docket-number", {
  subtype: "case-number",
  forms: {
    "chamber, register, serial number, year": [
      new RegExp(
        String.raw`(?<![\w./-])(?:\d{1,4}|[IVX]{1,5})(?: [a-z](?= ))? (?!(?:${MONTHS}|${PUBLIC})\b)[A-ZŚŻČŠŽ][A-Za-z]{0,4}(?: \([A-Z][a-z]{0,3}\)| [A-Z][a-z]{0,3})? {1,2}\d{1,6}\/\d\d(?:\d\d)?(?:[a-z]|\/[IVX]{1,4})?(?![\w/]|[.,]\d)`,
        "g",
      ),
      0.7,
    ],
    "Swiss Federal Court": [/(?<![\w.])\d[A-Z]_?(?:[._ ])\d{1,4}\/(?:19|20)\d\d(?![\w/])/g, 0.7],
    "register, serial number, year": [
      new RegExp(
        String.raw`(?<![\w./-]|[\dIVX] )(?!(?:${MONTHS}|${PUBLIC})\b|${PRESSURE}|${ON_A_DAY})[A-Z]{2,4}[ /]\d{2,6}\/(?:\d\d|(?:19|20)\d\d)(?:\/[IVX]{1,4})?(?![\w/]|[.,]\d| ?(?:mmHg|kPa|cm|mm|mg|ml)\b)`,
        "g",
      ),
      0.45,
    ],
    "introduced by its name": [
      /\b(?:Az|Aktenzeichen|Geschäftszeichen|GZ|sygn\. akt|sp\. zn|č\. ?j|rolnummer|zaaknummer|parketnummer)(?![\p{L}\p{N}])(?:[:.]{1,2}| Nr\.)? ?(?<value>[A-Za-z0-9 .-]{1,20}?\d{1,6}\/\d{2,4}|[A-Z0-9](?=[A-Z./-]{0,20}\d)[A-Z0-9./-]{1,23}[A-Z0-9])(?![\w/])/dgu,
      0.7,
    ],
  },
  // 'MMSE 24/30'
  validate: (value) => (isMeasure(value, "") ? false : undefined),
  context: "file, file no, case, docket, court, Az, aktenzeichen, sygn",
  finds: [
    "Az. [2 BvR 1936/02].",
    "(file no. [3 StR 12/04]), [17 C 1098/87]",
    "Austria: [9 ObA 19/04x] and [3 Cg 296/88]",
    "Poland: [II K 129/98], [III CZP 19/2004]",
    "[20 Cm 19/2004]",
    "[6B_129/2010] and [1C 19/2008]",
    "ex parte Smith, [CO/1099/92]",
    "Aktenzeichen: [12-3456/99]",
    "file number [RPO 174986/94/II]",
  ],
  misses: [
    "MMSE 24/30 and LEFS 31/80",
    "on 5 May 12/98",
    "ISO 9001/15 and OJ 2001/45",
    "chapter 2 Part 3",
    "the 3 Smith 1936",
    "12 km/h",
    "TA 145/80, PA 150/85, TK 160/90",
    "Azure 12",
    "WLR 12/2.5",
    "Discussed at MDT 14/03",
    "DOB 03/2016",
  ],
});
