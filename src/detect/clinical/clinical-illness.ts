import type { Detector, Found } from "../kit/detector.js";
import { listOf, phraseMatcher, phrasesOf, wordsOf } from "../kit/phrases.js";
import { matchesOf } from "../search/matches.js";
import { isClinical } from "./clinical-text.js";

/** Illnesses as clinics abbreviate them; outside a clinic the letters are anything. */
const SHORT = listOf(`
  AF, PAF, MI, NSTEMI, STEMI, ACS, HTN, T1DM, T2DM, DM, NIDDM, IDDM, IHD, CHD, CAD, CCF, CHF, HFrEF, TIA, CVA, COPD, CKD, AKI, DVT, PE, VTE, PVD, UTI, LRTI, URTI,
  CAP, GORD, IBS, IBD, UC, OA, RA, SLE, MS, MND, ALS, TB, HIV, AIDS, HCV, HBV, STI, PID, PCOS, OCD, PTSD, ADHD, ASD, BPAD, EUPD, DCIS, NSCLC, SCLC, AML, CLL, CML, NHL,
  SAH, SDH, BPH, OSA, BPPV, PMR, AVN, ARDS, HELLP`);

const match = phraseMatcher<string>(phrasesOf(SHORT, "abbreviation", { caseSensitive: true }));

/** 'he's got MS', 'suffers from TB', 'diagnosed with MND', in any text. */
const SUFFERED =
  /\b(?:(?:ha(?:s|ve|d|ving)|got|with|from|of|suffer(?:s|ed|ing)? from|diagnosed (?:as|with)|treated for|living with) )(?<value>MS|TB|MND|ME|PTSD|OCD|ADHD|HIV|COPD|IBS|PCOS|EUPD|BPD|ALS|CFS|STI|STD)\b/dgu;

/** Illnesses by abbreviation: 'AF' and 'T2DM' in clinical texts, 'he's got MS' in any. */
export const clinicalIllness: Detector = {
  name: "clinical-illness",
  finds: ["DEM/illness"],
  patterns: [{ name: "abbreviation", regex: SUFFERED, score: 0.7 }],
  detect(input): Found[] {
    const spans = isClinical(input)
      ? match(wordsOf(input)).map(({ start, end }) => ({ start, end }))
      : [];
    for (const { indices } of matchesOf(SUFFERED, input.text)) {
      const [start, end] = indices!.groups!["value"]!;
      if (!spans.some((one) => one.start === start)) spans.push({ start, end });
    }
    return spans.map(({ start, end }) => ({
      start,
      end,
      type: "DEM",
      subtype: "illness",
      score: 0.7,
      evidence: { rule: "abbreviation" },
    }));
  },
};
