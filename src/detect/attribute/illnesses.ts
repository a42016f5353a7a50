import { listOf } from "../kit/phrases.js";

/** Illnesses, disorders and disabilities in common words, written for this project. */
export const ILLNESSES = listOf(`
  acne, acquired immune deficiency syndrome, acute bronchitis, acute stress disorder, addicted to
  alcohol, addicted to drugs, ADHD, adjustment disorder, agoraphobia, AIDS, alcohol abuse, alcohol
  addiction, alcohol dependence, alcohol intoxication, alcoholic, alcoholism, Alzheimer's,
  Alzheimer's disease, amnesia, amputee, anaemia, anaphylaxis, anemia, aneurysm, angina, angina
  pectoris, anorexia, anorexia nervosa, antisocial personality disorder, anxiety, anxiety disorder,
  aortic stenosis, apnea, apnoea, appendicitis, arrhythmia, arteriosclerosis, arthritis, arthrosis,
  asbestosis, Asperger syndrome, Asperger's, Asperger's syndrome, asthma, asthmatic,
  atherosclerosis, atrial fibrillation, attention deficit disorder, attention deficit hyperactivity
  disorder, autism, autism spectrum disorder, autistic, autoimmune disease, back pain, bedridden,
  Bell's palsy, bipolar disorder, bladder cancer, blindness, blood clot, blood poisoning, bone
  cancer, borderline personality disorder, bowel cancer, brain damage, brain haemorrhage, brain
  hemorrhage, brain injury, brain tumor, brain tumour, breast cancer, bronchitis, bulimia, bulimia
  nervosa, burnout, cancer, cardiac arrest, cardiac insufficiency, cardiomyopathy, cardiovascular
  disease, carpal tunnel syndrome, cataract, cataracts, celiac disease, cerebral haemorrhage,
  cerebral palsy, cervical cancer, chickenpox, chlamydia, cholera, chronic bronchitis, chronic
  depression, chronic fatigue syndrome, chronic illness, chronic kidney disease, chronic
  obstructive pulmonary disease, chronic pain, cirrhosis, cirrhosis of the liver, claustrophobia,
  cleft lip, cleft palate, coeliac disease, colitis, colon cancer, colorectal cancer, concussion,
  congenital heart disease, congestive heart failure, conjunctivitis, COPD, coronary artery
  disease, coronary heart disease, Covid, COVID-19, Crohn's disease, cystic fibrosis, cystitis,
  deaf, deaf-mute, deafness, deep vein thrombosis, delusions, dementia, depression, depressive,
  depressive disorder, depressive episode, depressive illness, dermatitis, diabetes, diabetes
  mellitus, diabetic, sickler, sicklers, diphtheria, discopathy, dissociative disorder, diverticulitis, Down syndrome,
  Down's syndrome, drug addict, drug addiction, dysentery, dyslexia, dyslexic, dystrophy, eating
  disorder, Ebola, eczema, emphysema, encephalitis, endometriosis, epilepsy, epileptic, epileptic
  fit, epileptic seizure, erectile dysfunction, fibromyalgia, food allergy, food poisoning,
  frostbite, gallstones, gangrene, gastric ulcer, gastritis, gastroenteritis, gender dysphoria,
  generalised anxiety disorder, genital herpes, glaucoma, gonorrhea, gonorrhoea, gout, Graves'
  disease, Guillain-Barré syndrome, gunshot wound, haemophilia, haemorrhoids, hallucinations, hay
  fever, hearing impairment, hearing loss, heart attack, heart condition, heart disease, heart
  failure, heart transplant, hemiparesis, hemophilia, hepatitis, hepatitis A, hepatitis B,
  hepatitis C, hernia, herniated disc, heroin addict, herpes, hiatus hernia, high blood pressure,
  HIV, HIV infection, HIV positive, HIV virus, HIV-positive, Hodgkin's disease,
  Hodgkin's lymphoma, Huntington's disease, hydrocephalus, hypertension, hypertensive, hypertensive
  heart disease, hyperthyroidism, hypoglycaemia, hypothyroidism, hysteria, infertile, infertility,
  influenza, insomnia, insomniac, irritable bowel syndrome, ischaemic heart disease, jaundice,
  kidney disease, kidney failure, kidney stones, kidney transplant, learning disabilities, learning
  disability, Legionnaires' disease, leprosy, leukaemia, leukemia, liver cancer, liver disease,
  liver transplant, low blood pressure, lumbago, lung cancer, lung disease, lupus, Lyme disease,
  lymphoma, macular degeneration, major depressive disorder, malaria, malnutrition, manic
  depression, manic-depressive, measles, melanoma, meningitis, menopause, mental breakdown, mental
  disability, mental disorder, mental health problems, mental illness, mentally disabled,
  mesothelioma, migraine, migraines, mood disorder, motor neurone disease, MRSA, multiple
  sclerosis, mumps, muscular dystrophy, myocardial infarction, myopia, narcolepsy, nephritis,
  nervous breakdown, neuralgia, neurosis, non-Hodgkin lymphoma, obese, obesity,
  obsessive-compulsive disorder, OCD, osteoarthritis, osteoporosis, ovarian cancer, pancreatic
  cancer, pancreatitis, panic attacks, panic disorder, paralysed, paralysis, paralyzed, paranoia,
  paranoid, paranoid personality disorder, paranoid schizophrenia, paraplegia, paraplegic,
  Parkinson's, Parkinson's disease, peptic ulcer, peritonitis, personality disorder,
  phenylketonuria, phobia, pleurisy, pneumoconiosis, pneumonia, polio, poliomyelitis,
  post-traumatic stress disorder, postnatal depression, postpartum depression, posttraumatic stress
  disorder, pre-eclampsia, prostate cancer, psoriasis, psychiatric disorder, psychological
  disorder, psychological problems, psychosis, psychotic, psychotic disorder, PTSD, pulmonary
  disease, pulmonary embolism, quadriplegic, rabies, reactive depression, renal cancer, renal
  colic, renal failure, rheumatic fever, rheumatism, rheumatoid arthritis, rickets, rosacea,
  rubella, salmonella, salmonellosis, sarcoidosis, scabies, scarlet fever, schizoaffective
  disorder, schizophrenia, schizophrenic, sciatica, scoliosis, seizures, sepsis, septicaemia,
  severe depression, sexual dysfunction, sexually transmitted disease, shingles, sickle cell
  anaemia, sickle cell disease, sickle cell trait, silicosis, sinusitis, skin cancer, sleep apnea, sleep apnoea,
  slipped disc, smallpox, spina bifida, spinal cord injury, spinal injury, spondylitis, stomach
  cancer, stomach ulcer, stuttering, substance abuse, self-harm, self-harmed, self-harming, thoughts of self-harm, suicidal, suicidal tendencies, suicidal
  thoughts, syphilis, tetanus, tetraplegic, thalassaemia, thrombosis, thyroid cancer, tinnitus,
  tonsillitis, Tourette's syndrome, transplant recipient, tuberculosis, tumor, tumour, type 1
  diabetes, type 2 diabetes, typhoid, typhoid fever, ulcerative colitis, urinary tract infection,
  uterine cancer, vertigo, visual impairment, visually impaired, wheelchair, wheelchair user,
  whooping cough, yellow fever,
  haemochromatosis, hemochromatosis, amyloidosis, scleroderma, systemic sclerosis, myasthenia gravis, Addison's disease, Cushing's disease, Cushing's syndrome, acromegaly, porphyria, acute intermittent porphyria, Wilson's disease,
  Marfan syndrome, Marfan's syndrome, Ehlers-Danlos syndrome, Turner syndrome, Turner's syndrome, Klinefelter syndrome, Klinefelter's syndrome, Prader-Willi syndrome, Rett syndrome, fragile X syndrome, Williams syndrome, Noonan syndrome,
  Angelman syndrome, DiGeorge syndrome, Edwards syndrome, tuberous sclerosis, neurofibromatosis, thalassemia, von Willebrand disease, G6PD deficiency, factor V Leiden, galactosaemia, galactosemia, Gaucher disease, Gaucher's disease,
  Fabry disease, Fabry's disease, Pompe disease, Pompe's disease, Tay-Sachs disease, Niemann-Pick disease, maple syrup urine disease, homocystinuria, alkaptonuria, Creutzfeldt-Jakob disease, cataplexy, syringomyelia, transverse myelitis,
  neuromyelitis optica, Guillain-Barré syndrome, Guillain-Barre syndrome, Charcot-Marie-Tooth disease, Friedreich's ataxia, cerebellar ataxia, Duchenne muscular dystrophy, Becker muscular dystrophy, myotonic dystrophy,
  spinal muscular atrophy, multiple system atrophy, progressive supranuclear palsy, corticobasal degeneration, Lewy body dementia, frontotemporal dementia, Pick's disease, post-polio syndrome, brucellosis, leptospirosis,
  Weil's disease, Q fever, anthrax, psittacosis, hepatitis D, hepatitis E, primary biliary cholangitis, primary sclerosing cholangitis, autoimmune hepatitis, Budd-Chiari syndrome, short bowel syndrome, Hirschsprung's disease, Whipple's disease,
  Behçet's disease, Behcet's disease, Behçet's syndrome, Sjögren's syndrome, Sjogren's syndrome, vasculitis, granulomatosis with polyangiitis, Wegener's granulomatosis, polyarteritis nodosa, Takayasu's arteritis, Kawasaki disease,
  giant cell arteritis, temporal arteritis, Still's disease, polymyositis, dermatomyositis, ankylosing spondylitis, psoriatic arthritis, juvenile idiopathic arthritis, osteogenesis imperfecta, brittle bone disease, achondroplasia, dwarfism,
  albinism, vitiligo, epidermolysis bullosa, ichthyosis, alopecia, alopecia areata, hidradenitis suppurativa, pemphigus, pemphigoid, bullous pemphigoid, lichen planus, lichen sclerosus, myeloma, multiple myeloma, myelodysplasia, myelofibrosis,
  polycythaemia vera, aplastic anaemia, pernicious anaemia, sarcoma, Ewing's sarcoma, osteosarcoma, Kaposi's sarcoma, glioblastoma, glioma, astrocytoma, meningioma, acoustic neuroma, phaeochromocytoma, pheochromocytoma, carcinoid, carcinoid syndrome,
  neuroendocrine tumour, retinoblastoma, neuroblastoma, Wilms' tumour, craniopharyngioma, prolactinoma, thymoma, cholangiocarcinoma, retinitis pigmentosa, Usher syndrome, Stargardt disease, Leber's disease, keratoconus, uveitis, aniridia,
  nystagmus, colour blindness, aphasia, dyspraxia, dyscalculia, selective mutism, stammer, stutter, dissociative identity disorder, schizotypal disorder, factitious disorder, pica, trichotillomania, body dysmorphic disorder, hoarding disorder,
  gender dysphoria, gender incongruence, intersex, polycystic ovary syndrome, premature ovarian failure, premature menopause, Asherman's syndrome, vaginismus, vulvodynia, hyperemesis gravidarum, pre-eclampsia, eclampsia, postpartum psychosis, puerperal psychosis,
  stillbirth, miscarriage, infertility, azoospermia, erectile dysfunction, sleepwalking, restless legs syndrome, Ménière's disease, Meniere's disease, trigeminal neuralgia, cluster headache, cluster headaches, idiopathic intracranial hypertension,
  normal pressure hydrocephalus, Chiari malformation, Arnold-Chiari malformation, moyamoya disease, arteriovenous malformation, Brugada syndrome, long QT syndrome, Wolff-Parkinson-White syndrome, hypertrophic cardiomyopathy, dilated cardiomyopathy, peripartum cardiomyopathy,
  Eisenmenger syndrome, tetralogy of Fallot, transposition of the great arteries, hypoplastic left heart, coarctation of the aorta, aortic dissection, pulmonary hypertension, pulmonary fibrosis, idiopathic pulmonary fibrosis, interstitial lung disease, bronchiectasis,
  alpha-1 antitrypsin deficiency, byssinosis, farmer's lung, pigeon fancier's lung, bird fancier's lung, lymphangioleiomyomatosis, extrinsic allergic alveolitis, hypersensitivity pneumonitis, primary ciliary dyskinesia, nephrotic syndrome, Goodpasture's syndrome, Alport syndrome,
  IgA nephropathy, polycystic kidney disease, cystinosis, cystinuria, diabetes insipidus, hypoparathyroidism, hyperparathyroidism, hypopituitarism, Sheehan's syndrome, Conn's syndrome, Graves' disease, Hashimoto's thyroiditis, Hashimoto's disease,
  congenital adrenal hyperplasia, androgen insensitivity syndrome, androgen insensitivity, Kallmann syndrome, elephantiasis, filariasis, schistosomiasis, bilharzia, Chagas disease, leishmaniasis, trypanosomiasis, sleeping sickness, onchocerciasis, river blindness, Buruli ulcer,
  yaws, trachoma, dengue, dengue fever, chikungunya, Zika, melioidosis, scrub typhus, toxoplasmosis, histoplasmosis, aspergillosis, cryptococcal meningitis, neurosyphilis, human papillomavirus, genital herpes, genital warts, fetal alcohol syndrome, foetal alcohol syndrome,
  locked-in syndrome, phantom limb pain, complex regional pain syndrome, fibromyalgia, myalgic encephalomyelitis, mastocytosis, hereditary angioedema, severe combined immunodeficiency, common variable immunodeficiency, antiphospholipid syndrome, thrombocythaemia,
  hereditary haemorrhagic telangiectasia, Peutz-Jeghers syndrome, Lynch syndrome, Li-Fraumeni syndrome, familial adenomatous polyposis, von Hippel-Lindau disease, Hodgkin's lymphoma, Hodgkin lymphoma, Burkitt's lymphoma, mycosis fungoides, hairy cell leukaemia`);
