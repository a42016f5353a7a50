/** The people of a run's documents, joined within each case. */

import type { Detected } from "../../document/document.js";
import { type Belonging, casesOf, type Link } from "./cases.js";
import { type Appearance, type Cluster, clustersOf } from "./cluster.js";
import { EVIDENCE } from "./compare.js";
import { type NamedPerson, peopleOf, type SexOf } from "./person.js";

/** What is kept of a document until all have been read: its people's names and codes, without the text. */
export interface CaseDocument extends Belonging {
  readonly id: string;
  readonly people: readonly NamedPerson[];
}

/** A person of one case or of one document. */
export interface CasePerson {
  /** From 1, over all cases, in the order of the documents' ids. */
  readonly number: number;
  readonly appearances: readonly { readonly id: string; readonly at: number }[];
  /** All names by which the documents call the person. */
  readonly names: readonly string[];
  /** Why the documents' people are one, as sentences for people; empty for a person of one document. */
  readonly why: readonly string[];
  /** Tells people of a case apart who bear the same full name; absent: nobody else does. */
  readonly namesake?: number;
}

export interface CasePeople {
  readonly people: readonly CasePerson[];
  /** Number of names that could be two people's, and were joined to none. */
  readonly ambiguous: number;
  readonly cases: number;
}

export const caseDocument = (
  detected: Detected,
  belonging: Belonging,
  sexOf?: SexOf,
): CaseDocument => ({
  ...belonging,
  id: detected.document.id,
  people: peopleOf(detected, sexOf),
});

/** The same answer in whatever order the documents come. */
export function linkPeople(documents: readonly CaseDocument[], by: Link): CasePeople {
  const ordered = [...documents].sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
  const members = new Map<number, number[]>();
  for (const [i, group] of casesOf(ordered, by).entries()) {
    members.set(group, [...(members.get(group) ?? []), i]);
  }
  let ambiguous = 0;
  const people = [...members.values()].flatMap((own) => {
    const clusters = clustersOf(
      own.flatMap((document) =>
        ordered[document]!.people.map((person): Appearance => ({ document, person })),
      ),
      own.length,
    );
    ambiguous += clusters.filter((one) => one.ambiguous && one.evidence.length === 0).length;
    return clusters
      .map(({ appearances, evidence, ambiguous }) => ({
        ambiguous,
        appearances: [...appearances].sort(inOrder),
        why: appearances.length > 1 ? evidence.map((one) => EVIDENCE[one]) : [],
      }))
      .sort((a, b) => inOrder(a.appearances[0]!, b.appearances[0]!))
      .map(withNamesake());
  });
  people.sort((a, b) => inOrder(a.appearances[0]!, b.appearances[0]!));
  return {
    people: people.map(({ appearances, ambiguous: _, ...rest }, i) => ({
      ...rest,
      number: i + 1,
      appearances: appearances.map(({ document, person: { at } }) => ({
        id: ordered[document]!.id,
        at,
      })),
      names: [...new Set(appearances.flatMap(({ person }) => person.names))],
    })),
    ambiguous,
    cases: members.size,
  };
}

const inOrder = (a: Appearance, b: Appearance): number =>
  a.document - b.document || a.person.at - b.person.at;

/** Numbers, from the second on, people of a case who bear the same full name and are not one. */
function withNamesake() {
  const known = new Map<string, number>();
  return <One extends Pick<Cluster, "appearances" | "ambiguous">>(one: One) => {
    if (one.ambiguous) return one;
    const full = new Set(
      one.appearances.flatMap(({ person: { givens, surnames } }) =>
        givens
          .filter(([first]) => first!.length > 1)
          .flatMap((given) => [...surnames].map((surname) => `${given.join(" ")} ${surname}`)),
      ),
    );
    const before = Math.max(0, ...[...full].map((name) => known.get(name) ?? 0));
    for (const name of full) known.set(name, before + 1);
    return { ...one, ...(before > 0 && { namesake: before + 1 }) };
  };
}
