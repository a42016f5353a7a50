/** Operations, examinations and treatments in common words, written for this project. */

import { listOf } from "../../kit/phrases.js";

export const PROCEDURES = listOf(`
  ablation, amputation, anaesthesia, angiogram, angiography, angioplasty, appendicectomy, appendectomy, arthroscopy, biopsy,
  bloods, blood test, blood tests, blood transfusion, bone marrow biopsy, bone scan, bronchoscopy, bypass surgery,
  caesarean section, C-section, cardiac catheterisation, cardiac catheterization, cardiac rehab, cardiac rehabilitation, cardioversion,
  cataract surgery, catheter, catheterisation, chemotherapy, chest X-ray, cholecystectomy, colonoscopy, coronary angiography,
  CT, CT angiogram, CT head, CT scan, CTPA, CXR, cystoscopy, dialysis, drug-eluting stent, ECG, ECGs, echo, echocardiogram,
  echocardiography, EEG, EKG, EMG, endoscopy, ERCP, excision, exercise test, fluoroscopy, gastroscopy, haemodialysis, hernia repair,
  hip replacement, hysterectomy, hysteroscopy, immunisation, intubation, joint replacement, knee replacement, laparoscopy,
  laparotomy, laryngoscopy, lumbar puncture, lumpectomy, mammogram, mammography, mastectomy, MRI, MRI scan, nephrectomy, nerve conduction
  studies, occupational therapy, OGD, oxygen therapy, pacemaker, Pap smear, PCI, CABG, PET scan, PET-CT, PEG, physiotherapy, primary PCI,
  prostatectomy, pulmonary function tests, radiotherapy, root canal, sigmoidoscopy, skin graft, smear test, speech and language
  therapy, spirometry, splenectomy, stent, stenting, stents, steroid injection, stress test, suture, sutures, thrombolysis,
  thyroidectomy, tonsillectomy, tracheostomy, transfusion, TURP, ultrasound, ultrasound scan, USS, vaccination, vasectomy, ventilation,
  X-ray, X-rays, Echo, Angiography, TAVI, ICD implantation, LLETZ, FNA, core biopsy, wide local excision, sentinel node biopsy
`);

/** Words of medicine that end so are operations and examinations. */
export const PROCEDURE_ENDING =
  /^[a-z]{3,}(?:ectomy|otomy|ostomy|oscopy|plasty|centesis|pexy|graphy)$/;

/** Everyday words with such an ending. */
export const NO_PROCEDURES: ReadonlySet<string> = new Set(
  listOf(`
  anatomy, autobiography, bibliography, biography, calligraphy, cartography, choreography, cinematography, cryptography, demography,
  dichotomy, ethnography, filmography, geography, historiography, iconography, lithography, orthography, photography, pornography,
  stenography, topography, typography, videography, discography, lexicography, oceanography, hagiography, holography, telegraphy, monography`),
);
