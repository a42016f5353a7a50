/** The originals of a conversation's labels, each in the forms and places in which its texts had it. */

import type { Sanitized } from "../../document/document.js";
import { digestOf, NOTHING } from "../../replace/restore/digest.js";
import { formOf } from "../../replace/restore/forms.js";
import { firstUnits, spelledNames } from "../../replace/restore/known-label.js";
import type { Original, Originals } from "../../replace/restore/originals.js";
import type { Place, Restorables } from "../../replace/restore/restorer.js";

/** A label in a text that was masked: what it replaced, and the masked text before it. */
interface Occurrence {
  readonly form: string;
  readonly before: string;
  /** `digestOf` all the masked text before it. */
  readonly digest?: number;
}

export type Occurrences = readonly (readonly [words: string, occurrences: readonly Occurrence[]])[];

/** Masked text before a label that is kept, in UTF-16 units. */
const BEHIND = 48;
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

export function createMemory(originals: Originals, before: Occurrences = []): Memory {
  const places = new Map(before.map(([words, list]) => [words, [...list]]));
  /** Forms of each label in the latest text that had it. */
  const latest = new Map<string, readonly string[]>();
  /** Read again when asked for: a history adds a text after another. */
  let known: Labels | undefined;
  const now = (): Labels => {
    known ??= labelsOf(originals.list());
    return known;
  };

  return {
    get labels() {
      return now().labels;
    },
    get words() {
      return now().longestFirst;
    },
    get names() {
      return now().names;
    },
    get firsts() {
      return now().firsts;
    },
    has: (name, code) => now().labels.get(name)?.has(code) ?? false,
    add({ text, replacements, document }) {
      const forms = new Map<string, string[]>();
      let digest = NOTHING;
      let until = 0;
      for (const { start, end, outStart, replacement } of inTextOrder(replacements)) {
        digest = digestOf(text, until, outStart, digest);
        until = outStart;
        const earlier = places.get(replacement) ?? [];
        const before = text.slice(Math.max(0, outStart - BEHIND), outStart);
        const form = document.text.slice(start, end);
        // a place that comes again is the latest
        const list = earlier.filter((one) => one.digest !== digest || one.before !== before);
        list.push({ form, before, digest });
        if (list.length > MOST_OCCURRENCES) list.shift();
        places.set(replacement, list);
        forms.set(replacement, [...(forms.get(replacement) ?? []), form]);
      }
      for (const [label, list] of forms) latest.set(label, list);
      known = undefined;
    },
    ofLabel(name, code, place) {
      const label = `[${name} ${code}]`;
      const one = now().all.get(label)!;
      return (
        formAt(places.get(label) ?? [], place) ??
        formOf(one, {
          ...place,
          count: -1,
          // a value is looked up by the name that says most
          ...(!place.value && { latest: latest.get(label) ?? [] }),
        })
      );
    },
    ofWords(label, written) {
      const one = now().all.get(label)!;
      if (!/\s/.test(label) && /^\p{Lu}/u.test(label) && !/^\p{Lu}/u.test(written))
        return undefined;
      const isInCapitals =
        /\p{Lu}{2}/u.test(written) && !/\p{Ll}/u.test(written) && /\p{Ll}/u.test(label);
      return isInCapitals ? one.original.toUpperCase() : one.original;
    },
    occurrences: () => [...places],
  };
}

interface Labels {
  readonly all: ReadonlyMap<string, Original>;
  /** Numbers by the words of labels. */
  readonly labels: ReadonlyMap<string, ReadonlySet<string>>;
  readonly names: ReadonlyMap<string, readonly string[]>;
  readonly firsts: ReadonlySet<string>;
  /** What is no label, the longest first. */
  readonly longestFirst: readonly string[];
}

function labelsOf(originals: readonly Original[]): Labels {
  const labels = new Map<string, Set<string>>();
  const others: string[] = [];
  for (const { words } of originals) {
    const { name, code } = LABEL.exec(words)?.groups ?? {};
    if (name === undefined) others.push(words);
    else labels.set(name, (labels.get(name) ?? new Set()).add(code!));
  }
  const firsts = others.flatMap((one) => [one[0]!.toLowerCase(), one[0]!.toUpperCase()]);
  return {
    all: new Map(originals.map((one) => [one.words, one])),
    labels,
    names: spelledNames(labels),
    firsts: new Set([...firstUnits(labels), ...firsts]),
    longestFirst: others.sort((a, b) => b.length - a.length),
  };
}

/**
 * The form that a label had behind the same text from its beginning, else behind the same words; of several such places
 * the latest of those that agree longest.
 */
function formAt(
  occurrences: readonly Occurrence[],
  { before, digest, value }: Place,
): string | undefined {
  const same = value
    ? undefined
    : occurrences.findLast((one) => one.digest === digest && alike(one.before, before));
  if (same) return same.form;
  let best: string | undefined;
  let most = LEAST_ALIKE - 1;
  for (const one of occurrences) {
    const length = commonEnd(one.before, before);
    if (length >= most && length >= LEAST_ALIKE) {
      best = one.form;
      most = length;
    }
  }
  return best;
}

/** Whether both end alike, as far as the shorter goes. */
const alike = (a: string, b: string): boolean => commonEnd(a, b) === Math.min(a.length, b.length);

const inTextOrder = (replacements: Sanitized["replacements"]): Sanitized["replacements"] =>
  [...replacements].sort((a, b) => a.outStart - b.outStart);

function commonEnd(a: string, b: string): number {
  const most = Math.min(a.length, b.length);
  let length = 0;
  while (length < most && a[a.length - 1 - length] === b[b.length - 1 - length]) length++;
  return length;
}
