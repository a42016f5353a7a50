/** Short and pet forms of given names: 'Becky' is a Rebecca. */

import { rowsOfList } from "../../language/lists.js";

const formal = new Map<string, string[]>();
for (const [name, forms] of rowsOfList("en/nicknames") as [string, string][]) {
  for (const form of forms.split(",")) {
    const names = formal.get(form);
    if (names) names.push(name);
    else formal.set(form, [name]);
  }
}

const NOBODY: readonly string[] = [];

/** The given names that a short form may mean, folded; none where it is not one. */
export const formalNames = (name: string): readonly string[] => formal.get(name) ?? NOBODY;

/** First halves of Yoruba and Igbo names, which are left out among friends: 'Seun' of 'Oluwaseun'. */
const LEFT_OUT = /^(?:oluwa|olu|ade|ayo|ife|temi|olo|omo|chukwu|chi|nna|onye|ogo)(?=[a-z]{4})/u;

/** What is left of a given name, folded, without its first half. */
export const clippedForms = (name: string): readonly string[] => {
  const first = LEFT_OUT.exec(name)?.[0];
  return first === undefined ? NOBODY : [name.slice(first.length)];
};

/** Whether two given names, folded, can be one person's: the same, or one the short form of the other, or both of a third. */
export function sameGivenName(a: string, b: string): boolean {
  if (a === b || clippedForms(a).includes(b) || clippedForms(b).includes(a)) return true;
  const [ofA, ofB] = [formalNames(a), formalNames(b)];
  return ofA.includes(b) || ofB.includes(a) || ofA.some((name) => ofB.includes(name));
}
