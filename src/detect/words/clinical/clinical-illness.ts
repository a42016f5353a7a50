import type { Detector, DetectorInput, Found } from "../../kit/detector.js";
import { listOf, phraseMatcher, phrasesOf, wordsOf } from "../../kit/phrases.js";
import { matchesOf } from "../../search/matches.js";
import { isClinical } from "./clinical-text.js";

/** Illnesses as clinics abbreviate them; outside a clinic the letters are anything. */
const SHORT = listOf(`
  AF, PAF, MI, NSTEMI, STEMI, ACS, HTN, T1DM, T2DM, DM, DM1, DM2, DMI, DMII, CKD3, CKD3a, CKD3b, CKD4, CKD5, HLD, GERD, NIDDM, IDDM, IHD, CHD, CAD, CCF, CHF, HFrEF, TIA, CVA, COPD, CKD, AKI, DVT, PE, VTE, PVD, UTI, LRTI, URTI,
  CAP, GORD, IBS, IBD, UC, OA, RA, SLE, MS, MND, ALS, TB, HIV, AIDS, HCV, HBV, STI, PID, PCOS, OCD, PTSD, ADHD, ASD, BPAD, EUPD, DCIS, NSCLC, SCLC, AML, CLL, CML, NHL,
  EDS, hEDS, POTS, MCAS, CFS, SMA, DMD, CMT, PSP, MSA, CIDP, GBS, ITP, TTP, HHT, PBC, PSC, AIH, NF1, NF2, TSC, VHL, FAP, SCD, G6PD, FASD, FAS, ODD, GAD, BPD, DID, SUD, OUD, AUD, ESRD, HFpEF, NASH, MASLD, SAH, SDH, BPH, OSA, BPPV, PMR, AVN, ARDS, HELLP`);

/** 'SpO2 97% RA' is room air. */
const ROOM_AIR = /\d ?% RA$/;
/** 'UC £1,103/m' is a benefit. */
const PAID = /^UC (?:£|claim|payments?|award|journal|advance|from DWP)/;

const match = phraseMatcher<string>(phrasesOf(SHORT, "abbreviation", { caseSensitive: true }));

/** 'he's got MS', 'suffers from TB', 'diagnosed with MND', in any text. */
const SUFFERED =
  /\b(?:(?:ha(?:s|ve|d|ving)|got|with|from|of|suffer(?:s|ed|ing)? from|diagnosed (?:as|with)|treated for|living with|Dx:?|[Dd]iagnosis:) )(?<value>MS|TB|MND|ME|PTSD|OCD|ADHD|HIV|COPD|IBS|PCOS|EUPD|BPD|ALS|CFS|STI|STD)\b/dgu;

/** Diagnoses by their code of the ICD-10: 'Dx: F43.10, F64.0'. */
const CODED =
  /\b(?:Dx|Diagnos[ie]s|diagnos[ie]s|ICD(?:-?10)?(?:-CM)?|r\/o|R\/O)(?: codes?)?:? {0,2}(?<value>[A-TV-Z]\d[\dAB](?:\.[\dA-Z]{1,4})?(?:(?:, ?|; ?| & | and | \/ )[A-TV-Z]\d[\dAB](?:\.[\dA-Z]{1,4})?){0,9})(?![\p{L}\p{N}])/dgu;

/** Results of tests that reveal an illness or a habit by themselves: 'Retroviral screening: REACTIVE'. */
const RESULT =
  /\b(?:HIV(?: ?1\/2)?|[Rr]etroviral|[Ss]yphilis|[Tt]reponema(?:l| pallidum)?|TPHA|TPPA|RPR|VDRL|HBsAg|HBeAg|HCV|[Hh]ep(?:atitis)? [BC]|[Cc]hlamydia|[Gg]onorrh?oea|MTB|[Cc]ocaine|[Oo]piates?|[Cc]annabi\p{Ll}+|THC|[Bb]enzodiazepines?|[Aa]mphetamines?|[Mm]ethadone)(?![\p{L}])[^\n.;]{0,50}?(?<!\b[Nn]on-? ?|\b[Nn]ot |\b[Nn]o )\b(?<value>(?:(?:strongly|weakly|faintly) )?(?:[Pp]ositive|POSITIVE|[Rr]eactive|REACTIVE|[Dd]etected|DETECTED)(?:,? ?(?:\((?:titre )?1:\d+\)|1:\d+))?)(?![\p{L}])/dgu;

/** Illnesses by abbreviation or code: 'AF' and 'T2DM' in clinical texts, 'he's got MS' and 'Dx: F43.1' in any. */
export const clinicalIllness: Detector = {
  name: "clinical-illness",
  finds: ["DEM/illness"],
  patterns: [
    { name: "abbreviation", regex: SUFFERED, score: 0.7 },
    { name: "ICD-10", regex: CODED, score: 0.9 },
    { name: "result", regex: RESULT, score: 0.9 },
  ],
  detect(input): Found[] {
    const spans = isClinical(input)
      ? match(wordsOf(input))
          .filter(
            ({ start }) =>
              !ROOM_AIR.test(input.text.slice(start - 4, start + 2)) &&
              !PAID.test(input.text.slice(start, start + 16)),
          )
          .map(({ start, end }) => ({ start, end }))
      : statedIn(input);
    for (const { indices } of matchesOf(SUFFERED, input.text)) {
      const [start, end] = indices!.groups!["value"]!;
      if (!spans.some((one) => one.start === start)) spans.push({ start, end });
    }
    return [
      ...spans.map(({ start, end }) => illness(start, end, 0.7, "abbreviation")),
      ...valuesOf(CODED, input.text, "ICD-10"),
      ...valuesOf(RESULT, input.text, "result"),
    ];
  },
};

const illness = (start: number, end: number, score: number, rule: string): Found => ({
  start,
  end,
  type: "DEM",
  subtype: "illness",
  score,
  evidence: { rule },
});

const valuesOf = (form: RegExp, text: string, rule: string): Found[] =>
  Array.from(matchesOf(form, text), ({ indices }) =>
    illness(...indices!.groups!["value"]!, 0.9, rule),
  );

/** A line of a form that states illnesses, in any text: 'Dx: ASD L2, EDS, POTS.' */
const STATED = /(?:^|\n)[ \t]*(?:Dx|Diagnos[ie]s|PMHx?|(?:Medical )?[Cc]onditions?) ?: ?[^\n]+/gu;

function statedIn(input: DetectorInput): { start: number; end: number }[] {
  const lines = Array.from(matchesOf(STATED, input.text), ({ 0: line, index }) => ({
    start: index,
    end: index + line.length,
  }));
  if (lines.length === 0) return [];
  return match(wordsOf(input))
    .filter(({ start, end }) => lines.some((line) => line.start <= start && end <= line.end))
    .map(({ start, end }) => ({ start, end }));
}
