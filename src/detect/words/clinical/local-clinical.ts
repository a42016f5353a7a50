import { memoize } from "../../../language/memo.js";
import type { Detector, Found } from "../../kit/detector.js";
import { findBeyondEnglish } from "../../kit/local.js";
import { matchesOf } from "../../search/matches.js";
import { drugOf } from "./drug-names.js";
import { LABORATORY_UNIT, VALUE } from "./local-value.js";

const LEFT = "(?<![\\p{L}\\p{N}.,/-])";
const RIGHT = "(?![\\p{L}\\p{N}]|[.,/-]\\d)";

/** Tests of blood and urine by the stems that languages share: 'Leukozyten', 'leucocitos', 'kreatynina', 'hémoglobine'. */
const TEST =
  /^(?:h[aäæe]?[eé]?moglo[bv]in|leu[ck][oó][czk][yi]t|er[iy]tr[oó][czk][yi]t|thrombo[czk][yi]t|trombo[czk][yi]t|l[iy][mn][fp]h?[oó][czk][yi]t|neutro(?:ph|f)[iy]l|[ck]r[eé]atin[iy]n|[ck]h?olest[eé]r|tr[iy]gl[iyuü][czs]?[eéaä]?ri[dt]|bil[iy]rub[iy]n|ferr?[iy]t[iy]n|trop+on[iy]n|h[aäæe]?[eé]?mato[ck]r[iy]t|gl[uyü][ck]o[sz]|gl[iyuü][ck][aäeé]mi|[aá]lb[uú]min|am[iy]las|l[iy]pas|transamina[sz]|plaquet|piastrin|trombosyt|leukosyt|leukocyt)\p{L}*$/u;
const isTest = memoize((word) => TEST.test(word), 5_000);
/** Abbreviations that laboratories of many countries use, before a value. */
const SHORT =
  "CRP|PCR|Hb|HbA1c|Hkt|Hto|Ht|GOT|GPT|ASAT|ALAT|AST|ALT|GGT|Gamma-?GT|γ-?GT|LDH|CK|CK-MB|TSH|fT3|fT4|INR|Quick|BNP|NT-?pro-?BNP|PSA|GFR|eGFR|DFG|VSG|BSG|VES|BSE|LDL|HDL|Leukos?|Thrombos?|Krea";
/** Elements, which are letters of codes too: only before a value with its unit. */
const ELEMENTS = "Na|K|Ca|Mg|Fe";
const PRESSURE =
  "RR|TA|PA|TK|P\\.A\\.|T\\.A\\.|[Bb]lutdruck|[Tt]ension(?: art[ée]rielle)?|[Tt]ensión(?: arterial)?|[Tt]ensão(?: arterial)?|[Pp]ressão(?: arterial)?|[Pp]ressione(?: arteriosa)?|[Bb]loeddruk|[Cc]iśnienie(?: tętnicze)?|RR|[Bb]lodtrykk?|[Bb]lodtryck|[Vv]erenpaine|BT|BP";
const LINK = "(?: (?:von|à|de|di|van|på|a|bei|ca\\.?))?[ :=]{1,3}";

interface Form {
  readonly regex: RegExp;
  readonly type: "QUANTITY" | "MISC";
  readonly subtype: string;
}

const FORMS: readonly Form[] = [
  {
    // morning, noon, evening, night
    regex: new RegExp(`${LEFT}\\d(?:[.,]5|½)?(?:[-–]\\d(?:[.,]5|½)?){2,3}${RIGHT}`, "gu"),
    type: "QUANTITY",
    subtype: "dose",
  },
  {
    regex: new RegExp(
      `${LEFT}${VALUE}(?:[-–]${VALUE})? ?${LABORATORY_UNIT}(?![\\p{L}\\p{N}])`,
      "gu",
    ),
    type: "QUANTITY",
    subtype: "laboratory",
  },
  {
    regex: new RegExp(`${LEFT}\\d{2,3}/\\d{2,3} ?mm ?Hg`, "gu"),
    type: "QUANTITY",
    subtype: "vital-sign",
  },
  {
    regex: new RegExp(`${LEFT}(?:${PRESSURE})${LINK}(?<value>\\d{2,3}/\\d{2,3})${RIGHT}`, "dgu"),
    type: "QUANTITY",
    subtype: "vital-sign",
  },
  {
    regex: new RegExp(
      `${LEFT}\\d{2,3} ?(?:/ ?[Mm]in\\.?|lpm|bpm|Schläge/min|batt\\.?/min|slag/min|ud\\./min)(?![\\p{L}\\p{N}])`,
      "gu",
    ),
    type: "QUANTITY",
    subtype: "vital-sign",
  },
  {
    regex: new RegExp(`${LEFT}(?:3[4-9]|4[0-2])(?:[.,]\\d)? ?[°º] ?C?(?![\\p{L}\\p{N}])`, "gu"),
    type: "QUANTITY",
    subtype: "vital-sign",
  },
  {
    regex: new RegExp(`${LEFT}(?<value>${SHORT})(?=${LINK}${VALUE}(?![\\p{L}\\p{N}/-]))`, "dgu"),
    type: "MISC",
    subtype: "laboratory",
  },
  {
    regex: new RegExp(`${LEFT}(?<value>${ELEMENTS})(?=${LINK}${VALUE} ?${LABORATORY_UNIT})`, "dgu"),
    type: "MISC",
    subtype: "laboratory",
  },
  {
    regex: new RegExp(`${LEFT}(?:${SHORT})${LINK}(?<value>${VALUE})${RIGHT}`, "dgu"),
    type: "QUANTITY",
    subtype: "laboratory",
  },
];

const WORD = /(?<![\p{L}\p{N}])\p{L}[\p{L}-]{5,}(?![\p{L}\p{N}])/gu;
const BEHIND_TEST = new RegExp(`^${LINK}(${VALUE})${RIGHT}`, "u");
const REACH = 30;

/**
 * Doses, drugs, tests and vital signs in languages other than English: '1-0-1', 'Pantoprazol', 'Leukozyten 12,4 G/l',
 * 'tension artérielle à 138/82', '72/min'.
 */
export const localClinical: Detector = {
  name: "local-clinical",
  finds: [
    "DEM/medication",
    "MISC/laboratory",
    "QUANTITY/dose",
    "QUANTITY/laboratory",
    "QUANTITY/vital-sign",
  ],
  patterns: FORMS.map(({ regex, subtype }, i) => ({ name: `${subtype} ${i}`, regex, score: 0.85 })),
  detect: (input) => findBeyondEnglish(input, (text) => [...valuesIn(text), ...wordsIn(text)]),
};

function valuesIn(text: string): Found[] {
  if (!/\d/.test(text)) return [];
  return FORMS.flatMap(({ regex, type, subtype }) =>
    Array.from(matchesOf(regex, text), (match): Found => {
      const [start, end] = match.indices?.groups?.["value"] ?? [
        match.index,
        match.index + match[0].length,
      ];
      return { start, end, type, subtype, score: 0.85, evidence: { rule: subtype } };
    }),
  );
}

function wordsIn(text: string): Found[] {
  const found: Found[] = [];
  for (const { 0: written, index } of matchesOf(WORD, text)) {
    const end = index + written.length;
    const word = written.toLowerCase();
    if (isTest(word)) {
      found.push(laboratory(index, end, "MISC"));
      const value = BEHIND_TEST.exec(text.slice(end, end + REACH));
      if (value)
        found.push(
          laboratory(end + value[0].length - value[1]!.length, end + value[0].length, "QUANTITY"),
        );
      continue;
    }
    const drug = drugOf(word);
    if (!drug) continue;
    found.push({
      start: index,
      end,
      type: "DEM",
      subtype: "medication",
      score: 0.85,
      evidence: { rule: drug.widely ? "widely used drug" : "drug" },
      ...(drug.tells.length > 0 && { tells: drug.tells }),
    });
  }
  return found;
}

const laboratory = (start: number, end: number, type: "MISC" | "QUANTITY"): Found => ({
  start,
  end,
  type,
  subtype: "laboratory",
  score: 0.85,
  evidence: { rule: "laboratory" },
});
