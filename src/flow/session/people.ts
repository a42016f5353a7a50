/**
 * Who is who in a conversation. People of new texts are joined with those already known by the evidence that joins
 * people of one case's documents; a name that two of them can bear is joined to neither and gets a number of its own.
 */

import { clustersOf } from "../../detect/link/cluster.js";
import { type NamedPerson, peopleOf, personOf } from "../../detect/link/person.js";
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
      const found = texts.map((one) => peopleOf(one));
      const wanted = new Map<NamedPerson, Known>();
      const clear = people.filter(({ ambiguous }) => !ambiguous);
      const knownBy = new Map<NamedPerson, Known>(
        clear.map((one) => [personOf([...one.names].slice(0, MOST_NAMES), 0), one]),
      );
      const clusters = clustersOf(
        [...knownBy.keys(), ...found.flat()].map((person, document) => ({ document, person })),
        2,
      );
      const order = new Map(found.flat().map((person, i) => [person, i]));
      const fresh: { readonly persons: readonly NamedPerson[]; readonly ambiguous: boolean }[] = [];
      for (const { appearances, ambiguous, evidence } of clusters) {
        const persons = appearances.map(({ person }) => person);
        const owner = persons.map((person) => knownBy.get(person)).find((one) => one !== undefined);
        const news = persons.filter((person) => !knownBy.has(person));
        if (news.length === 0) continue;
        const isNobodys = ambiguous && evidence.length === 0;
        const named = owner ?? (news.length === 1 ? bySurnames(news[0]!, clear) : undefined);
        if (named && !(owner && isNobodys)) {
          for (const person of news) {
            wanted.set(person, named);
            for (const name of person.names) named.names.add(name);
          }
        } else fresh.push({ persons: news, ambiguous: isNobodys });
      }
      // numbers in the order of the texts
      const first = ({ persons }: (typeof fresh)[number]) =>
        Math.min(...persons.map((one) => order.get(one)!));
      for (const { persons, ambiguous } of fresh.sort((a, b) => first(a) - first(b))) {
        const names = [...new Set(persons.flatMap((one) => one.names))];
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

/** Whose surnames are two words, all of them: 'Mr Domínguez Botello' of Hugo Domínguez Botello, if one person alone has them. */
function bySurnames({ names, sex }: NamedPerson, known: readonly Known[]): Known | undefined {
  const bare = names.map((name) => asKey(name).replace(TITLE_BEFORE, ""));
  if (bare.some((name) => !name.includes(" "))) return undefined;
  const owners = known.filter((one) => {
    const other = personOf([...one.names], 0).sex;
    const contradicts = sex !== undefined && other !== undefined && sex !== other;
    return (
      !contradicts &&
      bare.every((name) => [...one.names].some((full) => asKey(full).endsWith(` ${name}`)))
    );
  });
  return owners.length === 1 ? owners[0] : undefined;
}

const TITLE_BEFORE =
  /^(?:mr|mrs|ms|miss|mx|dr|prof|herr|frau|sr|sra|señora?|pan|pani|mme|madame|monsieur)\.? /;

const asKey = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\s+/g, " ")
    .replace(/['’]s?$/, "");
