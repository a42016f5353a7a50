/**
 * Who is who in a conversation. People of new texts are joined with those already known by the evidence that joins
 * people of one case's documents; a name that two of them can bear is joined to neither and gets a number of its own.
 */

import { clustersOf } from "../../detect/link/cluster.js";
import { type NamedPerson, peopleOf, personOf } from "../../detect/link/person.js";
import { parsePerson, rankOrName } from "../../detect/people/parse.js";
import type { Detected, LinkedPerson } from "../../document/document.js";
import type { RememberedPerson } from "../../replace/restore/map-file.js";

export interface People {
  /** The people of texts that arrive together, whatever their order; for each text, in order of first mention. */
  join(texts: readonly Detected[]): readonly (readonly LinkedPerson[])[];
  list(): readonly RememberedPerson[];
}

interface Known {
  readonly number?: number;
  readonly names: Set<string>;
  readonly ambiguous: boolean;
}

/** Somebody of new texts. */
interface Fresh {
  readonly persons: NamedPerson[];
  readonly names: readonly string[];
  readonly ambiguous: boolean;
}

const namesOf = (persons: readonly NamedPerson[]): readonly string[] => [
  ...new Set(persons.flatMap((one) => one.names)),
];

/** Ways of writing a name that are compared; a conversation calls nobody by more. */
const MOST_NAMES = 40;

/** @param nextNumber a number for a new person; undefined under a release's key */
export function createPeople(
  nextNumber: () => number | undefined,
  known: readonly RememberedPerson[] = [],
): People {
  const people: Known[] = known.map(({ names, number, ambiguous }) => ({
    names: new Set(names),
    ambiguous: ambiguous ?? false,
    ...(number !== undefined && { number }),
  }));

  function add(names: readonly string[], ambiguous: boolean): Known {
    const number = nextNumber();
    const one = { names: new Set(names), ambiguous, ...(number !== undefined && { number }) };
    people.push(one);
    return one;
  }

  return {
    join(texts) {
      const written = texts.map((one) => peopleOf(one));
      const asCompared = nameReader([...people, ...written.flat()]);
      const read = (names: Iterable<string>, at = 0, codes?: NamedPerson["codes"]) =>
        personOf([...names].slice(0, MOST_NAMES).map(asCompared), at, codes);
      const found = written.map((own) =>
        own.map((one) => ({ ...read(one.names, one.at, one.codes), names: one.names })),
      );
      const wanted = new Map<NamedPerson, Known>();
      const clear = people.filter(({ ambiguous }) => !ambiguous);
      const knownBy = new Map<NamedPerson, Known>(clear.map((one) => [read(one.names), one]));
      const clusters = clustersOf(
        [...knownBy.keys(), ...found.flat()].map((person, document) => ({ document, person })),
        2,
      );
      const give = (news: readonly NamedPerson[], owner: Known) => {
        for (const person of news) {
          wanted.set(person, owner);
          for (const name of person.names) owner.names.add(name);
        }
      };
      const order = new Map(found.flat().map((person, i) => [person, i]));
      const fresh: Fresh[] = [];
      for (const { appearances, ambiguous, evidence } of clusters) {
        const persons = appearances.map(({ person }) => person);
        const owner = persons.map((person) => knownBy.get(person)).find((one) => one !== undefined);
        const news = persons.filter((person) => !knownBy.has(person));
        if (news.length === 0) continue;
        const isNobodys = ambiguous && evidence.length === 0;
        if (owner && !isNobodys) give(news, owner);
        else fresh.push({ persons: news, names: namesOf(news), ambiguous: isNobodys });
      }
      // 'Domínguez Botello' of Hugo Domínguez Botello, who may be in these very texts; whom one text tells apart are two
      const apart = (some: readonly NamedPerson[], others: readonly NamedPerson[]) =>
        found.some(
          (own) => some.some((a) => own.includes(a)) && others.some((b) => own.includes(b)),
        );
      for (const [i, { persons, names, ambiguous }] of [...fresh.entries()].reverse()) {
        const others = fresh.filter(
          (one) => one.persons !== persons && !one.ambiguous && !apart(persons, one.persons),
        );
        const all = [...clear, ...others];
        const owner = byPart(names, all) ?? (ambiguous ? byTitle(names, all) : undefined);
        if (owner === undefined) continue;
        fresh.splice(i, 1);
        if ("persons" in owner) owner.persons.push(...persons);
        else give(persons, owner);
      }
      // numbers in the order of the texts
      const first = ({ persons }: Fresh) => Math.min(...persons.map((one) => order.get(one)!));
      for (const { persons, ambiguous } of fresh.sort((a, b) => first(a) - first(b))) {
        const names = namesOf(persons);
        const keys = new Set(names.map(asKey));
        const same = ambiguous
          ? people.find(
              (one) => one.ambiguous && [...one.names].some((name) => keys.has(asKey(name))),
            )
          : undefined;
        const one = same ?? add(names, ambiguous);
        for (const person of persons) wanted.set(person, one);
      }
      return found.map((own) =>
        own.map((person): LinkedPerson => {
          const { number, names } = wanted.get(person)!;
          return { at: person.at, names: [...names], ...(number !== undefined && { number }) };
        }),
      );
    },
    list: () =>
      people.map(({ names, number, ambiguous }) => ({
        names: [...names],
        ...(number !== undefined && { number }),
        ...(ambiguous && { ambiguous: true as const }),
      })),
  };
}

/**
 * Of whose name in full each of these names is a part of two words: 'Mr Domínguez Botello', 'H. Domínguez Botello' of Hugo
 * Domínguez Botello, 'Juan Ramón' of Juan Ramón Villarreal Melgar, and whoever was called so before, if one person alone was.
 */
function byPart<One extends { readonly names: Iterable<string> }>(
  names: readonly string[],
  people: readonly One[],
): One | undefined {
  const bare = names.map((name) => asKey(name).replace(TITLE_BEFORE, ""));
  if (bare.some((name) => !name.includes(" "))) return undefined;
  // of 'Alanis Casanova' the first is read as a given name: a title alone says the sex
  const sex = names
    .map((name) => parsePerson(name))
    .find((one) => one.titled && one.gender)?.gender;
  const owners = people.filter((one) => {
    const known = [...one.names];
    const other = personOf(known, 0).sex;
    const contradicts = sex !== undefined && other !== undefined && sex !== other;
    const full = known.map(asKey);
    return !contradicts && bare.every((name) => full.some((one) => isPart(name, one)));
  });
  return owners.length === 1 ? owners[0] : undefined;
}

/** Whether a name is the end of a longer one, perhaps behind the first letter of that, or its first two words of four. */
function isPart(name: string, full: string): boolean {
  if (full === name || full.endsWith(` ${name}`)) return true;
  const [, letter, surnames] = /^(\p{L})\. (.+ .+)$/u.exec(name) ?? [];
  if (letter && surnames) return full.startsWith(letter) && full.endsWith(` ${surnames}`);
  return full.startsWith(`${name} `) && full.split(" ").length - name.split(" ").length > 1;
}

/** Who alone of a family is known to be of the sex that a title says: 'Mr Rowe' of Tom and Robin Rowe. */
function byTitle<One extends { readonly names: Iterable<string> }>(
  names: readonly string[],
  people: readonly One[],
): One | undefined {
  const { givens, sex, surnames } = personOf(names, 0);
  const isTitled = names.every((name) => parsePerson(name).titled);
  if (!isTitled || sex === undefined || givens.length > 0) return undefined;
  const owners = people.filter((one) => {
    const other = personOf([...one.names], 0);
    const isFull = other.givens.some(([first]) => first!.length > 1);
    return isFull && other.sex === sex && [...surnames].every((name) => other.surnames.has(name));
  });
  return owners.length === 1 ? owners[0] : undefined;
}

/** Names as they are compared: 'Judge Witting' is called Judge, unless somebody named in full has that title. */
function nameReader(all: readonly { readonly names: Iterable<string> }[]) {
  const titles = new Set<string>();
  for (const name of all.flatMap(({ names }) => [...names])) {
    const { titled, given } = parsePerson(name);
    if (titled && given.length > 0) titles.add(name.split(" ")[0]!);
  }
  return (name: string): string => {
    const rank = rankOrName(name);
    return rank && !titles.has(rank) ? `${name.slice(rank.length + 1)}, ${rank}` : name;
  };
}

const TITLE_BEFORE =
  /^(?:mr|mrs|ms|miss|mx|dr|prof|herr|frau|sr|sra|señora?|pan|pani|mme|madame|monsieur)\.? /;

const asKey = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\s+/g, " ")
    .replace(/['’]s?$/, "");
