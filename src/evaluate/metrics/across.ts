/**
 * Words hidden in one document of a release and readable in another: who reads both knows what was
 * hidden. One document's own leftovers are `residueOf`'s.
 */

import type { Span } from "../../document/span.js";
import { type SemanticType, TYPE_PROPERTIES } from "../../document/types.js";
import { comparable } from "./residue.js";

export interface ReleasedDocument {
  readonly id: string;
  /** Original words of what was hidden, with their type. */
  readonly hidden: readonly { readonly words: string; readonly type: SemanticType }[];
  /** The released text. */
  readonly text: string;
  /** Where replacements lie in it, in order; what they hold is not read. */
  readonly replaced: readonly Span[];
}

/** Hidden words that another document shows. */
export interface Exposed {
  readonly type: SemanticType;
  /** Documents that hide them. */
  readonly hiddenIn: readonly string[];
  /** Documents that show them, with the first place in each, UTF-16 units of the released text. */
  readonly shownIn: readonly {
    readonly id: string;
    readonly start: number;
    readonly end: number;
  }[];
}

/** Shorter words without two digits are too common to mean the same thing again. */
const TELLING = /\p{N}{2}|\p{L}{4}/u;
const WORD = /[\p{L}\p{N}]+/gu;

interface Term {
  readonly type: SemanticType;
  readonly words: readonly string[];
  readonly hiddenIn: Set<string>;
  readonly shownIn: Map<string, Span>;
}

/**
 * Direct identifiers first, then what the fewest documents show. Names count by each of their words,
 * everything else as a whole.
 */
export function exposedAcross(documents: readonly ReleasedDocument[]): Exposed[] {
  const terms = new Map<string, Term>();
  for (const { id, hidden } of documents) {
    for (const { words, type } of hidden)
      for (const part of partsOf(words, type)) add(part, type, id);
  }
  const byFirst = new Map<string, Term[]>();
  for (const term of terms.values()) {
    const same = byFirst.get(term.words[0]!);
    if (same) same.push(term);
    else byFirst.set(term.words[0]!, [term]);
  }
  for (const document of documents) {
    const words = wordsOf(document.text, document.replaced);
    for (const [at, { word }] of words.entries()) {
      for (const term of byFirst.get(word) ?? []) {
        if (term.shownIn.has(document.id)) continue;
        if (!term.words.every((one, i) => words[at + i]?.word === one)) continue;
        const { start } = words[at]!;
        const { end } = words[at + term.words.length - 1]!;
        term.shownIn.set(document.id, { start, end });
      }
    }
  }
  return [...terms.values()]
    .map(({ type, hiddenIn, shownIn }) => ({
      type,
      hiddenIn: [...hiddenIn],
      shownIn: [...shownIn]
        .filter(([id]) => !hiddenIn.has(id))
        .map(([id, span]) => ({ id, ...span })),
    }))
    .filter(({ shownIn }) => shownIn.length > 0)
    .sort(
      (a, b) =>
        Number(isDirect(b.type)) - Number(isDirect(a.type)) || a.shownIn.length - b.shownIn.length,
    );

  function add(part: string, type: SemanticType, id: string): void {
    const words = [...comparable(part).matchAll(WORD)].map(([word]) => word);
    if (words.length === 0) return;
    const key = words.join(" ");
    const term = terms.get(key) ?? { type, words, hiddenIn: new Set(), shownIn: new Map() };
    terms.set(key, term);
    term.hiddenIn.add(id);
  }
}

const isDirect = (type: SemanticType): boolean => TYPE_PROPERTIES[type].direct !== "never";

const partsOf = (words: string, type: SemanticType): string[] => {
  const parts =
    TYPE_PROPERTIES[type].direct === "protected"
      ? [words, ...words.split(/[^\p{L}\p{N}]+/u)]
      : [words];
  return parts.filter((part) => TELLING.test(part));
};

interface Word extends Span {
  readonly word: string;
}

function wordsOf(text: string, replaced: readonly Span[]): Word[] {
  const words: Word[] = [];
  let next = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    while (next < replaced.length && replaced[next]!.end <= index) next++;
    const inside = next < replaced.length && replaced[next]!.start <= index;
    words.push({
      word: inside ? "\u0000" : comparable(word),
      start: index,
      end: index + word.length,
    });
  }
  return words;
}
