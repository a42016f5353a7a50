/**
 * What every match of a regular expression is sure to look like, read off its source: how many digits
 * are close together in it, how far it reaches, which words it cannot do without. Nothing is guessed: what the reader does not know
 * (flag v, a reference to a group not closed) gives a shape that promises nothing.
 */

import { LITERAL_LENGTH, type Literal, literalOf } from "./trigrams.js";

/** Other characters that may come between two digits of one cluster. */
export const CLUSTER_GAP = 3;

export interface Shape {
  /** Any match contains a cluster of at least so many digits. */
  readonly digits: number;
  /** Characters a match takes and looks at around it, at most; `Infinity` where nothing bounds them. */
  readonly reach: number;
  /** Any match contains one of these, in whatever case; `undefined` where none is sure. */
  readonly literals?: readonly Literal[];
}

const UNKNOWN: Shape = { digits: 0, reach: Number.POSITIVE_INFINITY };

/** The worst that strings of one kind can be. `gap` alone: no digit in it, that many characters. */
interface Kind {
  /** Digits in the best cluster, 0 for none, and in the first and the last one. */
  readonly best: number;
  readonly first: number;
  readonly last: number;
  readonly single: boolean;
  /** Characters before the first digit (all of them where there is none) and after the last. */
  readonly lead: number;
  readonly trail: number;
}

interface Part {
  readonly kinds: readonly Kind[];
  readonly reach: number;
  /** All strings it matches, in lower case, where they are few. */
  readonly exact?: readonly string[];
  /** Else strings one of which it contains. */
  readonly needs?: readonly string[];
}

const gap = (length: number): Kind => ({
  best: 0,
  first: 0,
  last: 0,
  single: true,
  lead: length,
  trail: length,
});
const DIGIT: Kind = { best: 1, first: 1, last: 1, single: true, lead: 0, trail: 0 };
const EMPTY: Part = { kinds: [gap(0)], reach: 0, exact: [""] };

// more kinds than this are weakened into one, more strings are not kept
const MOST_KINDS = 24;
const MOST_STRINGS = 300;

/** The shape of all matches of `regex`. */
export function shapeOf(regex: RegExp): Shape {
  if (regex.flags.includes("v")) return UNKNOWN;
  try {
    const part = new Reader(regex.source).all();
    const needs = needsOf(part);
    return {
      digits: Math.min(...part.kinds.map(({ best }) => best)),
      reach: part.reach,
      ...(needs ? { literals: needs.map(literalOf) } : {}),
    };
  } catch (error) {
    if (error instanceof Unreadable) return UNKNOWN;
    throw error;
  }
}

class Unreadable extends Error {}

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
const needsOf = ({ exact, needs }: Part): readonly string[] | undefined =>
  exact ? (exact.every(({ length }) => length >= LITERAL_LENGTH) ? exact : undefined) : needs;

/** Of two sets of strings the better to look for: with longer ones, or fewer. */
function better(a: readonly string[] | undefined, b: readonly string[] | undefined) {
  if (!a || !b) return a ?? b;
  const shortest = (set: readonly string[]) => Math.min(...set.map(({ length }) => length));
  return shortest(b) - shortest(a) || a.length - b.length > 0 ? b : a;
}

function inSequence(a: Part, b: Part): Part {
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

function either(parts: readonly Part[]): Part {
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
function repeated(part: Part, least: number, most: number): Part {
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
  if (withDigits.length < part.kinds.length && most > 1) throw new Unreadable();
  const times: Part[] = [];
  let copies: Part = EMPTY;
  for (let i = 0; i <= Math.min(most, Math.max(least, 2)); i++) {
    if (i > 0) copies = inSequence(copies, part);
    if (i >= least) times.push(copies);
  }
  return fewer(times.flatMap(({ kinds }) => kinds));
}

/** Letters and blanks up to one that is repeated, most of what expressions are made of: read at once. */
const PLAIN = /[A-Za-z ]+(?![*+?{])/y;

/** A reader of regular expressions by recursive descent. */
class Reader {
  readonly #source: string;
  #at = 0;
  readonly #groups: Part[] = [];
  readonly #named = new Map<string, Part>();
  #opened = 0;

  constructor(source: string) {
    this.#source = source;
  }

  all(): Part {
    const part = this.#alternatives();
    if (this.#at < this.#source.length) throw new Unreadable();
    return part;
  }

  #take(text: string): boolean {
    if (!this.#source.startsWith(text, this.#at)) return false;
    this.#at += text.length;
    return true;
  }

  #match(regex: RegExp): RegExpExecArray | undefined {
    regex.lastIndex = this.#at;
    const match = regex.exec(this.#source);
    if (!match) return undefined;
    this.#at = regex.lastIndex;
    return match;
  }

  #alternatives(): Part {
    const parts = [this.#sequence()];
    while (this.#take("|")) parts.push(this.#sequence());
    return either(parts);
  }

  #sequence(): Part {
    let part = EMPTY;
    let whole = true;
    let needs: readonly string[] | undefined;
    // the strings since the last part that has too many
    let run: readonly string[] = [""];
    for (
      let sign = this.#source[this.#at];
      sign !== undefined && sign !== "|" && sign !== ")";
      sign = this.#source[this.#at]
    ) {
      const next = this.#quantified();
      part = inSequence(part, next);
      if (next.exact && run.length * next.exact.length <= MOST_STRINGS) {
        run = run.flatMap((left) => next.exact!.map((right) => left + right));
        continue;
      }
      whole = false;
      needs = better(better(needs, needsOf({ ...part, exact: run })), needsOf(next));
      run = next.exact ?? [""];
    }
    const { kinds, reach } = part;
    if (whole) return { kinds, reach, exact: run };
    needs = better(needs, needsOf({ ...part, exact: run }));
    return { kinds, reach, ...(needs ? { needs } : {}) };
  }

  #quantified(): Part {
    const plain = this.#match(PLAIN)?.[0];
    if (plain !== undefined) {
      const { length } = plain;
      return { kinds: [gap(length)], reach: length, exact: [plain.toLowerCase()] };
    }
    const atom = this.#atom();
    const quantifier = this.#match(/(?:([*+?])|\{(\d+)(,(\d*))?\})\??/y);
    if (!quantifier) return atom;
    const [, sign, least, range, most] = quantifier;
    if (sign === "*") return repeated(atom, 0, Number.POSITIVE_INFINITY);
    if (sign === "+") return repeated(atom, 1, Number.POSITIVE_INFINITY);
    if (sign === "?") return repeated(atom, 0, 1);
    if (range === undefined) return repeated(atom, Number(least), Number(least));
    return repeated(atom, Number(least), most ? Number(most) : Number.POSITIVE_INFINITY);
  }

  #atom(): Part {
    const around = this.#match(/\(\?<?[=!]/y);
    if (around) {
      const { reach } = this.#closed();
      return { ...EMPTY, reach };
    }
    const group = this.#match(/\((?:\?:|\?<(\w+)>)?/y);
    if (group) return this.#group(group);
    if (this.#match(/\\[bB]/y)) return { ...EMPTY, reach: 1 };
    // line starts and ends are not those of an excerpt
    if (this.#match(/[\^$]/y)) throw new Unreadable();
    const reference = this.#match(/\\(?:([1-9])|k<(\w+)>)/y);
    if (reference) {
      const to = reference[1] ? this.#groups[Number(reference[1])] : this.#named.get(reference[2]!);
      if (!to) throw new Unreadable();
      // a group that took part in no match is matched by nothing
      return either([EMPTY, to]);
    }
    const one = this.#match(
      /\[(?:[^\]\\]|\\.)*\]|\\[pP]\{[^}]+\}|\\u[\da-fA-F]{4}|\\u\{[\da-fA-F]+\}|\\x[\da-fA-F]{2}|\\[^\dc]|[^\\]/suy,
    );
    if (!one) throw new Unreadable();
    const digit = /^(?:\\d|\d|\[(?:\d(?:-\d)?|\\d)+\])$/.test(one[0]);
    // a character beyond the basic plane takes two units
    const wide = /^(?:\\[pPSWD]|\[|\\u\{|\.|[\ud800-\udbff])/.test(one[0]) ? 2 : 1;
    const exact = charactersOf(one[0]);
    return {
      kinds: [digit ? DIGIT : gap(wide)],
      reach: digit ? 1 : wide,
      ...(exact ? { exact } : {}),
    };
  }

  #group([written, name]: RegExpExecArray): Part {
    const number = written === "(?:" ? undefined : ++this.#opened;
    const part = this.#closed();
    if (number !== undefined) this.#groups[number] = part;
    if (name !== undefined) this.#named.set(name, part);
    return part;
  }

  /** The text up to the closing bracket. */
  #closed(): Part {
    const part = this.#alternatives();
    if (!this.#take(")")) throw new Unreadable();
    return part;
  }
}

/** The characters, in lower case, of an atom that is one, a choice of few or both cases of one. */
function charactersOf(atom: string): readonly string[] | undefined {
  const inside = /^\[([^\]^\\-]{1,4})\]$/u.exec(atom)?.[1];
  if (inside !== undefined) return [...new Set([...inside.toLowerCase()])];
  if (/^\\[^\w]$/.test(atom)) return [atom.slice(1)];
  return /^[^\\[.]$/u.test(atom) ? [atom.toLowerCase()] : undefined;
}
