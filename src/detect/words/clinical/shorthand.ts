import { isFunctionWordsOf } from "../../../language/function-words-of.js";
import { stretchAt } from "../../../language/stretches.js";
import type { Detector, DetectorInput, Found } from "../../kit/detector.js";
import { listOf, phraseMatcher, phrasesOf, wordsOf } from "../../kit/phrases.js";
import { matchesOf } from "../../search/matches.js";
import { isClinical } from "./clinical-text.js";

/** Abbreviations of clinical notes that are not tests, drugs or illnesses, as written. */
const SHORT = listOf(`
  ST depression, ST elevation, ST segment, ST changes, T wave inversion, Q waves, OD, BD, TDS, QDS, QID, TID, BID, PRN, nocte, mane, stat, PO, IV, IM, SC, SL, PR, PV, NG, INH, NEB, TOP, NBM, NKDA, NKA, O/E, C/O, H/O, NAD, SOB,
  SOBOE, LAD, RCA, LCx, LMS, LV, RV, LA, RA, LVH, LBBB, RBBB, SR, ST, AV, BP, HR, RR, BMI, LVEF, EF, SpO2, SaO2, O2, Obs, Sats, Temp, GCS, AVPU, NEWS, NEWS2,
  SBP, DBP, MAP, FiO2, PEEP, CPAP, BiPAP, NC, NPO, AMA, GSW, MVC, MVA, CXR, KUB, EKG, THA, TKA, ORIF, CABG, PICC, Foley, SNF, LTAC, 6MWT, POD1, POD2, POD3, POD4, POD5, PMH, PMHx, PSH, FH, SH, DH, HPC, PC, SHx, FHx, DHx, Hx, Dx, Rx, Tx, Ix, Mx, WNL, NOK, DNACPR, DNAR, TTO, TTOs, TCI, EDD, EDD, LOS, ITU, ICU, HDU, CCU, A&E, ED,
  FHR, QRS, QTc, QT, MAU, AMU, SAU, OPD, OPA, MDT, ENT, T&O, O&G, GUM, CAMHS, FY1, FY2, SHO, SpR, ST1, ST2, ST3, ST4, ST5, CT1, CT2, HCA, SALT, OT, PT, RIF, LIF, RUQ, LUQ, RLL, LLL, RUL,
  LUL, RML, PERLA, PEARL, ROM, SLR, DRE, NSAID, NSAIDs, ACE, ARB, PPI, PPIs, WCC, x1, x2, x3, 1/7, 2/7, 3/7, 4/7, 5/7, 6/7, 1/52, 2/52, 3/52, 4/52, 6/52, 8/52, 12/52, 1/12, 2/12, 3/12,
  4/12, 6/12, 12/12`);

/** The abbreviations in letters. */
export const CLINICAL_ABBREVIATIONS: ReadonlySet<string> = new Set(
  SHORT.filter((words) => /^\p{Lu}{2,6}$/u.test(words)),
);

const match = phraseMatcher<string>(phrasesOf(SHORT, "shorthand", { caseSensitive: true }));

/** Vertebrae and the spaces between them: 'L4/5', 'C5-C6', 'T12'; not the 'T12' of an Irish 'T12 DC4A'. */
const SPINE =
  /(?<![\p{L}\p{N}])(?:[CL][1-7]|T(?:1[0-2]|[1-9])|S[1-5])(?:[/-][CTLS]?(?:1[0-2]|[1-9]))?(?![\p{L}\p{N}]| (?=[A-Z]{0,3}\d)[A-Z\d]{4}(?![\p{L}\p{N}]))/gu;

/** How often and how, in small letters behind an amount or a form: '2.5 mg od', '1 tab tds prn'. */
const HOW_OFTEN =
  /(?<=\d ?(?:m?g|mcg|µg|ml|units?|iu|puffs?|tab(?:let)?s?|caps?(?:ules?)?|drops?) (?:(?:po|sc|iv|im|pr|inh|neb|od|bd) )?)(?:o\.?d|b\.?d|t\.?d\.?s|q\.?d\.?s|t\.?i\.?d|b\.?i\.?d|q\.?i\.?d|prn|nocte|mane|om|on|stat|po|sc|iv|im|pr|inh|neb)\.?(?![\p{L}\p{N}])/giu;

/**
 * Shorthand of clinical notes: how often a drug is taken, parts of the body, rooms of a hospital. It says nothing
 * about anybody, and is found so that nobody takes it for a name or a code.
 */
export const shorthand: Detector = {
  name: "clinical-shorthand",
  finds: ["MISC/clinical"],
  detect(input): Found[] {
    if (!isClinical(input)) return [];
    const spans = [
      ...match(wordsOf(input)),
      ...[SPINE, HOW_OFTEN].flatMap((regex) =>
        [...matchesOf(regex, input.text)].map(({ index, 0: { length } }) => ({
          start: index,
          end: index + length,
        })),
      ),
    ];
    return spans
      .filter(({ start, end }) => !isOfSentence(input, start, end))
      .map(({ start, end }) => ({
        start,
        end,
        type: "MISC",
        subtype: "clinical",
        score: 0.7,
        evidence: { rule: "shorthand" },
      }));
  },
};

/** The 'LA' of 'HÔPITAL DE LA RISLE'. */
const isOfSentence = ({ text, languages }: DetectorInput, start: number, end: number): boolean =>
  languages !== undefined &&
  isFunctionWordsOf(text.slice(start, end), stretchAt(languages, start)?.language ?? "en");
