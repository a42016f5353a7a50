/** Names that a form asks for in two fields: 'Surname: OGUNDIPE' and 'First name: Temitope' are one person's. */

import type { Mention } from "../../document/document.js";

const SURNAME =
  /(?<!\p{L})(?:surname|last name|family name|nachname|familienname|nom(?: de famille)?|apellidos?|cognome|achternaam|efternavn|etternavn|efternamn|sukunimi|nazwisko|apelido|prezime|priezvisko|nume)(?:\(s\))? ?[:|\t] {0,8}$/iu;
const GIVEN =
  /(?<!\p{L})(?:first names?|forenames?|given names?|christian names?|vornamen?|rufname|prénoms?|nombres?|nome|voorna(?:am|men)|fornavne?|förnamn|etunim(?:i|et)|imi(?:ę|ona)|nome próprio|ime|meno|prenume)(?:\(s\))? ?[:|\t] {0,8}$/iu;

/** How far before a mention its label is looked for, and how far one field may be from the other; UTF-16 units. */
const REACH = 28;
const APART = 60;

/**
 * The whole name by what a field holds of it.
 * @param people the people mentioned, in reading order
 */
export function fieldNames(
  text: string,
  people: readonly Mention[],
  wordsOf: (mention: Mention) => string,
): ReadonlyMap<string, string> {
  const whole = new Map<string, string>();
  const isIn = (label: RegExp, { start }: Mention): boolean =>
    label.test(text.slice(Math.max(0, start - REACH), start));
  for (const [i, one] of people.entries()) {
    const next = people[i + 1];
    if (!next || next.start - one.end > APART) continue;
    const surnameFirst = isIn(SURNAME, one) && isIn(GIVEN, next);
    if (!surnameFirst && !(isIn(GIVEN, one) && isIn(SURNAME, next))) continue;
    const [surname, given] = surnameFirst ? [one, next] : [next, one];
    whole.set(wordsOf(given), `${wordsOf(given)} ${wordsOf(surname)}`);
  }
  return whole;
}
