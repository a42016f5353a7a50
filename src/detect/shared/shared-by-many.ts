/**
 * What so many people share that it singles out nobody by itself: doses, laboratory values, vital signs,
 * scores, shorthand of clinics, provisions of laws, prices of goods, counts and measures of things, weekdays and
 * times of day, people by their service, rooms of any house, common illnesses, common drugs and procedures. It is found like everything else and kept unless a measure of rarity
 * (k-anonymity, search, surprisal, an attack) or the policy says otherwise; the classifier learnt from
 * judgments and biographies and has no say (docs/decisions/0054-shared-by-many.md).
 */

import type { Mention } from "../../document/document.js";
import type { SemanticType } from "../../document/types.js";
import { listOf } from "../kit/phrases.js";
import { drugOf } from "../words/clinical/drug-names.js";
import { MEDICATIONS } from "../words/clinical/medications.js";
import { sharedByPerHundred } from "../words/clinical/prevalence.js";
import { isCountOfThings } from "./counts.js";
import { commonKin, commonLocalTime } from "./local-common.js";
import { commonService } from "./local-service.js";
import { measureOf, priceOf, rateOf } from "./sums.js";
import { commonTime } from "./times.js";
import { isAnywhere, isBodyOrNothing, isBodyPart, isServing } from "./words.js";

const OF_SUBTYPE: Readonly<Record<string, string>> = {
  dose: "a dose",
  laboratory: "a laboratory test or its value",
  "vital-sign": "a vital sign",
  score: "a score or a stage",
  clinical: "shorthand of clinical notes",
  spouse: "a husband, a wife or a partner",
  clue: "said of many, and telling only beside what is hidden",
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

/** 'diabetic nurse', 'asthma clinic': as common as the illness. */
const CARE_FOR =
  / (?:(?:specialist )?nurse|clinic|team|service|specialist|review|(?:foot|eye) (?:clinic|check|screening))s?$/iu;

/** "with twelve years' experience". */
const YEARS =
  /^(?:(?:over|about|more than|nearly|some) )?(?:\d{1,2}|\p{L}{3,9}(?:-\p{L}{3,5})?) years?['’]?$/iu;
const EXPERIENCE = /^ (?:of )?(?:\p{L}+ ){0,3}experience(?!\p{L})/iu;

/** 'osteoarthritis of both knees' is as common as osteoarthritis. */
const SITE =
  /^(?<illness>.+?) (?:of|in|affecting) (?<site>(?:the |both |his |her |my )?\p{L}+(?: \p{L}+){0,3}?)(?: on a background)?$/iu;
function withoutSite(words: string): string {
  const { illness, site } = SITE.exec(words)?.groups ?? {};
  const part = site?.replace(/^(?:the|both|his|her|my) /iu, "").toLowerCase();
  if (part === undefined) return words;
  return isBodyPart(part) || isBodyOrNothing(part) ? illness! : words;
}

/** 'the limit is 70 but I was doing about 50'. */
const SPEED = /^\d{2,3}(?: ?(?:mph|kph|km\/h))?$/iu;
const SPEED_BEFORE =
  /\b(?:speed limit|limit|zone)(?: is| was| of)(?: only)? $|\b(?:doing|driving at|going at|travelling at|speed of)(?: about| around| roughly| nearly| over| under)? $/iu;

/** 'Article 8', 'section 172', '§ 12', 'rule 39': the number of a provision, or all of it. */
const PROVISION_BEFORE =
  /(?:^|[^\p{L}])(?:[Aa]rt(?:icle)?s?\.?|[Ss]ections?|[Ss]s?\.|§§?|[Rr]ules?|[Rr]egulations?|[Pp]ara(?:graph)?s?\.?|[Cc]lauses?|[Ss]chedules?|[Cc]hapters?|[Aa]ppendix|[Aa]nnex|[Pp]art|[Ff]igures?|[Tt]ables?|[Ii]tems?|[Aa]genda item|[Pp]ages?|[Pp]p?\.)(?: [Nn]o\.?)? (?:\d+[\d.() a-z§]*(?:,| and| or| to|-) ?)?$/u;
const PROVISION =
  /^(?:(?:[Aa]rticles?|[Ss]ections?|[Rr]ules?|[Rr]egulations?|[Pp]aragraphs?|[Cc]lauses?|[Ss]chedules?) |§ ?)?\d{1,4}(?:[-–]\d{1,4})?[A-Za-z]?(?: ?\(\w{1,4}\))*(?: ?§§? ?\d{1,3})?$/u;
const PROVISION_TYPES: ReadonlySet<string> = new Set("CODE QUANTITY DATETIME MISC LOC".split(" "));

const SEX = /^(?:f|m|female|male)$/iu;
const SEX_LABEL = /(?:^|[^\p{L}])(?:sex|gender) ?[:|\t] ?$/iu;

/** 'Age if under 18: Over 18', as forms of the police ask. */
const OF_AGE = /(?<!\p{L})(?:over|under) 18$/iu;
const AGE_TYPES: ReadonlySet<SemanticType> = new Set(["DEM", "DATETIME", "QUANTITY"]);

const REACH = 40;

/** Types that the recognizer gives to numbers that are neither. */
const NUMBER_TYPES: ReadonlySet<string> = new Set(["QUANTITY", "CODE", "LOC", "MISC"]);
const THING_TYPES: ReadonlySet<string> = new Set(["ORG", "LOC", "MISC", "DEM"]);

const sharedLocally = (text: string, mention: Mention, language: string): string | undefined => {
  if (mention.type === "DATETIME" && mention.subtype !== "age")
    return commonLocalTime(text, mention, language);
  if (mention.type !== "DEM") return undefined;
  return commonKin(text, mention, language) ?? commonService(text, mention, language);
};

/** Why a mention singles out nobody by itself; nothing where it may. */
export function sharedByMany(text: string, mention: Mention): string | undefined {
  const { subtype, type, start, end, language } = mention;
  const words = text.slice(start, end);
  if (language !== undefined) {
    const local = sharedLocally(text, mention, language);
    if (local !== undefined) return local;
  }
  const known = subtype === undefined ? undefined : OF_SUBTYPE[subtype];
  if (known !== undefined) return known;
  if (subtype === "medication") {
    const widely = WIDELY_USED.has(words.toLowerCase()) || drugOf(words.toLowerCase())?.widely;
    return widely ? "a drug that many people take" : undefined;
  }
  if (subtype === "procedure") {
    // the lists of other languages hold telling ones alone
    if (language !== undefined && language !== "en") return undefined;
    return TELLING_PROCEDURES.has(words.toLowerCase()) ? undefined : "a common procedure";
  }
  if (
    type === "DEM" &&
    SEX.test(words) &&
    SEX_LABEL.test(text.slice(Math.max(0, start - 10), start))
  )
    return "shared by half of all people";
  if (type === "DEM" || (THING_TYPES.has(type) && subtype === undefined)) {
    if (isServing(text, mention)) return "somebody by the service that everybody meets";
    if (subtype === undefined && isBodyOrNothing(words)) return "a part of the body, or no finding";
    const share =
      subtype === undefined || subtype === "illness"
        ? sharedByPerHundred(withoutSite(words.replace(CARE_FOR, "")))
        : undefined;
    if (share !== undefined) {
      return share >= 100
        ? "a symptom that everybody has had"
        : `shared by about ${share} people in a hundred`;
    }
  }
  const before = text.slice(Math.max(0, start - REACH), start);
  if (AGE_TYPES.has(type) && OF_AGE.test(`${before}${words}`)) return "whether somebody is of age";
  if (PROVISION_TYPES.has(type) && PROVISION.test(words) && !mention.evidence.validated) {
    if (PROVISION_BEFORE.test(before) || !/^\d/.test(words)) return "the number of a provision";
  }
  if (SPEED.test(words) && SPEED_BEFORE.test(before)) return "a speed";
  if (subtype === "day") return undefined;
  if (type === "DATETIME" && EXPERIENCE.test(text.slice(end, end + REACH)) && YEARS.test(words))
    return "a length of experience";
  if (type === "DATETIME" && subtype !== "age") {
    const time = commonTime(text, mention);
    if (time !== undefined) return time;
  }
  if (subtype === "money") return priceOf(text, mention);
  if (type === "QUANTITY") {
    const amount = subtype === "measure" ? measureOf(text, mention) : rateOf(text, mention);
    if (amount !== undefined) return amount;
  }
  const isCount = NUMBER_TYPES.has(type) && (subtype === undefined || subtype === "count");
  if ((isCount || type === "DATETIME") && isCountOfThings(text, mention))
    return "a count of things";
  if (THING_TYPES.has(type) && isAnywhere(words))
    return "a part of any house, or a body that every place has";
  return undefined;
}
