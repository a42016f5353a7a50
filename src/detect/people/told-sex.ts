/** The sex of the people whom a text names, as far as it can be inferred: from a word for a relative before the name, from the given name. */

import type { Mention } from "../../document/document.js";
import { type Sex, sexOfGivenName } from "./sex.js";

const KIN: readonly (readonly [Sex, RegExp])[] = [
  [
    "female",
    /\b(?:wife|mother|mum|mom|mam|daughter|sister|niece|aunt|auntie|grandmother|grandma|gran|nan|granddaughter|stepmother|stepdaughter|stepsister|girlfriend|fiancée|widow|(?:mother|daughter|sister)-in-law)(?: is| was| called| named)?[,:]? ?$/iu,
  ],
  [
    "male",
    /\b(?:husband|father|dad|son|brother|nephew|uncle|grandfather|grandad|grandpa|grandson|stepfather|stepson|stepbrother|boyfriend|fiancé|widower|(?:father|son|brother)-in-law)(?: is| was| called| named)?[,:]? ?$/iu,
  ],
];
/** Characters read before a name. */
const BEFORE = 32;

/** Of each name as `wordsOf` gives it, mentions of people in reading order; names of which it says nothing are left out. */
export function toldSexes(
  text: string,
  people: readonly Mention[],
  wordsOf: (mention: Mention) => string,
): ReadonlyMap<string, Sex> {
  const told = new Map<string, Sex>();
  for (const mention of people) {
    const before = text.slice(Math.max(0, mention.start - BEFORE), mention.start);
    const name = wordsOf(mention);
    const sex =
      KIN.find(([, word]) => word.test(before))?.[0] ?? told.get(name) ?? sexOfGivenName(name);
    if (sex) told.set(name, sex);
  }
  return told;
}
