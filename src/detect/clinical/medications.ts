/**
 * Drugs by what they are given for: international nonproprietary names and common British and American
 * brands, written for this project from general pharmacological knowledge, no list copied.
 *
 * `widely` marks what general practice prescribes to so many people that it singles out nobody, by the
 * order of magnitude of published dispensing counts (more than one in a hundred people a year); it is a
 * judgement, not a count. `tells` are illnesses that the drug gives away, in words that illnesses are
 * written in.
 */

import { listOf } from "../kit/phrases.js";

export interface Medication {
  readonly name: string;
  readonly widely: boolean;
  readonly tells: readonly string[];
}

// widely or rarely | what it tells | names
const TABLE = `
widely||paracetamol, acetaminophen, ibuprofen, aspirin, naproxen, diclofenac, celecoxib, etoricoxib, codeine, co-codamol, co-dydramol, dihydrocodeine, tramadol, nefopam, Motrin, Aleve, Excedrin, Toradol, ketorolac, cyclobenzaprine, Flexeril, methocarbamol, Robaxin, Panadol, Tylenol, Nurofen, Advil, Calpol, indometacin, mefenamic acid, ketoprofen, meloxicam, Voltarol
widely|hypertension, blood pressure, heart failure|ramipril, lisinopril, perindopril, enalapril, captopril, candesartan, losartan, valsartan, irbesartan, telmisartan, olmesartan, amlodipine, felodipine, nifedipine, lercanidipine, diltiazem, verapamil, bisoprolol, atenolol, propranolol, metoprolol, carvedilol, nebivolol, labetalol, sotalol, indapamide, bendroflumethiazide, hydrochlorothiazide, chlortalidone, chlorthalidone, furosemide, frusemide, Lasix, Bumex, Norvasc, Coreg, Toprol, Lopressor, Cozaar, Diovan, Zestril, Entresto, sacubitril, torsemide, Aldactone, bumetanide, spironolactone, eplerenone, doxazosin, moxonidine, digoxin, isosorbide mononitrate, glyceryl trinitrate, GTN, nicorandil, ivabradine, hydralazine
widely|cholesterol|atorvastatin, simvastatin, rosuvastatin, pravastatin, fluvastatin, ezetimibe, fenofibrate, Lipitor, Crestor, Zocor
widely|thrombosis, stroke, atrial fibrillation|clopidogrel, ticagrelor, prasugrel, dipyridamole, warfarin, apixaban, rivaroxaban, edoxaban, dabigatran, heparin, enoxaparin, Eliquis, Xarelto, Plavix, Brilinta, Coumadin, Lovenox, dalteparin, tinzaparin, fondaparinux, Clexane, tranexamic acid
widely|diabetes|metformin, gliclazide, glimepiride, glibenclamide, sitagliptin, linagliptin, saxagliptin, alogliptin, dapagliflozin, empagliflozin, canagliflozin, pioglitazone, semaglutide, liraglutide, dulaglutide, exenatide, tirzepatide, insulin, insulin glargine, insulin aspart, insulin lispro, Lantus, NovoRapid, Humulin, Novomix, Ozempic, Jardiance, Farxiga, Januvia, Trulicity, Victoza, Humalog, Levemir, Glucophage
widely||omeprazole, lansoprazole, pantoprazole, esomeprazole, rabeprazole, ranitidine, famotidine, Gaviscon, mebeverine, hyoscine, Buscopan, loperamide, senna, lactulose, macrogol, Movicol, Laxido, docusate, bisacodyl, metoclopramide, domperidone, cyclizine, ondansetron, prochlorperazine, Zofran, Protonix, Prilosec, Nexium, Pepcid, Zantac, Miralax, Colace
widely||amoxicillin, co-amoxiclav, Augmentin, flucloxacillin, phenoxymethylpenicillin, penicillin, penicillin V, benzylpenicillin, piperacillin, tazobactam, Tazocin, clarithromycin, erythromycin, azithromycin, doxycycline, lymecycline, tetracycline, trimethoprim, nitrofurantoin, cefalexin, cephalexin, ceftriaxone, cefuroxime, cefotaxime, ciprofloxacin, levofloxacin, moxifloxacin, metronidazole, gentamicin, vancomycin, teicoplanin, meropenem, clindamycin, fusidic acid, Zosyn, Rocephin, Levaquin, Cipro, Bactrim, Keflex, Flagyl, Z-Pak, cefazolin, cefepime, aciclovir, acyclovir, fluconazole, clotrimazole, terbinafine, nystatin, oseltamivir
widely|asthma|salbutamol, albuterol, Ventolin, terbutaline, salmeterol, formoterol, beclometasone, budesonide, fluticasone, ciclesonide, tiotropium, ipratropium, montelukast, Symbicort, Seretide, Fostair, Clenil, Advair, Spiriva, Combivent, DuoNeb, Singulair, Flovent, Trelegy
widely||prednisolone, prednisone, hydrocortisone, dexamethasone, betamethasone, methylprednisolone, mometasone, cetirizine, loratadine, fexofenadine, desloratadine, chlorphenamine, Piriton, Benadryl, diphenhydramine, Claritin, Zyrtec, Allegra, Flonase, Mucinex, guaifenesin, Medrol, Solu-Medrol, Decadron, xylometazoline, sodium cromoglicate
widely||levothyroxine, Synthroid, thyroxine, liothyronine, carbimazole, alendronic acid, alendronate, risedronate, ibandronic acid, denosumab, calcium carbonate, Adcal, Adcal D3, Adcal-D3, Calci-D, Accrete D3, vitamin D3, colecalciferol, cholecalciferol, vitamin D, vitamin B12, hydroxocobalamin, folic acid, ferrous sulfate, ferrous sulphate, ferrous fumarate, iron tablets, potassium chloride, thiamine, Pabrinex, multivitamins
widely||allopurinol, febuxostat, colchicine, quinine, baclofen, tamsulosin, finasteride, dutasteride, solifenacin, tolterodine, oxybutynin, mirabegron, latanoprost, timolol, bimatoprost, chloramphenicol, hypromellose, emollient, Diprobase, E45, lidocaine, lignocaine, bupivacaine, propofol, fentanyl, alfentanil, ketamine, midazolam, rocuronium, suxamethonium, sevoflurane, adrenaline, noradrenaline, atropine, glycopyrronium, normal saline, Hartmann's, oxygen
rarely|depression, anxiety, depressive|sertraline, citalopram, escitalopram, fluoxetine, paroxetine, fluvoxamine, venlafaxine, duloxetine, mirtazapine, trazodone, bupropion, vortioxetine, amitriptyline, nortriptyline, clomipramine, imipramine, lofepramine, dosulepin, moclobemide, phenelzine, Prozac, Zoloft, Cipralex, antidepressant, antidepressants, SSRI, SSRIs, Lexapro, Celexa, Cymbalta, Effexor, Wellbutrin, Paxil, Remeron
rarely|anxiety, insomnia|diazepam, lorazepam, temazepam, clonazepam, alprazolam, oxazepam, nitrazepam, chlordiazepoxide, zopiclone, zolpidem, buspirone, promethazine, melatonin, Valium, Xanax, Ativan, Klonopin, Restoril, Ambien, Lunesta, hydroxyzine, Vistaril
rarely|schizophrenia, psychosis, bipolar disorder, psychotic|olanzapine, quetiapine, risperidone, aripiprazole, clozapine, haloperidol, amisulpride, paliperidone, chlorpromazine, flupentixol, zuclopenthixol, lurasidone, ziprasidone, Seroquel, Zyprexa, Risperdal, Abilify, Haldol, Geodon, Latuda, Invega, lithium, lithium carbonate, Priadel, antipsychotic, antipsychotics
rarely|epilepsy, seizures, bipolar disorder|levetiracetam, lamotrigine, sodium valproate, valproate, valproic acid, carbamazepine, oxcarbazepine, phenytoin, topiramate, lacosamide, zonisamide, phenobarbital, ethosuximide, vigabatrin, perampanel, brivaracetam, Keppra, Epilim, Tegretol, Lamictal, Depakote, Topamax, Dilantin
rarely|neuropathic pain, fibromyalgia|gabapentin, pregabalin, capsaicin, Neurontin, Lyrica
rarely|narcolepsy|modafinil, sodium oxybate, pitolisant, Provigil, Xyrem
rarely|ADHD, attention deficit hyperactivity disorder|methylphenidate, lisdexamfetamine, dexamfetamine, atomoxetine, guanfacine, Ritalin, Concerta, Elvanse, Adderall
rarely|HIV, HIV positive, HIV-positive, AIDS|Biktarvy, bictegravir, dolutegravir, raltegravir, emtricitabine, tenofovir, lamivudine, abacavir, zidovudine, efavirenz, rilpivirine, darunavir, atazanavir, ritonavir, cobicistat, Truvada, Genvoya, Triumeq, Dovato, Descovy, Atripla, antiretroviral, antiretrovirals, antiretroviral therapy, PrEP
rarely|hepatitis, hepatitis C, hepatitis B|sofosbuvir, ledipasvir, velpatasvir, entecavir, ribavirin, peginterferon
rarely|tuberculosis|rifampicin, isoniazid, pyrazinamide, ethambutol, Rifater, bedaquiline
rarely|Parkinson's disease, Parkinson's|levodopa, co-careldopa, co-beneldopa, Sinemet, Madopar, ropinirole, pramipexole, rotigotine, rasagiline, selegiline, entacapone, amantadine, apomorphine
rarely|dementia, Alzheimer's disease, Alzheimer's|donepezil, rivastigmine, galantamine, memantine, Aricept
rarely|multiple sclerosis, MS|natalizumab, ocrelizumab, fingolimod, dimethyl fumarate, glatiramer, teriflunomide, interferon beta, alemtuzumab, cladribine, fampridine
rarely|motor neurone disease|riluzole
rarely|myasthenia gravis|pyridostigmine
rarely|Huntington's disease|tetrabenazine
rarely|rheumatoid arthritis, Crohn's disease, psoriasis, colitis|methotrexate, azathioprine, sulfasalazine, hydroxychloroquine, leflunomide, mesalazine, mercaptopurine, adalimumab, etanercept, infliximab, certolizumab, golimumab, rituximab, tocilizumab, secukinumab, ustekinumab, vedolizumab, tofacitinib, baricitinib, apremilast, ciclosporin, Humira, abatacept, anakinra, belimumab, sarilumab
rarely|transplant|tacrolimus, mycophenolate, sirolimus, Prograf
rarely|cancer, breast cancer|tamoxifen, letrozole, anastrozole, exemestane, trastuzumab, Herceptin, pertuzumab, palbociclib, fulvestrant
rarely|cancer, prostate cancer|bicalutamide, goserelin, leuprorelin, enzalutamide, abiraterone, Zoladex
rarely|cancer, leukaemia, lymphoma|cisplatin, carboplatin, oxaliplatin, doxorubicin, epirubicin, cyclophosphamide, paclitaxel, docetaxel, capecitabine, fluorouracil, gemcitabine, irinotecan, imatinib, bortezomib, lenalidomide, pembrolizumab, nivolumab, ipilimumab, bevacizumab, cetuximab, osimertinib, erlotinib, ibrutinib, venetoclax, vincristine, etoposide, temozolomide
rarely|addiction, opioid, heroin|methadone, buprenorphine, naltrexone, naloxone, Subutex, Suboxone
rarely|alcohol, alcoholism, alcohol dependence|disulfiram, acamprosate, Antabuse
rarely|smoking|varenicline, nicotine patches
rarely|pain, cancer|morphine, oxycodone, Oramorph, MST, OxyContin, hydromorphone, Dilaudid, hydrocodone, Norco, Vicodin, Percocet, Roxicodone, tapentadol, Oxynorm, diamorphine
rarely|erectile dysfunction|sildenafil, tadalafil, vardenafil, Viagra, Cialis
rarely|pregnancy, contraception|levonorgestrel, desogestrel, mifepristone, misoprostol, clomifene, medroxyprogesterone, norethisterone, Microgynon, Cerazette, the pill
rarely|menopause, gender|estradiol, oestradiol, progesterone, testosterone, cyproterone, tibolone
rarely|cystic fibrosis|ivacaftor, lumacaftor, tezacaftor, elexacaftor, Kaftrio, dornase alfa
rarely|haemophilia|emicizumab, factor VIII, octocog alfa
rarely|sickle cell disease|hydroxycarbamide, hydroxyurea, crizanlizumab
rarely|malaria|mefloquine, artesunate, primaquine, atovaquone, proguanil, Malarone
rarely|migraine|sumatriptan, rizatriptan, zolmitriptan, erenumab, pizotifen
rarely|acne|isotretinoin, Roaccutane
rarely|syphilis, gonorrhoea|benzathine
rarely|obesity|orlistat, phentermine, Wegovy, Mounjaro
rarely|growth hormone deficiency|somatropin
rarely|Addison's disease|fludrocortisone
rarely|hyperprolactinaemia|cabergoline, bromocriptine
`;

export const MEDICATIONS: readonly Medication[] = TABLE.trim()
  .split("\n")
  .flatMap((row) => {
    const [widely, tells, names] = row.split("|") as [string, string, string];
    const illnesses = tells === "" ? [] : listOf(tells).map((illness) => illness.toLowerCase());
    return listOf(names).map((name) => ({ name, widely: widely === "widely", tells: illnesses }));
  });

/**
 * Stems of the World Health Organization's international nonproprietary names: what ends so is a drug,
 * also one that the table above lacks. Six letters at least before or with the stem; in small letters.
 */
export const STEM =
  /^[a-z]{2,}(?:[aeiou]pril|sartan|[aeiou]lol|vastatin|cillin|floxacin|mycin|cycline|prazole|conazole|[aeiou]dipine|(?:[tuzx]u|li|ci|ki|xi|zu)mab|tinib|ciclib|ciclovir|[eauo]vir|gliptin|gliflozin|glutide|xaban|gatran|triptan|setron|dronate|dronic|oxetine|[aeiou]zepam|zolam|barbital|thiazide|semide|profen|coxib|metasone|terol|tropium|lukast|[ae]nafil|glitazone|bactam|penem|azosin|azepine|apine|peridone|caftor|relin|parin|grel|kinra|[ei]rcept|nercept|tacept|platin|rubicin|taxel|pramine|triptyline)$/;
/** Words of everyday English that end like one. */
export const NO_DRUGS: ReadonlySet<string> = new Set(
  listOf("april, alpine, supine, elapine, paterol, rapine, caterol, lupine, opine"),
);
