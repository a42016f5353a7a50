import { isMeasure } from "../../words/clinical/scales.js";
import { CLINICAL_ABBREVIATIONS } from "../../words/clinical/shorthand.js";
import { codeDetector } from "../detector.js";
import { isNoPlate, PLATE_CONTEXT } from "./plate-context.js";

/** France, Italy, the Netherlands, Spain, Belgium */
const IN_FIXED_PLACES = String.raw`[A-HJ-NP-Z]{2}[ -]?\d{3}[ -]?[A-HJ-NP-Z]{2}|[A-Z]{2}-\d{3}-[A-Z]|[A-Z]-\d{3}-[A-Z]{2}|\d{2}-[A-Z]{2,3}-\d{1,2}|[A-Z]{2}-\d{2}-[A-Z]{2}|\d{1,2}-[A-Z]{3}-\d{1,3}|(?!(?:19|20)\d\d )\d{4}[ -]?[BCDFGHJ-NPR-TV-Z]{3}|\d-[A-Z]{3}-\d{3}`;
/** Three letters before a number that is no plate */
const CURRENCY_OR_STANDARD =
  "EUR|USD|GBP|CHF|SEK|NOK|DKK|PLN|CZK|HUF|TRY|RUB|JPY|AUD|CAD|ISO|DIN|BMW";
/** What follows a measure, or a South African plate */
const UNIT_OR_PROVINCE = "[ckm]?m|k?g|mg|ml|mmHg|%|GP|NW|EC|NC|FS|MP|L|WP";

const COUNTIES =
  "CE|CN|CW|DL|D|G|KE|KK|KY|LD|LH|LK|LM|LS|L|MH|MN|MO|OY|RN|SO|TN|TS|TU|T|WD|WH|WW|WX|W|C";
const CANTONS = "AG|AI|AR|BE|BL|BS|FR|GE|GL|GR|JU|LU|NE|NW|OW|SG|SH|SO|SZ|TG|TI|UR|VD|VS|ZG|ZH";

/** 'FHR 138', 'QRS 96', 'MMSE 24': what was measured, and its value. */
const isMeasured = (value: string): boolean =>
  isMeasure(value, "") || CLINICAL_ABBREVIATIONS.has(value.split(/[ -]/)[0]!);
/**
 * Vehicle plates of continental Europe, Ireland, South Africa and the United States. The forms are those of many other
 * codes, so a word for the plate or the vehicle must be nearby.
 */
export const vehiclePlate = codeDetector("vehicle-plate", {
  forms: {
    // France, Italy (AB-123-CD, AB 123 CD); Netherlands, Spain, Belgium, Finland, Sweden
    "letters and digits in fixed places": [
      new RegExp(
        String.raw`(?<![\w-])(?:${IN_FIXED_PLACES}|(?!${CURRENCY_OR_STANDARD})[A-ZÅÄÖ]{3}[ -]\d{2,3}|[A-Z]{3} ?\d{2}[A-Z0-9])(?![\w-]|[.,]\d| ?(?:${UNIT_OR_PROVINCE})(?![A-Za-z]))`,
        "g",
      ),
      0.15,
    ],
    // Poland, Norway, Denmark, Austria
    "letters, then digits": [
      /(?<![\w-])(?:[A-Z]{2,3} (?=[A-Z]{0,4}\d)[A-Z0-9]{4,5}|[A-Z]{2} ?\d{2} ?\d{3}|[A-Z]{1,2}[ -]\d{1,5} ?[A-Z]{1,3})(?![\w-]|[.,]\d)/g,
      0.05,
    ],
    Ireland: [new RegExp(`(?<![\\w-])\\d{2}[12]?-(?:${COUNTIES})-\\d{1,6}(?![\\w-])`, "g"), 0.35],
    // three letters, three digits and the province
    "South Africa": [
      /(?<![\w-])[B-DF-HJ-NP-TV-Z]{3} ?\d{3} ?(?:GP|NW|EC|NC|FS|MP|L|WP)(?![\w-]|[.,]\d)/g,
      0.4,
    ],
    // Kenya, its motorcycles, Uganda; the form is close to no other
    "East Africa": [
      /(?<![\w-])(?:K[A-D][A-Z]|KM[A-Z]{2}|U[A-G][A-Z]) ?\d{3}[A-Z](?![\w-]|[.,]\d)/g,
      0.4,
    ],
    Switzerland: [
      new RegExp(`(?<![\\w-])(?:${CANTONS})[ -·]?\\d{3,6}(?![\\w-]|[.,]\\d)`, "g"),
      0.05,
    ],
    // the nationality marks of ICAO's Annex 7; registers of them are public
    aircraft: [
      /(?<![\w-])(?:(?:[BDFGIMO]|C-?(?=[FGI])|9[HMV]|[45]X|5[BNYHA]|EI|ES|HA|HB|HL|HS|LN|LY|OE|OH|OK|OM|OO|OY|PH|PK|PP|PR|PT|S[EPUX]|TC|TF|UR|VH|VT|YL|YR|YU|Z[KS]|A[469]|CS|EC|4[XR])-[A-Z]{3,4}|N[1-9]\d{1,3}[A-HJ-NP-Z]{1,2}|N[1-9]\d{3,4})(?![\w-]|[.,]\d)/g,
      0.1,
    ],
    "a part of one, with signs for what was not seen": [
      /\b[Pp]art(?:ial)?(?: (?:reg(?:istration)?|number|plate|index|VRM)\.?){1,2}(?: is| was)?[:.]? (?<value>(?=[A-Z?*_.…-]{0,6}[\d?*_])[A-Z\d?*_.…-]{2,6}(?: (?![A-Z]{1,3} )[A-Z\d?*_.…-]{1,4})?)(?![\p{L}\d])/dgu,
      0.6,
    ],
    "its beginning or end": [
      /\b(?:[Rr]eg(?:istration)?|(?:number )?plate|VRM)(?: (?:number|no\.?))? (?:ends?|ending|ended|starts?|starting|begins?|beginning)(?: in| with)? (?<value>(?=[A-Z]*\d)[A-Z\d]{2,4})(?![\w-])/dg,
      0.6,
    ],
    "introduced by its name, any country": [
      /\b(?:(?:licen[cs]e|number|registration) ?plates?|plates?)(?: (?:number|no\.?|is|was|reads?|reading)){0,2}[:#]? {0,2}(?<value>(?=[A-Z -]{0,7}\d)[A-Z0-9]{1,4}[ -]?[A-Z0-9]{2,5})(?![\w-])/dg,
      0.5,
    ],
  },
  validate: (value) => (isMeasured(value) || isNoPlate(value) ? false : undefined),
  context: PLATE_CONTEXT,
  finds: [
    "France, plaque [AB-193-CD].",
    "Italia, targa [AB 193 CD]",
    "España, matrícula [4934 BCD]",
    "Nederland, kenteken [12-ABC-3]",
    "Belgique, plaque [1-ABC-193]",
    "Sverige, bil [ABC 19D]",
    "Suomi, rekisterinumero [ABC-193]",
    "Norge, skilt [AB 19345]",
    "Danmark, nummerplade [AB 19 345]",
    "Polska, samochód [WA 19345]",
    "Österreich, Auto [W-19345 A]",
    "Ireland, car [12-D-19345]",
    "Suisse, voiture [GE 193456]",
    "license plate [7ABC193]",
    "plate starting [KY19]",
    "part reg [YF6? K_], partial plate [X?9_]",
    "the HiAce van, [AB 77 RD]",
    "aircraft [9M-ABC], reg [G-ABCD], a glider [N193AB]",
    "his bakkie [FZL 447 NW] was found",
    "the Minor, [YSL 118], parked in the barn",
  ],
  misses: [
    "rate reg, SFH 31 cm",
    "AB-193-CD",
    "4934 BCD",
    "12-D-19345",
    "GE 193456",
    "the car cost EUR 40, a 2017 NBC van",
    "covered autos: ANY AUTO, the cars of BBC 2",
    "a plate of 12 oysters",
    "in the car: FHR 138, rate reg, QRS 96",
    "vehicle: OFF 0712Z ON 0744Z", // UTC
    "cars and bikes: BSA A10, AJS 16MS, KTM 193",
    "G-ABCD", // nothing says that it flies
    "plates were found in 2004",
  ],
});
