/** Whether a text is from a clinic: there 'OD', 'ST' and 'AF' are no names and no codes. */

import type { DetectorInput } from "../../kit/detector.js";
import { listOf, wordsOf } from "../../kit/phrases.js";

const CUES = new Set(
  listOf(`
  admission, admitted, anaesthetic, angiography, antibiotics, bd, biopsy, bloods, bp, clinic, clinical,
  comorbidities, consultant, creatinine, ct, diagnosed, diagnoses, diagnosis, discharge, discharged, dosage, dose,
  ecg, echo, egfr, examination, followup, gp, haemoglobin, hb, hba1c, histology, hr, investigations, medication,
  medications, mcg, mg, mmhg, mmol, mri, nhs, nocte, obs, od, oncology, outpatient, patient, pathology, pmh,
  platelets, prescribed, presented, presenting, prn, prognosis, radiology, referral, rr, sats, specimen, spo2,
  stat, surgery, symptoms, systolic, tablet, tablets, tds, triage, troponin, ultrasound, vitals, ward, wcc, xray,
  ramipril, aspirin, paracetamol, metformin, insulin, bisoprolol, mass, lesion, lobe, bilateral, umol, chest, pain,
  allergies, physiotherapy, nurse, ent, cardiology, neurology`),
);
const LEAST = 3;

const clinical = new WeakMap<DetectorInput, boolean>();

/** Three different cues at least; one decision per text. */
export function isClinical(input: DetectorInput): boolean {
  let is = clinical.get(input);
  if (is === undefined) {
    let cues = 0;
    for (const word of wordsOf(input).vocabulary) if (CUES.has(word) && ++cues >= LEAST) break;
    clinical.set(input, (is = cues >= LEAST));
  }
  return is;
}
