import type { Detector, Found } from "../../kit/detector.js";
import { listOf, phraseMatcher, phrasesOf, wordsOf } from "../../kit/phrases.js";
import { matchesOf } from "../../search/matches.js";
import { isClinical } from "./clinical-text.js";

/** Names of laboratory tests in words, and their abbreviations as written. */
const NAMED = listOf(`
  albumin, alkaline phosphatase, amylase, bilirubin, blood glucose, calcium, cholesterol, C-reactive protein, creatinine, creatine kinase,
  D-dimer, ferritin, fibrinogen, folate, glucose, haematocrit, haemoglobin, hematocrit, hemoglobin, lactate, lipase, lymphocytes,
  magnesium, neutrophils, phosphate, plasma viscosity, platelet count, platelets, potassium, prolactin, prothrombin time, sodium,
  triglycerides, troponin, troponin I, troponin T, urate, urea, viral load, white cell count, white cells, red cell count, eosinophils`);
const SHORT = listOf(`
  ABG, ACE, ACPA, ACR, ALP, anti-CCP, anti-CCP2, anti-dsDNA, anti-GAD, anti-TPO, anti-tTG, anti-Ro, anti-La, anti-GBM, AMA, ASMA, ASOT, BHb, BNP, CA15-3, CA153, CCP, CPK, DHEAS, dsDNA, ENA, EPO, FIT, FFP, FeNO, FEV1/FVC, FIB-4, G6PD, GH, HBV DNA, HCV, hCG, HSV, IGF-1, IgG4, KCO, MMA, NH3, OGTT, PCT, PEFR, PFTs, PIVKA, PLTs, plts, QFT, SHBG, TLCO, TLC, DLCO, tTG, TTG, TSAT, UACR, uACR, UPCR, VitD, Vit D, VWF, ALP, ALT, ANA, ANCA, APTT, AST, B12, BE, CA-125, CEA, CD4, CK, CRP, Cl, Cr, CSF, eGFR, ESR, FBC, FEV1, FSH, FVC, fT3, fT4,
  GGT, Hb, HbA1c, HCG, HCO3, Hct, HDL, IgA, IgE, IgG, IgM, INR, K, K+, LDH, LDL, LFT, LFTs, LH, MCH, MCHC, MCV, Na, Na+, NT-proBNP, pCO2, PaCO2, PaO2, pH, Plt,
  PLT, pO2, PSA, PT, PTH, RBC, RCC, RF, T3, T4, TFT, TFTs, TG, TIBC, TSH, U&E, U&Es, Ur, VBG, WBC, WCC, CA125, CA19-9, AFP, hs-CRP, TnI, TnT, HBsAg, HbA, HbA2, HbC, HbF, HbS, pANCA`);
/** What a number must follow to be a test: an element, a ring, a street otherwise. */
/** Words of everyday English in small letters. */
const NO_TESTS = new Set(listOf("be, fit, ana, pt, ur, ace, gh, alp"));
const LETTERS = new Set(
  listOf(
    "K, Na, Cl, Cr, Ur, BE, LH, PT, RF, TG, T3, T4, ANA, AST, ALT, CK, IgA, ACE, AMA, ENA, EPO, FIT, GH, PCT, TLC, FFP",
  ),
);

/** The abbreviations, as written. */
export const LABORATORY_ABBREVIATIONS: ReadonlySet<string> = new Set(SHORT);

/** The abbreviations in small letters, which only before a value are tests: 'hb 118, plt 310'. */
const SMALL = SHORT.filter((name) => name.length >= 2 && !NO_TESTS.has(name.toLowerCase())).map(
  (name) => name.toLowerCase(),
);

const match = phraseMatcher<"word" | "short" | "small">([
  ...phrasesOf(NAMED, "word" as const),
  ...phrasesOf(
    SMALL.filter((name) => !LABORATORY_ABBREVIATIONS.has(name)),
    "small" as const,
    { caseSensitive: true },
  ),
  ...phrasesOf(SHORT, "short" as const, { caseSensitive: true }),
]);

const UNIT =
  "(?:(?: ?|[ \\t]{2,24})(?:x ?)?(?:10[\\^*]?[0-9]{1,2}|[0-9]{1,2}\\^)?/?[A-Za-zµμ%][A-Za-zµμ]{0,5}(?:/(?:[0-9.]+)?[A-Za-zµμ]{1,4}[²³]?)?(?![\\p{L}\\p{N}]))?";
const FIGURE = "[<>≤≥]? ?[0-9]+(?:[.,·][0-9]+)*(?:/[0-9]+)?";
/** The value behind a test's name: ': 1,240 ng/L', ' 7.35', ' of 71 mmol/mol', with where it went: '-> 3,880 ng/L'. */
const VALUE = new RegExp(
  `^(?: count| level| ratio)?(?:,? (?:of|is|was|at)| ?[:=])?(?: ?|[ \\t]{2,24})(${FIGURE}(?: ?x ?10\\^[0-9]{1,2})?${UNIT}(?: ?(?:-+>|→|to) ?${FIGURE}${UNIT})?)`,
  "u",
);
/** What is normal, in a column of its own. */
const NORMAL =
  /^[ \t]{2,24}[<>≤≥]?[0-9]+(?:[.,][0-9]+)*(?:[-–][0-9]+(?:[.,][0-9]+)*)?(?![\p{L}\p{N}])/u;
const REACH = 80;
const LEADS = /(?<![\p{L}\p{N}])(?:aV[RLF]|V[1-6](?: ?[-–] ?V?[1-6])?)(?![\p{L}\p{N}])/gu;
const ARROW = /-+>|→/;

/**
 * Laboratory tests by name and their values: 'Troponin 1,240 -> 3,880 ng/L', 'HbA1c 71 mmol/mol', and the leads of
 * an electrocardiogram. In clinical texts only.
 */
export const laboratoryTest: Detector = {
  name: "laboratory-test",
  finds: ["MISC/laboratory", "QUANTITY/laboratory"],
  patterns: [{ name: "lead", regex: LEADS, score: 0.8 }],
  detect(input): Found[] {
    if (!isClinical(input)) return [];
    const { text } = input;
    const found: Found[] = [];
    const add = (start: number, end: number, type: "MISC" | "QUANTITY", rule: string): void => {
      found.push({ start, end, type, subtype: "laboratory", score: 0.8, evidence: { rule } });
    };
    for (const { start, end, value } of match(wordsOf(input))) {
      const read = VALUE.exec(text.slice(end, end + REACH));
      if (!read && (value === "small" || LETTERS.has(text.slice(start, end)))) continue;
      add(start, end, "MISC", "test");
      if (!read) continue;
      let at = end + read[0].length - read[1]!.length;
      for (const part of read[1]!.split(ARROW)) {
        const from = at + (part.length - part.trimStart().length);
        const to = at + part.trimEnd().length;
        if (to > from) add(from, to, "QUANTITY", "value");
        at =
          text.indexOf(part, at) +
          part.length +
          (ARROW.exec(text.slice(at + part.length))?.[0].length ?? 0);
      }
      const normal = NORMAL.exec(text.slice(at, at + REACH))?.[0];
      if (normal !== undefined)
        add(
          at + normal.length - normal.trimStart().length,
          at + normal.length,
          "QUANTITY",
          "normal",
        );
    }
    for (const lead of matchesOf(LEADS, text)) {
      add(lead.index, lead.index + lead[0].length, "MISC", "lead");
    }
    return found;
  },
};
