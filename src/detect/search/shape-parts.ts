/**
 * What strings that a part of a regular expression matches can be at worst, and how parts combine: in sequence, as
 * alternatives, repeated.
 */

import { LITERAL_LENGTH } from "./trigrams.js";

/** Other characters that may come between two digits of one cluster. */
export const CLUSTER_GAP = 3;

/** The worst that strings of one kind can be. `gap` alone: no digit in it, that many characters. */
interface Kind {
  /** Digits in the best cluster, 0 for none, and in the first and the last one. */
  readonly best: number;
  readonly first: number;
  readonly last: number;
  readonly single: boolean;
  /** Characters before the first digit (all of them if there is no digit) and after the last. */
  readonly lead: number;
  readonly trail: number;
}

export interface Part {
  readonly kinds: readonly Kind[];
  readonly reach: number;
  /** All strings it matches, in lower case, where they are few. */
  readonly exact?: readonly string[];
  /** Else strings one of which it contains. */
  readonly needs?: readonly string[];
}

export const gap = (length: number): Kind => ({
  best: 0,
  first: 0,
  last: 0,
  single: true,
  lead: length,
  trail: length,
});
export const DIGIT: Kind = { best: 1, first: 1, last: 1, single: true, lead: 0, trail: 0 };
export const EMPTY: Part = { kinds: [gap(0)], reach: 0, exact: [""] };

// more kinds than this are weakened into one, more strings are not kept
const MOST_KINDS = 24;
export const MOST_STRINGS = 300;

export class Unreadable extends Error {}

function joined(a: Kind, b: Kind): Kind {
  if (a.best === 0 && b.best === 0) return gap(a.lead + b.lead);
  if (a.best === 0) return { ...b, lead: a.lead + b.lead };
  if (b.best === 0) return { ...a, trail: a.trail + b.lead };
  const one = a.trail + b.lead <= CLUSTER_GAP;
  return {
    best: Math.max(a.best, b.best, one ? a.last + b.first : 0),
    first: a.single && one ? a.first + b.first : a.first,
    last: b.single && one ? a.last + b.last : b.last,
    single: a.single && b.single && one,
    lead: a.lead,
    trail: b.trail,
  };
}

/** Strings one of which any match of a part contains, each with three characters or more to look for. */
export const needsOf = ({ exact, needs }: Part): readonly string[] | undefined =>
  exact ? (exact.every(({ length }) => length >= LITERAL_LENGTH) ? exact : undefined) : needs;

/** Of two sets of strings the better to look for: with longer ones, or fewer. */
export function better(a: readonly string[] | undefined, b: readonly string[] | undefined) {
  if (!a || !b) return a ?? b;
  const shortest = (set: readonly string[]) => Math.min(...set.map(({ length }) => length));
  return shortest(b) - shortest(a) || a.length - b.length > 0 ? b : a;
}

export function inSequence(a: Part, b: Part): Part {
  const [left] = a.kinds;
  const [right] = b.kinds;
  const kinds =
    a === EMPTY
      ? b.kinds
      : a.kinds.length === 1 && b.kinds.length === 1
        ? [joined(left!, right!)]
        : fewer(a.kinds.flatMap((left) => b.kinds.map((right) => joined(left, right))));
  return { kinds, reach: a.reach + b.reach };
}

const keyOf = ({ best, first, last, single, lead, trail }: Kind): string =>
  `${best} ${first} ${last} ${single} ${lead} ${trail}`;

/** One of each kind; too many become the worst of all, which promises no more than any of them. */
function fewer(kinds: readonly Kind[]): readonly Kind[] {
  if (kinds.length === 1) return kinds;
  const distinct = [...new Map(kinds.map((kind) => [keyOf(kind), kind])).values()];
  if (distinct.length <= MOST_KINDS) return distinct;
  const gaps = distinct.filter(({ best }) => best === 0);
  const withDigits = distinct.filter(({ best }) => best > 0);
  const least = (key: "best" | "first" | "last") =>
    Math.min(...withDigits.map((kind) => kind[key]));
  const most = (key: "lead" | "trail") => Math.max(...withDigits.map((kind) => kind[key]));
  return [
    ...(gaps.length > 0 ? [gap(Math.max(...gaps.map(({ lead }) => lead)))] : []),
    ...(withDigits.length > 0
      ? [
          {
            best: least("best"),
            first: least("first"),
            last: least("last"),
            single: false,
            lead: most("lead"),
            trail: most("trail"),
          },
        ]
      : []),
  ];
}

export function either(parts: readonly Part[]): Part {
  if (parts.length === 1) return parts[0]!;
  const exact = parts.flatMap((part) => part.exact ?? []);
  const sets = parts.map(needsOf);
  const needs = sets.every((set) => set !== undefined) ? [...new Set(sets.flat())] : undefined;
  return {
    kinds: fewer(parts.flatMap(({ kinds }) => kinds)),
    reach: Math.max(...parts.map(({ reach }) => reach)),
    ...(parts.every((part) => part.exact) && exact.length <= MOST_STRINGS
      ? { exact: [...new Set(exact)] }
      : needs && needs.length <= MOST_STRINGS
        ? { needs }
        : {}),
  };
}

/**
 * A part `least` to `most` times. More characters that are no digits only widen gaps, so all of them
 * are the worst; of parts with digits, more than two copies are no worse than two.
 */
export function repeated(part: Part, least: number, most: number): Part {
  const reach = most === 0 ? 0 : part.reach * most;
  const needs = least > 0 ? needsOf(part) : undefined;
  const strings =
    most === 1 && part.exact
      ? { exact: least === 0 ? [...part.exact, ""] : part.exact }
      : needs
        ? { needs }
        : {};
  return { kinds: repeatedKinds(part, least, most), reach, ...strings };
}

function repeatedKinds(part: Part, least: number, most: number): readonly Kind[] {
  const widest = Math.max(
    0,
    ...part.kinds.filter(({ best }) => best === 0).map(({ lead }) => lead),
  );
  const withDigits = part.kinds.filter(({ best }) => best > 0);
  if (withDigits.length === 0) return [gap(most === 0 ? 0 : widest * most)];
  // some copies with digits and some without: as if all were a gap, which is the worst
  if (withDigits.length < part.kinds.length && most > 1) return [gap(Number.POSITIVE_INFINITY)];
  const times: Part[] = [];
  let copies: Part = EMPTY;
  for (let i = 0; i <= Math.min(most, Math.max(least, 2)); i++) {
    if (i > 0) copies = inSequence(copies, part);
    if (i >= least) times.push(copies);
  }
  return fewer(times.flatMap(({ kinds }) => kinds));
}
