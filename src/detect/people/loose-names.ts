/**
 * Loose names: what a text calls somebody whom it names better elsewhere, before or after. Each is joined where exactly one
 * of the text's people can be meant, and to nobody otherwise.
 *
 * | loose name | joined to | not where |
 * | --- | --- | --- |
 * | 'the Captain', 'Sgt.' | the only Captain Irani | two people have the title |
 * | 'Sister Agness', 'old Tibby' | the only Agness, Tibby | somebody's surname is Agness; 'Big Tam' and 'Wee Tam' |
 * | 'Dr Lim' | the only Dr Pascoe-Lim | two people have such a half |
 * | 'Kip', 'Emeka', 'Venky' | the only Kipchumba, Chukwuemeka, Venkatesh | it is a forename of its own |
 * | 'Miss D', 'Br. F.', 'Q' | the only Miss Dean, Brother Fidelis, Qudsia | some letter of the text is nobody's |
 * | 'C.Ó.G.', 'S McC', 'M-O' | the only Cathal Ó Gríofa, Senga McCorquodale, Marc-Olivier | two people have them |
 * | 'Seamus' | the only S. Mac Giolla | two forenames of the text begin so |
 *
 * 'Uncle Jack' is joined to no Jack, who may be named after him.
 */

import type { Sex } from "../../language/titles.js";
import { type Form, KINDS, type Kind } from "./loose-kinds.js";
import type { PersonName } from "./parse.js";
import { sexOfName } from "./sex.js";
import { softTitled } from "./soft-titles.js";

/** A person as far as the names agree, and who that was found to be. */
interface Person {
  readonly forms: Form[];
  joined?: number;
  sex: Sex | undefined;
}

/**
 * Whose the loose names of a text are.
 * @param names as written and as read, in reading order
 * @param ids the person of each, as far as the names agree
 * @returns by the id of a person of loose names, that of the person meant
 */
export function ownersOfLooseNames(
  names: readonly { readonly mention: string; readonly name: PersonName }[],
  ids: readonly number[],
  sexes: ReadonlyMap<string, Sex>,
): ReadonlyMap<number, number> {
  const people = new Map<number, Person>();
  const seen = new Set<string>();
  const surnames = new Set(
    names.flatMap(({ mention, name: { surname, given, titled } }) =>
      surname !== undefined &&
      (given.length > 0 || titled) &&
      softTitled(mention).word === undefined
        ? [surname]
        : [],
    ),
  );
  for (const [i, { mention, name }] of names.entries()) {
    const id = ids[i]!;
    if (name.several || seen.has(`${id} ${mention}`)) continue;
    seen.add(`${id} ${mention}`);
    const sex = name.gender ?? sexes.get(mention) ?? sexOfName(mention);
    const person = people.get(id);
    const isSurname = name.words.length === 1 && surnames.has(name.words[0]!);
    const form = { mention, name, isSurname, ...softTitled(mention) };
    if (person) {
      person.forms.push(form);
      person.sex ??= sex;
    } else people.set(id, { forms: [form], sex });
  }
  for (const kind of KINDS) joinBy(kind, people);
  const owners = new Map<number, number>();
  for (const [id, { joined }] of people)
    if (joined !== undefined) owners.set(id, ownerOf(people, id));
  return owners;
}

/** Whoever a person was joined to, through others. */
function ownerOf(people: ReadonlyMap<number, Person>, id: number): number {
  let owner = id;
  for (let next = people.get(owner)?.joined; next !== undefined; next = people.get(owner)?.joined)
    owner = next;
  return owner;
}

/** Joins the loose names of one kind: near-linear in the number of people. */
function joinBy(kind: Kind, people: Map<number, Person>): void {
  const bearers = new Map<string, Set<number>>();
  const open = [...people].filter(([, { joined }]) => joined === undefined);
  for (const [id, { forms }] of open)
    for (const form of forms)
      for (const key of kind.keys(form)) bearers.set(key, (bearers.get(key) ?? new Set()).add(id));
  const found: [asking: number, owner: number][] = [];
  for (const [id, { forms, sex }] of open) {
    const asked = forms.map(kind.asks);
    if (asked.some((keys) => keys === undefined)) continue;
    const isBlocked = forms.some((form) => {
      const key = kind.unless?.(form);
      return key !== undefined && [...(bearers.get(key) ?? [])].some((other) => other !== id);
    });
    if (isBlocked) continue;
    const fits = (other: number): boolean => {
      const own = people.get(other)!.sex;
      return other !== id && (!sex || !own || sex === own);
    };
    const owners = asked.map((keys) => {
      for (const key of keys!) {
        const fitting: number[] = [];
        for (const other of bearers.get(key) ?? []) {
          if (fits(other)) fitting.push(other);
          if (fitting.length > 1) break;
        }
        if (fitting.length > 0) return fitting;
      }
      return [];
    });
    if (kind.allOrNone && owners.some((some) => some.length === 0)) return;
    const [owner, ...others] = new Set(owners.flat());
    if (owner !== undefined && others.length === 0) found.push([id, owner]);
  }
  const askers = new Map<number, number>();
  for (const [, owner] of found) askers.set(owner, (askers.get(owner) ?? 0) + 1);
  for (const [id, owner] of found) {
    if (kind.alone && askers.get(owner)! > 1) continue;
    const root = ownerOf(people, owner);
    if (root === id) continue;
    const [one, whole] = [people.get(id)!, people.get(root)!];
    one.joined = root;
    whole.forms.push(...one.forms);
    whole.sex ??= one.sex;
  }
}
