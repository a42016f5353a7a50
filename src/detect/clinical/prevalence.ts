/**
 * How many people share an illness: rarity decides whether it helps to single somebody out, not the type.
 *
 * Figures are people in a hundred, rounded, for Britain or high-income countries: the general practice
 * registers of England (Quality and Outcomes Framework, 2022/23, as published by NHS England) where
 * marked Q; the Global Burden of Disease study (2019, Lancet 2020, https://ghdx.healthdata.org) where
 * marked G; textbook orders of magnitude where marked T, no better than a factor of two. What heads for
 * less than one in fifty is not listed, and neither is what people hide whatever its number: illnesses of
 * the mind, of sex, addiction, cancer (docs/decisions/0161-shared-by-many.md).
 */

import { listOf } from "../kit/phrases.js";

/** Less is not shared by many. */
const COMMON_PER_HUNDRED = 2;

// people in a hundred | source | names
const TABLE = `
14|Q|hypertension, high blood pressure, raised blood pressure, HTN, essential hypertension
7|Q|diabetes, diabetes mellitus, type 2 diabetes, type 2 diabetes mellitus, T2DM, DM2, DMII, DM, type II diabetes, diabetic, NIDDM
6.5|Q|asthma, asthmatic
11|Q|obesity, obese, overweight
4|Q|chronic kidney disease, CKD, CKD3, CKD3a, CKD3b, chronic renal failure, renal impairment
3|Q|coronary heart disease, ischaemic heart disease, ischemic heart disease, IHD, CHD, angina, angina pectoris, heart disease, coronary artery disease, stenosis
2|Q|atrial fibrillation, AF, paroxysmal atrial fibrillation
2|Q|chronic obstructive pulmonary disease, COPD, emphysema, chronic bronchitis
2|Q|stroke, transient ischaemic attack, TIA, CVA, minor stroke
2|T|heart attack, myocardial infarction, MI, NSTEMI, STEMI, acute coronary syndrome, ACS, heart failure, cardiac failure, CCF, CHF, congestive heart failure
3.5|T|hypothyroidism, underactive thyroid, thyroid disease
8|G|back pain, low back pain, lower back pain, sciatica, neck pain
7|G|osteoarthritis, arthritis, OA
14|G|migraine, migraines, headache, headaches, tension headache
20|T|hay fever, allergic rhinitis, rhinitis, allergy, allergies, nut allergy, penicillin allergy
10|T|eczema, dermatitis, acne, warts, verruca, athlete's foot
2|T|psoriasis, gout
12|T|reflux, acid reflux, GORD, GERD, heartburn, indigestion, dyspepsia, gastritis, hiatus hernia, constipation, haemorrhoids, piles
5|T|irritable bowel syndrome, IBS, gallstones, diverticulitis, diverticulosis, diverticular disease
20|G|anaemia, anemia, iron deficiency, iron deficiency anaemia, vitamin D deficiency
15|T|hearing loss, tinnitus, cataract, cataracts, short sight, myopia, astigmatism, glaucoma, presbyopia
10|T|insomnia, sleep apnoea, snoring
6|T|hypercholesterolaemia, high cholesterol, raised cholesterol, hyperlipidaemia, hyperlipidemia, HLD, dyslipidaemia
5|T|osteoporosis, osteopenia, varicose veins, carpal tunnel syndrome, tendonitis, bursitis, plantar fasciitis, frozen shoulder
30|T|cold, common cold, flu, influenza, Covid, Covid-19, COVID-19, cough, sore throat, tonsillitis, sinusitis, bronchitis, chest infection, pneumonia, ear infection, otitis media, conjunctivitis, gastroenteritis, stomach bug, food poisoning, norovirus, diarrhoea, urinary tract infection, UTI, cystitis, cellulitis, chickenpox, shingles, thrush, impetigo, viral infection, throat infection, fever
10|T|fracture, fractured wrist, broken arm, broken leg, broken wrist, broken ankle, ankle sprain, sprain, sprained ankle, sprained wrist, whiplash, concussion, cut, bruise, bruising, laceration, burn, hernia, inguinal hernia, slipped disc, disc protrusion, disc prolapse, disc bulge, disc herniation, appendicitis, kidney stones, tooth decay, toothache
5|T|DVT, deep vein thrombosis, fatty liver, cyst, mole, lump, polyp, polyps, menopause, dry eyes
`;

/** What people complain of and doctors see all day: everybody has had some. */
const SYMPTOMS = listOf(`
  abdominal pain, ache, aches, chest pain, chest tightness, chills, cough, cramps, dizziness, dizzy, dyspnoea, earache, breathlessness, shortness of
  breath, fatigue, tiredness, fainting, collapse, syncope, itching, joint pain, knee pain, hip pain, leg pain, shoulder pain, light-headedness, loss of appetite, malaise,
  muscle pain, nausea, vomiting, numbness, pain, pains, palpitations, rash, rashes, runny nose, stiffness, sweating, swelling, swollen ankles, stomach ache,
  tenderness, tingling, tremor, vertigo, weakness, weight loss, weight gain, wheeze, wheezing, bleeding, nosebleed, blurred vision, swollen leg, sore, sores, inflammation,
  infection, oedema, ST depression, ST elevation, ischaemia, effusion, pleural effusion, murmur, consolidation, bradycardia, tachycardia, hypotension, hypoxia, pyrexia`);

/** Words beside an illness that leave it as common as it is. */
const BESIDE = new Set(
  listOf(`
  a, an, the, of, in, on, and, with, his, her, my, their, some, acute, chronic, mild, moderate, severe, left, right, lower, upper, central, sided,
  bilateral, recurrent, persistent, stable, suspected, possible, likely, controlled, well, poorly, newly, diagnosed, known, old, new, minor, bad, usual, seasonal, stage, type,
  community, hospital, acquired, lobe, lobar, lung, lungs, wrist, ankle, knee, hip, shoulder, elbow, arm, leg, foot, hand, finger, toe, ear, eye, skin, radiating, affecting, involving, history, past, previous, active, brief, episode, post, primary, secondary, simple, small, large, slight, general, generalised, intermittent, worsening, ongoing, diet, nocturnal, associated`),
);

const prevalence = new Map<string, number>(
  TABLE.trim()
    .split("\n")
    .flatMap((row) => {
      const [perHundred, , names] = row.split("|") as [string, string, string];
      return listOf(names).map((name): [string, number] => [
        name.toLowerCase(),
        Number(perHundred),
      ]);
    }),
);
const symptoms = new Set(SYMPTOMS.map((symptom) => symptom.toLowerCase()));

const LONGEST = 4;

/** How many in a hundred have what the words name; 100 for a symptom, nothing where it is not known to be common. */
export function sharedByPerHundred(words: string): number | undefined {
  const parts = words.toLowerCase().match(/[\p{L}\p{N}'’-]+/gu) ?? [];
  if (parts.length === 0) return undefined;
  let least: number | undefined;
  for (let i = 0; i < parts.length; ) {
    const [length, share] = longestAt(parts, i);
    if (share !== undefined) least = Math.min(least ?? 100, share);
    else if (!BESIDE.has(parts[i]!) && !/^\d{1,2}[ab]?$/.test(parts[i]!)) return undefined;
    i += length;
  }
  return least !== undefined && least >= COMMON_PER_HUNDRED ? least : undefined;
}

/** The longest illness that begins at a word: how many words, and how many in a hundred have it. */
function longestAt(parts: readonly string[], at: number): [number, number | undefined] {
  for (let length = Math.min(LONGEST, parts.length - at); length > 0; length--) {
    const phrase = parts.slice(at, at + length).join(" ");
    const share = prevalence.get(phrase) ?? (symptoms.has(phrase) ? 100 : undefined);
    if (share !== undefined) return [length, share];
  }
  return [1, undefined];
}
