/**
 * Words that name no one's own: people by what they do for everybody ('the pharmacist'), parts of a house
 * ('the ward', 'HR', 'bed four'), parts of a body and findings without one ('both knees', 'negative').
 */

import { listOf } from "../kit/phrases.js";

const lower = (list: string): Set<string> =>
  new Set(listOf(list).map((word) => word.toLowerCase()));

/** Met by everybody in a hospital, an office, a shop or a hearing. */
const SERVING = lower(`
  GP, GPs, doctor, doctors, nurse, nurses, consultant, registrar, junior doctor, pharmacist, physiotherapist, physio, dietician, dietitian, occupational therapist, speech therapist, radiographer,
  sonographer, radiologist, phlebotomist, porter, paramedic, paramedics, midwife, health visitor, social worker, carer, carers, care worker, healthcare assistant, receptionist, dentist, optician, surgeon, anaesthetist,
  biomedical scientist, school nurse, district nurse, ward clerk, matron, technician, engineer, plumber, electrician, builder, builders, driver, courier, postman, cleaner, cleaners, caretaker, cashier, agent, advisor, adviser, advisers,
  operator, manager, line manager, supervisor, team leader, colleague, colleagues, assistant, clerk, customer, client, patient, resident, tenant, tenants, landlord, neighbour, neighbours, teacher, teachers, tutor,
  head of year, pupil, pupils, student, students, staff, HR manager, chair, secretary, treasurer, member, members, volunteer, volunteers, committee, police, officer, officers, police officer, police officers, judge, court, tribunal, usher, counsel,
  solicitor, solicitors, lawyer, barrister, claimant, respondent, applicant, appellant, defendant, complainant, witness, witnesses, prosecutor, parties, visitor, visitors, guest, passenger, shopkeeper, shop assistant, waiter, waitress`);

/** Parts of any house, and bodies that every place has one of. */
const ANYWHERE = lower(`
  ward, wards, clinic, unit, hospital, surgery, practice, theatre, acute medical unit, AMU, MAU, SAU, intensive care, intensive care unit, ITU, ICU, HDU, CCU, NICU, A&E, A & E, ED, emergency department, casualty, outpatients, outpatient clinic,
  day unit, day centre, maternity, x-ray, radiology, pathology, laboratory, lab, pharmacy, physiotherapy, reception, waiting room, consulting room, treatment room, canteen, kitchen, bathroom, bedroom, toilet, corridor, stairs, garden, lounge, office, main office,
  head office, front desk, help desk, helpdesk, service desk, post room, meeting room, warehouse, depot, shop floor, site, branch, your branch, station, police station, court, tribunal, custody, school, classroom, playground, field, hall, gym, library, nursery, car park, shed, hut,
  tea hut, supermarket, shop, shops, post office, pub, church, park, home, work, HR, human resources, IT, payroll, accounts, finance, sales, marketing, customer service, customer services, complaints team, support, management, board, council, local authority, authority, government,
  night shift, day shift, late shift, early shift, warehouse night shift, night shifts, shift, shifts, rota, loading bay, night duty, on call, police, fire brigade, ambulance, ambulance service, social services, the local authority, NHS, bank, insurer, union, food bank, DVLA, HMRC, DWP, HSE, CQC, Ofsted, ICO, Citizens Advice, Land Registry, Companies House, year 1, year 2, year 3, year 4, year 5, year 6, team, department, area, region, house, flat, apartment, cardiology, neurology, oncology, radiology, gastroenterology, rheumatology, dermatology, orthopaedics, orthopedics, urology, haematology, hematology, nephrology, endocrinology, paediatrics, pediatrics, psychiatry, obstetrics, gynaecology, ophthalmology, palliative care`);
const NUMBERED =
  /^(?:bed|bay|ward|room|cubicle|chair|desk|table|locker|counter|platform|theatre|gate|line) (?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|twelve)$/iu;

const BODY = lower(`
  ankle, ankles, arm, arms, back, bladder, bowel, brain, breast, breasts, calf, calves, chest, ear, ears, elbow, elbows, eye, eyes, finger, fingers, foot, feet, groin, hand, hands, head, heart, heel, hip, hips, kidney, kidneys, knee, knees, leg, legs,
  liver, lobe, lung, lungs, neck, nose, rib, ribs, shoulder, shoulders, skin, spine, spleen, stomach, thigh, throat, thumb, toe, toes, tongue, tooth, teeth, thyroid, wrist, wrists, abdomen, pelvis, prostate, apex, thorax, oesophagus, esophagus, duodenum, colon, rectum, cervix, uterus, ovary, gallbladder, pancreas, tonsil, lumbar, cervical, thoracic, renal`);
const FINDING = lower(`
  negative, normal, clear, none, nil, no growth, unremarkable, not detected, not seen, stable, unchanged, well, alert, afebrile, haemolysed, clotted, insufficient, satisfactory, clean, yes, no, absent`);
const BESIDE = lower(
  "a, an, the, of, and, left, right, both, upper, lower, middle, inner, outer, front, back, his, her, my, your, their, bilateral, proximal, distal, anterior, posterior, first, second",
);

const DETERMINER = /^(?:an?|the|my|your|our|his|her|their|this|that|some|any) /iu;
/** After these the words say what somebody is. */
const SAYS_WHO =
  /(?:\b(?:is|was|are|were|be|been|am|as|became|become|becoming|being|qualified|trained|retired|former|remained|worked|works|working)|['’](?:s|m|re)|occupation:?|profession:?|job(?: title)?:?)(?: (?:an?|the|our|their|its|my|his|her|now|then|still|also))*[ :]*$/iu;
const DETERMINED = /\b(?:an?|the|my|your|our|his|her|their|this|that|any) (?:\p{Ll}+ )?$/iu;
const REACH = 30;

interface At {
  readonly start: number;
  readonly end: number;
}

/** Whether words name somebody by a service that everybody meets and say not who a person is: 'ask the pharmacist'. */
export function isServing(text: string, { start, end }: At): boolean {
  const words = text.slice(start, end);
  const bare = words.replace(DETERMINER, "").toLowerCase();
  const known =
    SERVING.has(bare) ||
    (ANYWHERE.has(bare.split(" ")[0]!) && SERVING.has(bare.slice(bare.indexOf(" ") + 1)));
  if (!known) return false;
  const before = text.slice(Math.max(0, start - REACH), start);
  if (SAYS_WHO.test(before)) return false;
  return bare.length < words.length || DETERMINED.test(before);
}

/** Whether words name a part of any house or a body that every place has: 'the ward', 'HR', 'bed four'. */
export function isAnywhere(words: string): boolean {
  return ANYWHERE.has(words.replace(DETERMINER, "").toLowerCase()) || NUMBERED.test(words);
}

/** Whether a word in small letters is a part of a body. */
export const isBodyPart = (word: string): boolean => BODY.has(word);

/** Whether words name parts of a body, or that nothing was found. */
export function isBodyOrNothing(words: string): boolean {
  const phrase = words.toLowerCase();
  if (FINDING.has(phrase)) return true;
  const parts = phrase.split(/[ -]/);
  return (
    parts.length > 1 &&
    parts.every((part) => BODY.has(part) || BESIDE.has(part)) &&
    parts.some((part) => BODY.has(part))
  );
}
