/** The originals of a conversation's labels, each in the forms and places in which its texts had it. */

import type { Sanitized } from "../../document/document.js";
import { formOf } from "../../replace/restore/forms.js";
import { firstUnits, spelledNames } from "../../replace/restore/known-label.js";
import type { Original, Originals } from "../../replace/restore/originals.js";
import type { Place, Restorables } from "../../replace/restore/restorer.js";

/** A label in a text that was masked: what it replaced, and the masked text before it. */
interface Occurrence {
  readonly form: string;
  readonly before: string;
}

export type Occurrences = readonly (readonly [words: string, occurrences: readonly Occurrence[]])[];

/** Masked text before a label that is kept, in UTF-16 units. */
const BEHIND = 32;
/** Fewer that agree are chance. */
const LEAST_ALIKE = 6;
/** The latest occurrences of a label that are kept. */
const MOST_OCCURRENCES = 100;

const LABEL = /^\[(?<name>.+) (?<code>\S+)\]$/;

export interface Memory extends Restorables {
  /** Adds what a text's labels replaced. */
  add(sanitized: Pick<Sanitized, "text" | "replacements" | "document">): void;
  /** Whether a label has an original. */
  has(name: string, code: string): boolean;
  occurrences(): Occurrences;
}

export function createMemory(originals: Originals, known: Occurrences = []): Memory {
  const places = new Map(known.map(([words, list]) => [words, [...list]]));
  const labels = new Map<string, Set<string>>();
  const words = new Map<string, Original>();
  let all = new Map<string, Original>();
  let names: ReadonlyMap<string, readonly string[]> = new Map();
  let firsts: ReadonlySet<string> = new Set();
  let longestFirst: readonly string[] = [];

  function learn(): void {
    all = new Map(originals.list().map((one) => [one.words, one]));
    for (const one of all.values()) {
      const label = LABEL.exec(one.words)?.groups;
      if (!label) {
        words.set(one.words, one);
        continue;
      }
      const codes = labels.get(label["name"]!) ?? new Set();
      labels.set(label["name"]!, codes.add(label["code"]!));
    }
    names = spelledNames(labels);
    longestFirst = [...words.keys()].sort((a, b) => b.length - a.length);
    firsts = new Set([
      ...firstUnits(labels),
      ...longestFirst.flatMap((one) => [one[0]!.toLowerCase(), one[0]!.toUpperCase()]),
    ]);
  }
  learn();

  return {
    labels,
    get words() {
      return longestFirst;
    },
    get names() {
      return names;
    },
    get firsts() {
      return firsts;
    },
    has: (name, code) => labels.get(name)?.has(code) ?? false,
    add({ text, replacements, document }) {
      for (const { start, end, outStart, replacement } of replacements) {
        const list = places.get(replacement) ?? [];
        places.set(replacement, list);
        const before = text.slice(Math.max(0, outStart - BEHIND), outStart);
        const form = document.text.slice(start, end);
        if (list.some((one) => one.form === form && one.before === before)) continue;
        list.push({ form, before });
        if (list.length > MOST_OCCURRENCES) list.shift();
      }
      learn();
    },
    ofLabel(name, code, place) {
      const label = `[${name} ${code}]`;
      const one = all.get(label)!;
      return sameplace(places.get(label) ?? [], place) ?? formOf(one, { ...place, count: -1 });
    },
    ofWords(label, written) {
      const one = words.get(label)!;
      if (!/\s/.test(label) && /^\p{Lu}/u.test(label) && !/^\p{Lu}/u.test(written))
        return undefined;
      const isInCapitals =
        /\p{Lu}{2}/u.test(written) && !/\p{Ll}/u.test(written) && /\p{Ll}/u.test(label);
      return isInCapitals ? one.original.toUpperCase() : one.original;
    },
    occurrences: () => [...places],
  };
}

/** The form that a label had behind the same words; of several such places the latest of those that agree longest. */
function sameplace(
  occurrences: readonly Occurrence[],
  { before, value }: Place,
): string | undefined {
  let best: string | undefined;
  let most = -1;
  for (const one of occurrences) {
    const alike = commonEnd(one.before, before);
    const isWhole = !value && alike === one.before.length && alike === before.length;
    // the same words from the beginning on are more than the same end
    const rank = isWhole ? alike + 1 : alike;
    if ((alike >= LEAST_ALIKE || isWhole) && rank >= most) {
      best = one.form;
      most = rank;
    }
  }
  return best;
}

function commonEnd(a: string, b: string): number {
  const most = Math.min(a.length, b.length);
  let length = 0;
  while (length < most && a[a.length - 1 - length] === b[b.length - 1 - length]) length++;
  return length;
}
