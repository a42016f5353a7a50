/**
 * What so many people share that it singles out nobody by itself: doses, laboratory values, vital signs,
 * scores, shorthand of clinics, provisions of laws, prices of goods, counts of things, common illnesses,
 * common drugs and procedures. It is found like everything else and kept unless a measure of rarity
 * (k-anonymity, search, surprisal, an attack) or the policy says otherwise; the classifier learnt from
 * judgments and biographies and has no say (docs/decisions/0161-shared-by-many.md).
 */

import type { Mention } from "../document/document.js";
import { MEDICATIONS } from "./clinical/medications.js";
import { sharedByPerHundred } from "./clinical/prevalence.js";
import { listOf } from "./kit/phrases.js";

const OF_SUBTYPE: Readonly<Record<string, string>> = {
  dose: "a dose",
  laboratory: "a laboratory test or its value",
  "vital-sign": "a vital sign",
  score: "a score or a stage",
  clinical: "shorthand of clinical notes",
};

const WIDELY_USED = new Set(
  MEDICATIONS.filter(({ widely }) => widely).map(({ name }) => name.toLowerCase()),
);

/** Procedures that few have, or that give an illness away. */
const TELLING_PROCEDURES = new Set(
  listOf(`
  amputation, bone marrow biopsy, chemotherapy, dialysis, haemodialysis, hysterectomy, LLETZ, lumpectomy, mammogram, mammography, mastectomy, nephrectomy, orchidectomy,
  prostatectomy, radiotherapy, sentinel node biopsy, splenectomy, thyroidectomy, tracheostomy, vasectomy, wide local excision, laryngectomy, colectomy, colostomy, ileostomy,
  gastrectomy, pneumonectomy, lobectomy, craniotomy, oophorectomy, cystectomy, enucleation, PEG, salpingectomy, transplant`).map(
    (name) => name.toLowerCase(),
  ),
);

/** 'Article 8', 'section 172', '§ 12', 'rule 39': the number of a provision, or all of it. */
const PROVISION_BEFORE =
  /(?:^|[^\p{L}])(?:[Aa]rt(?:icle)?s?\.?|[Ss]ections?|[Ss]s?\.|§§?|[Rr]ules?|[Rr]egulations?|[Pp]ara(?:graph)?s?\.?|[Cc]lauses?|[Ss]chedules?|[Cc]hapters?|[Aa]ppendix|[Aa]nnex|[Pp]art|[Ff]igures?|[Tt]ables?|[Ii]tems?|[Aa]genda item)(?: [Nn]o\.?)? (?:\d+[\d.() a-z§]*(?:,| and| or| to|-) ?)?$/u;
const PROVISION =
  /^(?:(?:[Aa]rticles?|[Ss]ections?|[Rr]ules?|[Rr]egulations?|[Pp]aragraphs?|[Cc]lauses?|[Ss]chedules?) |§ ?)?\d{1,4}[A-Za-z]?(?: ?\(\w{1,4}\))*(?: ?§§? ?\d{1,3})?$/u;
const PROVISION_TYPES: ReadonlySet<string> = new Set([
  "CODE",
  "QUANTITY",
  "DATETIME",
  "MISC",
  "LOC",
]);

/** What is said of the price of a thing, before and after a sum: 'costs £12', '£3 each'. */
const PRICED_BEFORE =
  /(?:\b(?:cost(?:s|ing)?|pric(?:e|ed|es)(?: (?:of|at|is|was))?|only|from|for just|now|reduced to|discount of|deposit of|ticket(?:s)? (?:is|are|at)|RRP:?|total:?|subtotal:?|delivery:?|postage:?))(?: at| of| about| around)? ?$/iu;
const PRICED_AFTER =
  /^ ?(?:each|apiece|per (?:item|unit|kg|kilo|litre|bottle|pack|box|ticket|person|night|head|metre|sheet)|a (?:pint|piece|bottle|ticket|night|pop|head|kilo|litre|box|pack|go)|\/ ?(?:each|unit|item|kg)|\+ ?VAT|off\b|(?:gift )?(?:card|voucher)s?\b|discount\b)/iu;
const REACH = 40;
/** Less than a thousand, in figures: a thousand and more is a salary, a debt, a fine as often as a price. */
const SMALL_SUM = /^[^\d]{0,5}\d{1,3}(?:[.,]\d{2})?[^\d]{0,10}$/u;

/** A number of a table or a count in figures: '7', '22'; in words ('two') people hid them in biographies. */
const LONE_NUMBER = /^\d{1,2}$/u;
const LONE_NUMBER_TYPES: ReadonlySet<string> = new Set(["QUANTITY", "CODE", "LOC", "MISC"]);
const SMALL_MEASURE = /^\d{1,3}(?:[.,]\d+)? ?(?:mm|ml|mL|cc|cl|teaspoons?|tablespoons?)$/u;
/** Less than a hundred of a currency, in figures. */
const FEW_POUNDS = /^(?:[£$€] ?)\d{1,2}(?:[.,]\d{2})?$/u;

const THINGS =
  /\b(?:pages?|copies|boxes|bottles|tablets?|items?|tickets?|files?|documents?|letters?|emails?|photos?|pictures|chairs|tables|desks|books?|volumes?|annex(?:es)?|appendices|invoices?|parcels?|packages?|sheets|packs?|cups|plates|bags|points?|goals?|minutes|questions|steps|slides|eggs|apples|pens|keys|screws|stamps|batteries|screens|printers|laptops|cakes|sandwiches|shouts|bells|beds|bins|lights|visits|calls|kitchens|bricks|miles|stairs)$/iu;

/** Why a mention singles out nobody by itself; nothing where it may. */
export function sharedByMany(text: string, mention: Mention): string | undefined {
  const { subtype, type, start, end } = mention;
  const words = text.slice(start, end);
  const known = subtype === undefined ? undefined : OF_SUBTYPE[subtype];
  if (known !== undefined) return known;
  if (subtype === "medication") {
    return WIDELY_USED.has(words.toLowerCase()) ? "a drug that many people take" : undefined;
  }
  if (subtype === "procedure") {
    return TELLING_PROCEDURES.has(words.toLowerCase()) ? undefined : "a common procedure";
  }
  if (type === "DEM") {
    const share =
      subtype === undefined || subtype === "illness" ? sharedByPerHundred(words) : undefined;
    if (share === undefined) return undefined;
    return share >= 100
      ? "a symptom that everybody has had"
      : `shared by about ${share} people in a hundred`;
  }
  const before = text.slice(Math.max(0, start - REACH), start);
  if (PROVISION_TYPES.has(type) && PROVISION.test(words) && !mention.evidence.validated) {
    if (PROVISION_BEFORE.test(before) || !/^\d/.test(words)) return "the number of a provision";
  }
  if (LONE_NUMBER_TYPES.has(type) && subtype === undefined && LONE_NUMBER.test(words)) {
    return "a small number by itself";
  }
  if (type === "QUANTITY" && SMALL_MEASURE.test(words)) return "a small measure";
  if (subtype === "money" && FEW_POUNDS.test(words)) return "a small sum";
  if (subtype === "money" && SMALL_SUM.test(words)) {
    if (PRICED_BEFORE.test(before) || PRICED_AFTER.test(text.slice(end, end + REACH)))
      return "the price of a thing";
  }
  if (subtype === "count" && THINGS.test(words)) return "a count of things";
  return undefined;
}
