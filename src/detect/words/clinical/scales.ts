/** Questionnaires, scales and instruments of clinics, probation, schools and social work, by their abbreviations; written for this project. */

import { listOf } from "../../kit/phrases.js";
import { LABORATORY_ABBREVIATIONS } from "./laboratory-test.js";

/** As written, with the digit that belongs to the name; what is also a word, a name or a place is left out. */
export const SCALES: readonly string[] = listOf(`
  4AT, Bosniak, Child-Pugh, Kellgren-Lawrence, Clavien-Dindo, Salter-Harris, PI-RADS, TI-RADS, LI-RADS, Mallampati, Fazekas, Modic, Pfirrmann, Hinchey, Killip, Gustilo, Schatzker, Rockall, Ashworth, Gleason, Waterlow, ABC-2, ABCD2, ACE-III, ACE-R, ADOS, ADOS-2, ADI-R, AMTS, APACHE, APGAR, Apgar, AQ-10, ASRS, ASSIST, AUDIT-C, BADLS, BASDAI, BDI-II, BI-RADS, BIRADS, BPVS,
  BPRS, BRIEF-2, BVC, CAARS, CAGE, CAM-ICU, CARS-2, CDAI, CDR, CELF-5, CES-D, CFS, CGAS, CGI, CHA2DS2-VASc, CIWA, CIWA-Ar, COPM, CORE-10, CORE-OM, COWS, CURB-65,
  CURB65, CY-BOCS, DAS28, DAST-10, DASH RIC, DASS-21, DERS, DLQI, DMFT, EASI, ECOG, EDE-Q, EDSS, EMS, EPDS, EQ-5D, EQ-5D-5L, ESAS, ESS, FAST score, FACT-G, FIM, FIM+FAM, FLACC,
  FRAT, FRAX, GAD-2, GAD-7, GAD7, GAF, GCS, GDS-15, GMFCS, GMFM, GRACE, HADS, HAM-D, HAMD, HAQ, HAQ-DI, HAS-BLED, HCR-20, HCR-20V3, HIT-6, HoNOS, HoNOSCA, HOOS, IES-R,
  IIEF-5, IPSS, ISI, KOOS, KPS, LEFS, LSI-R, MADRS, MAPPA, MCQ-30, MELD, MFQ, MMSE, MoCA, mRS, MRS, MUST, NEWS2, NIHSS, NRS-11, NYHA, OASI, OASys, OCI-R, OGP, OGRS3, OGRS,
  OSP, OSP/C, OSP/I, OVP, OHS-12, OKS, PANSS, PASI, PCL-5, PCL-R, PCL-C, PDSS, PEDI, PEWS, PGIC, PHQ-2, PHQ-9, PHQ9, PHQ-15, PSQI, PSS-10, PSYRATS, POSS, POMA, qSOFA,
  RASS, RCADS, RM2000, RM2000/V, RoSH, ROSH, RSR, SAPAS, SAQ, SARA, SARA V3, SCL-90, SCOFF, SDQ, SF-12, SF-36, SJC, SLEDAI, SNAP-IV, SNOT-22, SOFA, SRS-2, STAI, STOP-BANG, SWLS, SWEMWBS,
  TIMI, TJC, TUG, TUGT, UPDRS, VRAG, VABS-3, WAIS-IV, WEMWBS, FSIQ, VCI, VSI, FRI, WMI, PRI, GAI, CPI, DIBELS, BASC-3, ABAS-3, KTEA-3, WJ-IV, WHODAS, WIAT-III, WISC-V, WOMAC, WPPSI, WRAT-5, WSAS, Y-BOCS, YBOCS, YMRS`);

/** What may begin a line or a sentence as something else, and is an instrument before its value only. */
export const ONLY_WITH_VALUE: ReadonlySet<string> = new Set(
  listOf(
    "Bosniak, Modic, Hinchey, Killip, Gustilo, Rockall, Ashworth, Gleason, Waterlow, CAGE, GRACE, SARA, MUST, EMS, ESS, FIM, HAQ, ISI, KPS, OGP, OVP, OKS, PEDI, POSS, RSR, SAQ, SOFA, TUG, MRS, CFS, CDR, CGI, GAF, COPM, APACHE, ASSIST, BVC, IPSS, MELD, MFQ, SDQ, ADOS, FRAT, KOOS, HOOS, STAI, MAPPA",
  ),
);

const NAMES: ReadonlySet<string> = new Set(SCALES);
const MEASURED =
  /^(?<name>[\p{L}][\p{L}\d/+-]*(?: RIC| V3)?)(?<value>(?: total)?(?: score)?(?: of| was| is|:| =)? ?[<>≤≥]? ?\d{1,4}(?:\.\d+)?(?: ?%)?(?:\/\d{1,3}(?: ?%)?)?|:? (?:very )?(?:low|medium|moderate|high|normal|positive|negative))?$/u;
const VALUE_NEXT = /^(?: total)?(?: score)?(?: of| was| is|:| =)? ?[<>≤≥]? ?\d/u;

/** Whether words are a scale or a laboratory test, with its value or before it: 'TJC 2', 'HCR-20', 'PHQ-9 of 14', 'anti-CCP' before ' >340'. */
export function isMeasure(words: string, after: string): boolean {
  const measured = MEASURED.exec(words)?.groups;
  if (!measured) return false;
  const name = measured["name"]!;
  const hasValue = measured["value"] !== undefined || VALUE_NEXT.test(after);
  if (NAMES.has(name)) return hasValue || !ONLY_WITH_VALUE.has(name);
  return hasValue && LABORATORY_ABBREVIATIONS.has(name);
}
