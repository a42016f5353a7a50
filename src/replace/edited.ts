/**
 * The document as an attacker sees it: masked words are replaced, the rest is unchanged. It changes as
 * replacements are chosen; mentions not treated yet show their most specific candidate.
 */

import { firstEndingAfter, type Span } from "../document/span.js";
import type { Sentence } from "./replacer.js";
import { sentenceAround } from "./sentence.js";

/** Place of an original, for attackers that read the whole document. */
export const MARK = "[[...]]";

/** A masked span and its words at the moment. */
export interface Slot extends Span {
  words: string;
}

/** A capitalized word or phrase that is still in the document. */
export interface Leftover {
  readonly text: string;
  readonly count: number;
}

export interface EditedDocument {
  /** The sentence around a slot with `words` in it and the present words in the others. */
  sentence(slot: Slot, words: string): Sentence;
  /** The whole text with `words` in the slot. */
  whole(slot: Slot, words: string): string;
  /** Names that were not masked, most frequent first. */
  readonly leftovers: readonly Leftover[];
}

const NAME =
  /\p{Lu}[\p{L}\p{M}’'.-]*\p{L}(?:(?: (?:of|the|de|du|van|von|and|for|la|le))* \p{Lu}[\p{L}\p{M}’'.-]*\p{L})*/gu;
const PART = /\p{Lu}[\p{L}\p{M}’'-]*\p{L}/gu;

/** @param slots in reading order, without overlap */
export function editedDocument(text: string, slots: readonly Slot[]): EditedDocument {
  let leftovers: readonly Leftover[] | undefined;

  /** Puts the words of all slots in [start, end) into the text. */
  function written(start: number, end: number, at: Slot, words: string): Sentence {
    let out = "";
    let place = 0;
    let last = start;
    for (const slot of slotsIn(slots, start, end)) {
      out += text.slice(last, slot.start);
      if (slot === at) place = out.length;
      out += slot === at ? words : slot.words;
      last = slot.end;
    }
    return { text: out + text.slice(last, end), start: place, end: place + words.length };
  }

  return {
    sentence(slot, words) {
      const { text: sentence, start } = sentenceAround(text, slot);
      const from = slot.start - start;
      const to = from + sentence.length;
      // a slot that the sentence's edge cuts through is taken whole
      const first = slotsIn(slots, from - 1, from + 1)[0];
      const last = slotsIn(slots, to - 1, to + 1).at(-1);
      return written(
        Math.min(from, first?.start ?? from),
        Math.max(to, last?.end ?? to),
        slot,
        words,
      );
    },
    whole: (slot, words) => written(0, text.length, slot, words).text,
    get leftovers() {
      return (leftovers ??= leftoversIn(text, slots));
    },
  };
}

/** The slots that touch [start, end), in order. */
function slotsIn(slots: readonly Slot[], start: number, end: number): Slot[] {
  const found: Slot[] = [];
  for (let i = firstEndingAfter(slots, start); i < slots.length && slots[i]!.start < end; i++)
    found.push(slots[i]!);
  return found;
}

function leftoversIn(text: string, slots: readonly Slot[]): Leftover[] {
  const counts = new Map<string, number>();
  const add = (name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);
  let last = 0;
  for (const { start, end } of [...slots, { start: text.length, end: text.length }]) {
    for (const [name] of text.slice(last, start).matchAll(NAME)) {
      add(name);
      const parts = name.match(PART) ?? [];
      if (parts.length > 1) parts.forEach(add);
    }
    last = Math.max(last, end);
  }
  return [...counts]
    .map(([name, count]) => ({ text: name, count }))
    .sort((a, b) => b.count - a.count || (a.text < b.text ? -1 : 1));
}
