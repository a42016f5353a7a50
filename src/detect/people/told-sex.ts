/** The sex of the people whom a text names, as far as it can be inferred: from a word for a relative before the name, from the given name. */

import type { Mention } from "../../document/document.js";
import { type Sex, sexByKin } from "../../language/titles.js";
import { sexOfGivenName } from "./sex.js";

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
    const sex = sexByKin(before) ?? told.get(name) ?? sexOfGivenName(name);
    if (sex) told.set(name, sex);
  }
  return told;
}
