/**
 * Known labels in a text that is still arriving. A model writes '[PERSON 1]' as '[Person 1]', 'PERSON 1', '<person_1>',
 * '\[PERSON 1\]', '%5BPERSON%201%5D' or '[PERSONNE 1]'; each means the label where nothing else can be meant.
 */

import { OTHER_NAMES } from "./label-names.js";

/** Numbers, or codes of a release's key. */
type Codes = ReadonlySet<string>;

/** The labels of a conversation: the name before the number, in capitals, and the numbers that it has. */
export type KnownLabels = ReadonlyMap<string, Codes>;

interface LabelMatch {
  /** Where it ends. */
  readonly end: number;
  readonly name: string;
  readonly code: string;
  /** Written as in the address of a page. */
  readonly encoded: boolean;
}

/** `more`: what follows decides. */
export type LabelAt = LabelMatch | "more" | undefined;

const OPENINGS: readonly (readonly [open: string, closings: readonly string[]])[] = [
  ["[", ["]", "\\]"]],
  ["\\[", ["\\]"]],
  ["<", [">"]],
  ["【", ["】"]],
  ["［", ["］"]],
  ["%5B", ["%5D"]],
  ["%5b", ["%5d"]],
];
const BLANKS = [" ", "_", "-", "\u00a0", "\u202f", "\\_", "%20", "+"];
const ENCODED_BLANKS: ReadonlySet<string> = new Set(["%20", "+"]);
const WORD = /[\p{L}\p{N}_]/u;
const PERSON = "PERSON";

/** What can be the first unit of a label: to pass over the rest of a text quickly. */
export function firstUnits(labels: KnownLabels): ReadonlySet<string> {
  const units = new Set(OPENINGS.map(([open]) => open[0]!));
  for (const [spelled] of spelledNames(labels)) {
    units.add(spelled[0]!);
    units.add(spelled[0]!.toUpperCase());
  }
  return units;
}

/** Names as written, in lower case, with the known labels that each may mean. */
export function spelledNames(labels: KnownLabels): Map<string, readonly string[]> {
  const names = new Map<string, readonly string[]>();
  for (const name of labels.keys()) names.set(name.toLowerCase(), [name]);
  for (const [other, meant] of OTHER_NAMES) {
    const known = meant.filter((name) => labels.has(name));
    if (known.length > 0) names.set(other, [...new Set([...(names.get(other) ?? []), ...known])]);
  }
  return names;
}

/**
 * The known label that begins at a place of a text.
 * @param names those of `spelledNames`
 * @param isEnd nothing follows the text
 */
export function labelAt(
  text: string,
  at: number,
  {
    labels,
    names,
    isEnd,
  }: {
    readonly labels: KnownLabels;
    readonly names: ReadonlyMap<string, readonly string[]>;
    readonly isEnd: boolean;
  },
): LabelAt {
  let more = false;
  const rest = text.length - at;
  for (const [open, closings] of OPENINGS) {
    if (rest < open.length) {
      more ||= !isEnd && open.startsWith(text.slice(at));
      continue;
    }
    if (!text.startsWith(open, at)) continue;
    const found = named(
      text,
      text[at + open.length] === " " ? at + open.length + 1 : at + open.length,
      closings,
    );
    if (typeof found === "object")
      return { ...found, encoded: found.encoded || open.startsWith("%") };
    if (found === "more") more = true;
  }
  const before = at > 0 ? text.slice(at - 1, at) : "";
  if (!WORD.test(before)) {
    const found = named(text, at, undefined);
    if (typeof found === "object") return found;
    if (found === "more") more = true;
  }
  return more && !isEnd ? "more" : undefined;

  /** Name, blank, number and, in brackets, the closing one. */
  function named(text: string, from: number, closings: readonly string[] | undefined): LabelAt {
    let undecided = false;
    let best: LabelMatch | undefined;
    for (const [spelled, meant] of names) {
      const read = wordsAt(text, from, spelled);
      if (read === undefined) continue;
      if (closings === undefined && !isBareName(text.slice(from, read.end), meant)) continue;
      if (read.more) {
        undecided = true;
        continue;
      }
      const one = numbered(text, read, meant, closings);
      if (one === "more") undecided = true;
      else if (one && (best === undefined || one.end > best.end)) best = one;
    }
    return undecided && !isEnd ? "more" : best;
  }

  function numbered(
    text: string,
    { end: from, encoded: inName }: { readonly end: number; readonly encoded: boolean },
    meant: readonly string[],
    closings: readonly string[] | undefined,
  ): LabelAt {
    const blank = oneOf(text, from, BLANKS);
    if (blank === "more" || blank === undefined) return blank;
    const start = from + blank.length;
    let end = start;
    while (end < text.length && /[0-9A-Za-z]/.test(text[end]!)) end++;
    const code = text.slice(start, end).toUpperCase();
    const holders = (test: (known: string) => boolean) =>
      meant.filter((name) => [...labels.get(name)!].some(test));
    if (end === text.length && !isEnd) {
      if (holders((known) => known.startsWith(code)).length > 0) return "more";
      return undefined;
    }
    const owners = holders((known) => known === code);
    // nothing says which of two is meant
    if (code === "" || owners.length !== 1) return undefined;
    const encoded = inName || ENCODED_BLANKS.has(blank);
    const match = { name: owners[0]!, code, encoded };
    if (closings === undefined)
      return WORD.test(text.slice(end, end + 1)) && text[end] !== "_"
        ? undefined
        : { ...match, end };
    const inner = text[end] === " " ? end + 1 : end;
    if (inner === text.length) return isEnd ? undefined : "more";
    const closing = oneOf(text, inner, closings);
    if (closing === "more" || closing === undefined) return closing;
    return { ...match, end: inner + closing.length };
  }

  /** Which of several texts stands at a place; the longest. */
  function oneOf(text: string, from: number, all: readonly string[]): string | "more" | undefined {
    const found = all.filter((one) => text.startsWith(one, from));
    if (found.length > 0) return found.reduce((a, b) => (b.length > a.length ? b : a));
    const left = text.slice(from, from + 4);
    const isCut = from + left.length === text.length && all.some((one) => one.startsWith(left));
    return isCut && !isEnd ? "more" : undefined;
  }

  /** Whether a name is written at a place, in any case, its blanks in any form. */
  function wordsAt(text: string, from: number, spelled: string) {
    let at = from;
    let encoded = false;
    for (const unit of spelled) {
      if (at >= text.length) return isEnd ? undefined : { end: at, more: true, encoded };
      if (unit === " ") {
        const blank = oneOf(text, at, BLANKS);
        if (blank === undefined) return undefined;
        if (blank === "more") return { end: text.length, more: true, encoded };
        encoded ||= ENCODED_BLANKS.has(blank);
        at += blank.length;
        continue;
      }
      const here = text.slice(at, at + unit.length);
      if (here !== unit && here.toLowerCase() !== unit) return undefined;
      at += unit.length;
    }
    return { end: at, more: false, encoded };
  }
}

/** Without brackets a name means its label in capitals; 'Person 1' is no other thing, 'Address 1' may be. */
function isBareName(written: string, meant: readonly string[]): boolean {
  return meant.includes(PERSON) || !/\p{Ll}/u.test(written);
}
