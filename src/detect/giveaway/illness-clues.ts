/**
 * What gives an illness away beside its drugs (src/detect/clinical/medications.ts): tests, procedures, devices,
 * clinics, specialist nurses, services and charities. Written for this project from general medical
 * knowledge, no list copied.
 */

// the illness, in words that it is written in | its clues
export const ILLNESS_CLUES = `
HIV, HIV positive, HIV-positive, AIDS, human immunodeficiency virus|viral load, CD4, CD4 count, CD4+ count, CD4 cells, HAART, antiretroviral regimen, ARVs, on ART, started ART, ART regimen, seroconversion, seroconverted, opportunistic infection, opportunistic infections, Pneumocystis, pneumocystis pneumonia, PCP prophylaxis, Kaposi's sarcoma, p24 antigen, retrovirus, GUM clinic, genitourinary medicine, sexual health clinic, Terrence Higgins Trust, partner notification, resistance genotype, U=U, PEPSE, post-exposure prophylaxis, pre-exposure prophylaxis
hepatitis, hepatitis B, hepatitis C, hep B, hep C, HBV, HCV|viral load, HBsAg, HBeAg, HBV DNA, HCV RNA, anti-HCV, hepatitis serology, FibroScan, liver elastography, sustained virological response, SVR12, direct-acting antivirals, hepatology clinic, British Liver Trust
tuberculosis, TB|sputum smear, acid-fast bacilli, AFB, QuantiFERON, IGRA, T-SPOT, Mantoux, directly observed therapy, DOT visits, contact tracing, chest clinic, TB nurse, rifampicin-resistant
syphilis, gonorrhoea, gonorrhea, chlamydia, herpes, genital herpes, genital warts, sexually transmitted infection, sexually transmitted infections, STI, STD|VDRL, RPR titre, RPR, TPHA, NAAT, NAAT swab, GUM clinic, genitourinary medicine, sexual health clinic, partner notification, contact tracing, urethral swab, chancre
cancer, tumour, tumor, carcinoma, malignancy, lymphoma, leukaemia, leukemia, myeloma, melanoma, sarcoma, mesothelioma|chemotherapy, chemo, radiotherapy, radiation therapy, brachytherapy, immunotherapy, oncology, oncologist, oncologists, oncology ward, oncology clinic, haematology day unit, chemotherapy day unit, cycles of chemo, Macmillan, Macmillan nurse, Marie Curie nurse, Maggie's Centre, Cancer Research UK, hospice, palliative care, palliative care team, syringe driver, two-week wait, two week wait referral, PICC line, Hickman line, portacath, port-a-cath, cold cap, wig referral, tumour marker, tumour markers, staging CT, staging scan, PET scan, PET-CT, metastases, metastasis, metastatic, mets, secondaries, bone marrow biopsy, bone marrow transplant, stem cell transplant, neutropenic sepsis, remission, in remission, tumour board
breast cancer, breast carcinoma|mastectomy, double mastectomy, lumpectomy, wide local excision, sentinel node biopsy, axillary clearance, breast reconstruction, breast care nurse, breast clinic, breast unit, mammogram, mammography, HER2, HER2-positive, ER-positive, oestrogen receptor, BRCA1, BRCA2, BRCA, CA 15-3, Breast Cancer Now, prosthesis fitting, lymphoedema sleeve
prostate cancer|PSA, Gleason, Gleason score, prostatectomy, prostate biopsy, TRUS biopsy, androgen deprivation, urology nurse specialist
bowel cancer, colon cancer, colorectal cancer, rectal cancer|colectomy, hemicolectomy, anterior resection, stoma, stoma nurse, stoma bag, colostomy, ileostomy, CEA, FIT test
ovarian cancer, cervical cancer, womb cancer|CA-125, CA125, LLETZ, colposcopy, oophorectomy, hysterectomy, gynae-oncology
lung cancer, mesothelioma|bronchoscopy, lobectomy, pneumonectomy, pleural biopsy, asbestos exposure, lung nodule clinic
leukaemia, leukemia, lymphoma, myeloma, Hodgkin's lymphoma|blasts, bone marrow aspirate, haematology clinic, haematologist, paraprotein, Bence Jones protein, CAR-T, Bloodwise, Anthony Nolan
melanoma, skin cancer|mole mapping, Breslow thickness, Mohs surgery, dermatoscopy
depression, anxiety, depressive, bipolar disorder, schizophrenia, psychosis, psychotic, personality disorder, PTSD, post-traumatic stress disorder, OCD, mental illness, mental health problems, suicidal, self-harm, nervous breakdown|counselling, counsellor, psychotherapy, psychotherapist, talking therapy, talking therapies, cognitive behavioural therapy, CBT, EMDR, IAPT, PHQ-9, GAD-7, HADS, psychiatrist, psychiatry, psychiatric ward, psychiatric unit, psychiatric hospital, psychiatric nurse, community psychiatric nurse, CPN, CMHT, community mental health team, mental health team, mental health nurse, mental health unit, mental health ward, crisis team, home treatment team, crisis line, care coordinator, sectioned, Mental Health Act, under section, section 136, ECT, electroconvulsive therapy, Samaritans, suicide attempt, suicidal ideation, suicidal thoughts, thoughts of suicide, thoughts of self-harm, self-harm, self-harming, overdose, low mood, panic attacks, flashbacks, hearing voices, early intervention team, depot injection, antipsychotic clinic, clozapine clinic, lithium level, lithium levels, dialectical behaviour therapy, DBT, on suicide watch, Mind charity, sick note for stress
eating disorder, anorexia, anorexia nervosa, bulimia, bulimia nervosa|refeeding, refeeding syndrome, meal plan, SCOFF, purging, laxative abuse, eating disorder unit, eating disorders team, supervised meals, target weight, Beat charity
epilepsy, epileptic, seizures|EEG, electroencephalogram, vagus nerve stimulator, tonic-clonic, absence seizures, auras, aura, first fit clinic, epilepsy nurse, seizure diary, rescue medication, driving ban, lost his licence on medical grounds, seizure-free
narcolepsy|multiple sleep latency test, MSLT, sleep latency, cataplexy, hypocretin, orexin, sleep attacks, scheduled naps, planned naps, Epworth score, Epworth, sleep clinic, sleep study, polysomnography
sleep apnoea, sleep apnea|CPAP, CPAP machine, apnoea-hypopnoea index, AHI, Epworth score, Epworth, sleep clinic, sleep study, polysomnography, mandibular splint
multiple sclerosis, MS|oligoclonal bands, demyelination, demyelinating, optic neuritis, MS nurse, EDSS, disease-modifying therapy, relapsing-remitting, white matter lesions, plaques, intention tremor, infusion suite
Parkinson's disease, Parkinson's|DaTscan, DaT scan, deep brain stimulation, UPDRS, movement disorder clinic, movement disorders clinic, Parkinson's nurse, resting tremor, pill-rolling tremor, shuffling gait, cogwheel rigidity, freezing episodes
dementia, Alzheimer's disease, Alzheimer's, vascular dementia, Lewy body dementia|memory clinic, memory service, memory nurse, MMSE, mini-mental, MoCA, Addenbrooke's, ACE-III, clock drawing, Admiral nurse, Admiral Nurse, dementia ward, sundowning, wandering, cholinesterase inhibitor
motor neurone disease, MND, ALS|EMG, PEG feeding, non-invasive ventilation, fasciculations, bulbar symptoms, ALSFRS, communication aid, MND Association, MND nurse
Huntington's disease, Huntington's|CAG repeats, CAG repeat, chorea, predictive test, predictive testing, genetic counselling, genetic counsellor
myasthenia gravis|acetylcholine receptor antibodies, thymectomy, tensilon test, ptosis
stroke, TIA|thrombolysis, thrombectomy, NIHSS, stroke unit, stroke nurse, carotid endarterectomy, hemiparesis, speech and language therapy
heart failure, cardiomyopathy|ejection fraction, BNP, NT-proBNP, heart failure nurse, implantable defibrillator, ICD check, LVAD
diabetes, diabetic, type 1 diabetes, type 2 diabetes, type 1 diabetes mellitus, type 2 diabetes mellitus, diabetes mellitus|HbA1c, insulin pump, insulin pen, Libre, FreeStyle Libre, continuous glucose monitor, glucose monitor, blood glucose, blood sugar, blood sugars, finger-prick, hypo, hypos, hypoglycaemic episode, ketoacidosis, DKA, retinal screening, diabetic nurse, diabetes nurse, diabetic clinic, diabetic foot clinic, carbohydrate counting, DAFNE
kidney failure, renal failure, kidney disease, chronic kidney disease, end-stage renal disease, nephritis|dialysis, haemodialysis, hemodialysis, peritoneal dialysis, AV fistula, Tenckhoff catheter, renal unit, renal clinic, nephrologist, creatinine clearance, transplant list, transplant waiting list, donor kidney, renal diet
cirrhosis, liver disease, liver failure|varices, ascites, paracentesis, banding, TIPS procedure, Child-Pugh, FibroScan, hepatologist, hepatology clinic, MELD score
cystic fibrosis|sweat test, CFTR, F508del, Creon, chest physiotherapy, airway clearance, Pseudomonas, flutter device, CF nurse, CF team
haemophilia, hemophilia|factor VIII level, factor concentrate, factor replacement, haemophilia centre, joint bleed, joint bleeds, inhibitor screen
sickle cell disease, sickle cell anaemia, sickle cell, thalassaemia|exchange transfusion, HbSS, HbS, haemoglobinopathy, vaso-occlusive crisis, painful crisis, iron chelation, deferasirox, desferrioxamine
Crohn's disease, Crohn's, colitis, ulcerative colitis|calprotectin, faecal calprotectin, IBD nurse, ileostomy, stoma, stoma nurse, stoma bag, biologic infusion, ileocaecal resection, Crohn's and Colitis UK
coeliac disease, celiac disease|gluten-free, gluten-free diet, tTG, tissue transglutaminase, duodenal biopsy
rheumatoid arthritis, psoriatic arthritis, ankylosing spondylitis|anti-CCP, rheumatoid factor, DAS28, rheumatology, rheumatologist, rheumatology clinic, biologics, HLA-B27
lupus, SLE|ANA titre, anti-dsDNA, double-stranded DNA, malar rash, butterfly rash, complement levels
autism, autistic, autism spectrum disorder, Asperger's, Asperger syndrome|ADOS, AQ-10, sensory overload, ear defenders, National Autistic Society, autism pathway, stimming
ADHD, attention deficit hyperactivity disorder|ASRS, Conners, QbTest, stimulant medication, titration clinic
learning disability, learning disabilities, Down's syndrome, Down syndrome|easy read, community learning disability team, learning disability nurse, Mencap, supported living, nuchal translucency
blindness, blind, macular degeneration, glaucoma, retinitis pigmentosa|guide dog, white cane, white stick, long cane, Braille, screen reader, RNIB, certificate of visual impairment, eye injections, visual field test, low vision clinic
deaf, deafness, hearing loss, hearing impairment|BSL, BSL interpreter, British Sign Language, sign language, sign language interpreter, lip-reading, lip-reads, hearing aid, hearing aids, cochlear implant, audiology, audiologist, hearing loop, RNID
paraplegia, paraplegic, quadriplegic, spinal cord injury, paralysed|wheelchair, wheelchair user, intermittent catheter, self-catheterises, hoist transfers, spinal unit, pressure mattress
infertility, infertile|IVF, ICSI, IUI, egg collection, embryo transfer, fertility clinic, fertility treatment, sperm count, semen analysis, AMH, ovarian stimulation, donor egg, sperm donor
gender dysphoria, transgender, transsexual, trans man, trans woman, non-binary, gender identity|gender identity clinic, gender clinic, GIC, deadname, top surgery, bottom surgery, chest binder, Gender Recognition Certificate, puberty blockers, hormone therapy, oestrogen patches, voice therapy, transition, transitioning, transitioned, preferred pronouns, Mermaids
menopause, perimenopause|HRT, hot flushes, oestrogen patches, menopause clinic
malaria|thick film, blood film, parasitaemia
porphyria, phenylketonuria|low-protein diet, urinary porphobilinogen, enzyme replacement
transplant, heart transplant, liver transplant, kidney transplant|rejection episode, immunosuppression, immunosuppressants, transplant clinic, tacrolimus level, tacrolimus levels
obesity, obese, morbidly obese|bariatric, bariatric surgery, gastric band, gastric bypass, gastric sleeve, weight management clinic, Slimming World
dyslexia, dyslexic|coloured overlay, coloured overlays, reading pen, extra time in exams
`;
