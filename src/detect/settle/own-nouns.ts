/**
 * Nouns that illnesses, drugs and occupations become: 'mental illness', 'antidepressant', 'manual worker'. Beside labels of an
 * earlier run such a noun and nothing more is what that run has put, or as vague as that. Taken from the words that the ontology gives
 * for the illnesses, drugs, procedures and occupations of the lists here, without those that single somebody out.
 */

import type { Mention } from "../../document/document.js";
import { wordSet } from "../../language/lists.js";

const NOUNS = wordSet("en/own-nouns");

/** Of ethnic groups and languages: 'Indo-Iranian', 'Ethnic group (native)'. */
const FAMILY = /^(?:indo-(?:iranian|european|aryan)|ethnic group(?: \(\p{Ll}+\))?)$/u;
const ARTICLE = /^(?:an?|the) /u;

/** Whether a mention is such a noun and nothing more. */
export function isOwnNoun(text: string, { type, start, end }: Mention): boolean {
  if (type === "PERSON" || type === "CODE") return false;
  const words = text.slice(start, end).toLowerCase().replace(ARTICLE, "");
  return NOUNS.has(words) || FAMILY.test(words);
}
