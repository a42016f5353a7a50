/**
 * Nouns that illnesses, drugs and occupations become: 'mental illness', 'antidepressant', 'manual worker'. Beside labels of an
 * earlier run such a noun and nothing more is what that run has put, or as vague as that. Taken from the words that the ontology gives
 * for the illnesses, drugs, procedures and occupations of the lists here, without those that single somebody out.
 */

import type { Mention } from "../../document/document.js";
import { listOf } from "../kit/phrases.js";

const NOUNS = new Set(
  listOf(`
  condition of health, developmental condition, illness, symptom, disease, infectious disease, mental illness, cancer,
  heart disease, disability, inflammation, chronic disease, communicable disease, contagious disease, injury, syndrome, pain,
  respiratory disease, lung disease, inflammatory disease, neurological disorder, skin disease, eye disease, kidney disease,
  liver disease, genetic disease, personality disorder, deficiency disease, growth, tumor, dementia, deaf, disabled,
  drug, medicine, antibacterial, antibiotic, antiviral, antidepressant, tranquilizer, psychotropic agent, benzodiazepine,
  anti-inflammatory, antihypertensive, analgesic, lipid-lowering medicine, narcotic, anticonvulsant, antimalarial, sedative, stimulant,
  bronchodilator, anticoagulant, antidiabetic, antihistamine, anesthetic, beta blocker, ACE inhibitor,
  medical procedure, operation, surgery, heart surgery, eye operation,
  worker, creative professional, artist, manual worker, health professional, businessperson, scientist, social scientist, educator,
  technical professional, medical professional, legal professional, media professional, athlete, sportsperson, professional, musician,
  author, employee, creator, specialist, maker, engineer, physician, craftsman, entertainer, medical practitioner, doctor, office holder,
  academic, agricultural worker, workman, assistant, teacher, merchant, singer, performing artist, performer, agent, sports coach, guard,
  filmmaker, priest, cleric, driver, scholar, owner, businessman, biologist, football player, attendant, trader, builder, servant, official,
  lawyer, military person, writer, transport worker, manager, supervisor, controller, operator, craftsperson, artisan,
  scar, tattoo, birthmark, limp, stammer,
  member of a religion, religion, religious person, ethnic group, nationality
`),
);

/** Of ethnic groups and languages: 'Indo-Iranian', 'Ethnic group (native)'. */
const FAMILY = /^(?:indo-(?:iranian|european|aryan)|ethnic group(?: \(\p{Ll}+\))?)$/u;
const ARTICLE = /^(?:an?|the) /u;

/** Whether a mention is such a noun and nothing more. */
export function isOwnNoun(text: string, { type, start, end }: Mention): boolean {
  if (type === "PERSON" || type === "CODE") return false;
  const words = text.slice(start, end).toLowerCase().replace(ARTICLE, "");
  return NOUNS.has(words) || FAMILY.test(words);
}
