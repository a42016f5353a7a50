/**
 * Ways to write a person's name: in full, without middle names, with initials, surname first, surname
 * alone. A surname alone is a term of everybody who bears it, so it stands out exactly where few do.
 */

import { foldTerm } from "../../../language/fold.js";

const TITLES = new Set(
  "mr mrs ms miss mx dr prof professor sir dame lord lady rev reverend fr father sister brother saint st hon honourable honorable judge justice captain capt colonel col general gen lieutenant lt major sergeant sgt president king queen prince princess baron baroness count countess sheikh".split(
    " ",
  ),
);
const SUFFIXES = new Set("jr sr junior senior ii iii iv v phd md qc kc obe cbe mbe esq".split(" "));
// these belong to the surname that follows
const PARTICLES = new Set(
  "van von der den de del della di da dos das do du la le las los el al bin ibn ben af av zu zur ter ten san santa mac mc o d l".split(
    " ",
  ),
);
const MOST_WORDS = 8;

/** Folded terms for a person's name, the full name first. Pure. */
export function nameTerms(name: string): string[] {
  const full = foldTerm(name);
  // 'Albano, Leandro'
  const comma = /^([^,]+), *([^,]+)$/.exec(name.trim());
  const ordered =
    comma && !SUFFIXES.has(foldTerm(comma[2]!))
      ? `${comma[2]} ${comma[1]}`
      : name.replace(",", " ");
  const words = barWords(ordered);
  const terms = new Set([full]);
  if (words.length < 2 || words.length > MOST_WORDS) {
    if (words.length === 1) terms.add(words[0]!);
    return [...terms].filter((term) => term !== "");
  }
  const first = words[0]!;
  const surnameAt = startOfSurname(words);
  const middle = words.slice(1, surnameAt);
  const surname = words.slice(surnameAt).join(" ");
  const last = words.at(-1)!;
  const initial = (word: string): string => [...word][0]!;
  const forenames = [
    [first, ...middle],
    [first],
    [initial(first)],
    [initial(first), ...middle],
    [first, ...middle.map(initial)],
    [initial(first), ...middle.map(initial)],
  ].map((forename) => forename.join(" "));
  for (const family of new Set([surname, last])) {
    for (const forename of forenames) terms.add(`${forename} ${family}`);
    terms.add(`${family} ${forenames[0]}`);
    terms.add(family);
  }
  return [...terms];
}

/** Folded words without titles before and suffixes after. */
function barWords(name: string): string[] {
  const words = foldTerm(name)
    .split(" ")
    .filter((word) => word !== "");
  while (words.length > 1 && TITLES.has(words[0]!)) words.shift();
  while (words.length > 2 && SUFFIXES.has(words.at(-1)!)) words.pop();
  return words;
}

function startOfSurname(words: readonly string[]): number {
  let at = words.length - 1;
  while (at > 1 && PARTICLES.has(words[at - 1]!)) at--;
  return at;
}
