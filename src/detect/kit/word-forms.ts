/**
 * Phrases whose words may have endings: `nauczyciel*` is any word that continues with up to six
 * letters. Looked up word by word, so the cost does not grow with the list.
 */

import type { Span } from "../../document/span.js";
import { splitWords } from "./words.js";

const LONGEST_ENDING = 6;
/** An entry with a capital is found in small letters too from so many letters on: 'koch' is a verb, 'lehrer' none. */
const LONG = 6;

interface Word {
  /** Lower case. */
  readonly written: string;
  readonly open: boolean;
}

interface Entry<Value> {
  readonly words: readonly Word[];
  readonly capital: boolean;
  readonly value: Value;
}

export interface FormMatch<Value> extends Span {
  readonly value: Value;
}

/** A matcher of `[phrase, value]`; at each word the longest match, then on after it. */
export function formMatcher<Value>(
  phrases: Iterable<readonly [phrase: string, value: Value]>,
): (text: string) => FormMatch<Value>[] {
  const exact = new Map<string, Entry<Value>[]>();
  const open = new Map<string, Entry<Value>[]>();
  for (const [phrase, value] of phrases) {
    const words = phrase
      .split(/(?<=\*)(?=\s)|[^\p{L}\p{M}\p{N}*]+/u)
      .map((word) => word.trim())
      .filter((word) => word !== "" && word !== "*")
      .map((word) => ({
        written: word.replace("*", "").toLowerCase(),
        open: word.endsWith("*"),
      }));
    const [first] = words;
    if (!first) continue;
    const table = first.open ? open : exact;
    const entry = { words, capital: /^\p{Lu}/u.test(phrase), value };
    table.set(first.written, [...(table.get(first.written) ?? []), entry]);
  }

  return (text) => {
    const { starts, ends, lower } = splitWords(text);
    const found: FormMatch<Value>[] = [];
    const fits = ({ written, open: ending }: Word, index: number): boolean => {
      const word = lower[index];
      if (word === undefined) return false;
      if (!ending) return word === written;
      return word.startsWith(written) && word.length - written.length <= LONGEST_ENDING;
    };
    const joined = (left: number): boolean =>
      /^[ \n’'./-]{1,2}$/.test(text.slice(ends[left], starts[left + 1]));
    for (let i = 0; i < starts.length; i++) {
      const candidates = [...(exact.get(lower[i]!) ?? []), ...opening(open, lower[i]!)];
      let best: { readonly last: number; readonly value: Value } | undefined;
      for (const { words, capital, value } of candidates) {
        const last = i + words.length - 1;
        if (best && last <= best.last) continue;
        if (!words.every((word, at) => fits(word, i + at) && (at === 0 || joined(i + at - 1))))
          continue;
        const written = text.slice(starts[i], ends[last]);
        if (capital && !/^\p{Lu}/u.test(written) && written.length < LONG) continue;
        best = { last, value };
      }
      if (!best) continue;
      found.push({ start: starts[i]!, end: ends[best.last]!, value: best.value });
      i = best.last;
    }
    return found;
  };
}

/** The entries whose open first word `word` may be a form of. */
function opening<Value>(open: Map<string, Entry<Value>[]>, word: string): Entry<Value>[] {
  const found: Entry<Value>[] = [];
  for (let length = word.length; length >= Math.max(2, word.length - LONGEST_ENDING); length--) {
    found.push(...(open.get(word.slice(0, length)) ?? []));
  }
  return found;
}
