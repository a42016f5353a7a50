/** The people of one surname in a text: what it says about them, and whom a title can mean. */

import type { Sex } from "../../language/titles.js";
import { sameGivenName } from "./nicknames.js";
import type { PersonName } from "./parse.js";
import { sexOfName } from "./sex.js";

/** Somebody of a family, as far as the text names them. */
interface Relative {
  given: readonly string[];
  gender?: Sex;
  told?: Sex;
  generation?: string;
}

/** More people of one name are as ambiguous as these. */
const MOST_RELATIVES = 40;

/** The people that a text names with given name and surname, by surname. */
export function familiesOf(
  names: readonly (readonly [PersonName, told: Sex | undefined])[],
): ReadonlyMap<string, readonly Relative[]> {
  const families = new Map<string, Relative[]>();
  for (const [name, told] of names) {
    const { given, surname, gender, generation, several } = name;
    if (surname === undefined || given.length === 0 || several) continue;
    const family = families.get(surname) ?? [];
    families.set(surname, family);
    const known = family.find((one) => agree(given, one.given) && mayBe(name, one));
    if (known) {
      known.given = fuller(known.given, given);
      if (gender) known.gender ??= gender;
      if (told) known.told ??= told;
    } else if (family.length < MOST_RELATIVES) {
      family.push({
        given,
        ...(gender && { gender }),
        ...(told && { told }),
        ...(generation && { generation }),
      });
    }
  }
  return families;
}

/** By given name, the surname of the only person in a text who has it; undefined if several people do. */
export function forenamesOf(
  names: readonly PersonName[],
): ReadonlyMap<string, { surname: string; told?: Sex } | undefined> {
  const bearers = new Map<string, { surname: string; told?: Sex } | undefined>();
  for (const { given, surname, written } of names) {
    const [first] = given;
    if (surname === undefined || first === undefined || first.length < 3) continue;
    const told = sexOfName(written[0]!);
    if (!bearers.has(first)) bearers.set(first, { surname, ...(told && { told }) });
    else if (bearers.get(first)?.surname !== surname) bearers.set(first, undefined);
  }
  return bearers;
}

/**
 * Whether two of a family or more can be meant by a surname alone, with a title or an initial. 'Mrs Hussain' is Sadia
 * beside her son Bilal, and Mr Linley is whom the text called so in full.
 */
export function isAmbiguous(
  name: PersonName,
  families: ReadonlyMap<string, readonly Relative[]>,
): boolean {
  const surname = name.surname ?? (name.words.length === 1 ? name.words[0] : undefined);
  if (surname === undefined) return false;
  const family = families.get(surname);
  if (!family || family.length < 2) return false;
  const { given } = name;
  if (given.some((one) => one.length > 1) || name.generation) return false;
  const possible = family.filter((one) => agree(given, one.given) && mayBe(name, one));
  return possible.length > 1 && possible.filter((one) => isTold(name, one)).length !== 1;
}

type Traits = Pick<PersonName, "gender" | "generation" | "style">;

/** Whether titles and 'Jr' let a name be somebody's: Major Farquhar is not Miss Farquhar. */
export const mayBe = (name: Traits, person: Traits): boolean =>
  (!name.style || !person.style || name.style === person.style) &&
  (!name.gender || !person.gender || name.gender === person.gender) &&
  (!name.generation || !person.generation || name.generation === person.generation);

/** 'Thomas Jr' and 'Mr Kidane senior' are others than the Thomas and the Kidane of whom it is not said. */
export const isAnotherGeneration = (name: PersonName, person: Traits): boolean =>
  name.generation !== undefined && person.generation === undefined && name.given.length === 0;

/** Whether a title agrees with everything that the text says about somebody: with a title of theirs, or else with what it tells. */
export const isTold = (
  { gender }: PersonName,
  person: { readonly gender?: Sex; readonly told?: Sex },
): boolean => !gender || gender === (person.gender ?? person.told ?? gender);

/** Given names, first to last as far as both go; a letter agrees with any name it begins. */
export function agree(a: readonly string[], b: readonly string[]): boolean {
  return a.every((name, i) => {
    const other = b[i];
    if (other === undefined) return true;
    return name.length === 1 || other.length === 1
      ? name[0] === other[0]
      : sameGivenName(name, other);
  });
}

/** What two agreeing lists of given names say together. */
export function fuller(a: readonly string[], b: readonly string[]): readonly string[] {
  return Array.from({ length: Math.max(a.length, b.length) }, (_, i) =>
    (a[i]?.length ?? 0) >= (b[i]?.length ?? 0) ? a[i]! : b[i]!,
  );
}
