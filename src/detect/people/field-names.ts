/** Names that a form asks for in two fields: 'Surname: OGUNDIPE' and 'First name: Temitope' are one person's. */

import type { Mention } from "../../document/document.js";

const SURNAME =
  /(?<!\p{L})(?:surname|last name|family name|nachname|familienname|nom(?: de famille)?|apellidos?|cognome|achternaam|efternavn|etternavn|efternamn|sukunimi|nazwisko|apelido|prezime|priezvisko|nume)(?:\(s\))? ?[:|\t] {0,8}$/iu;
const GIVEN =
  /(?<!\p{L})(?:first names?|forenames?|given names?|christian names?|vornamen?|rufname|prénoms?|nombres?|nome|voorna(?:am|men)|fornavne?|förnamn|etunim(?:i|et)|imi(?:ę|ona)|nome próprio|ime|meno|prenume)(?:\(s\))? ?[:|\t] {0,8}$/iu;

/** The same of English forms that put nothing behind the label but a blank: 'SURNAME SO  FIRST Felix', '1. Surname: Sani   Other names: Ladidi'. */
const LABEL = String.raw`(?<=\n|\t| {2}|\d[.)]? |\n\p{Lu}[.)] |[|/] )(?:\p{L}+ )?`;
const PLAIN_SURNAME = new RegExp(
  String.raw`${LABEL}(?:surname|last(?: name)?|family name)[ :|]\s{0,8}$`,
  "iu",
);
const PLAIN_GIVEN = new RegExp(
  String.raw`${LABEL}(?:(?:first|fore|given|other|christian)(?: ?names?)?)[ :|]\s{0,8}$`,
  "iu",
);
const CALLED = new RegExp(
  String.raw`${LABEL}(?:known as|alias|nickname|pref(?:erred)?(?: name)?|likes to be called|m\.?i\.?|middle(?: name)?)\.?[ :|]\s{0,8}["“‘']?$`,
  "iu",
);

/** How far before a mention its label is looked for, and how far one field may be from the other; UTF-16 units. */
const REACH = 28;
const APART = 60;

/**
 * The whole name by what a field holds of it, and by its words where they are a given name's.
 * @param people the people mentioned, in reading order
 */
export function fieldNames(
  text: string,
  people: readonly Mention[],
  wordsOf: (mention: Mention) => string,
): ReadonlyMap<Mention | string, string> {
  const whole = new Map<Mention | string, string>();
  const isIn = (labels: readonly RegExp[], { start }: Mention): boolean => {
    const before = `${start <= REACH ? "\n" : ""}${text.slice(Math.max(0, start - REACH), start)}`;
    return labels.some((label) => label.test(before));
  };
  for (const [i, one] of people.entries()) {
    const next = people[i + 1];
    if (!next || next.start - one.end > APART) continue;
    const surnameFirst = isIn(SURNAMES, one) && isIn(GIVENS, next);
    if (!surnameFirst && !(isIn(GIVENS, one) && isIn(SURNAMES, next))) continue;
    const [surname, given] = surnameFirst ? [one, next] : [next, one];
    const name = `${wordsOf(given)} ${wordsOf(surname)}`;
    whole.set(wordsOf(given), name).set(surname, name);
    const called = people[i + 2];
    if (called && called.start - next.end <= APART && isIn([CALLED], called))
      whole.set(called, name).set(wordsOf(called), name);
  }
  return whole;
}
const SURNAMES = [SURNAME, PLAIN_SURNAME];
const GIVENS = [GIVEN, PLAIN_GIVEN];
