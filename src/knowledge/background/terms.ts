/**
 * The terms of a text, by family, with how often each occurs and where.
 *
 * | family | terms |
 * | --- | --- |
 * | word | words that are no stop words, and whole dates |
 * | pair | two words in a row, not both stop words |
 * | triple | three words in a row, not all stop words |
 * | characters | four characters in a row within a word that is no stop word, its ends included |
 */

import { joinLow, joinPart, type TermKey, termKey } from "./term-key.js";
import type { Token, Word } from "./tokens.js";

export const TERM_FAMILIES = ["word", "pair", "triple", "characters"] as const;
export type TermFamily = (typeof TERM_FAMILIES)[number];

/** Receives the key of one occurrence of a term and the first and last token it stands on. */
type Occurrence = (low: number, part: number, first: number, last: number) => void;

/** Calls `occurs` for each occurrence of a term of the family, in reading order. */
export function eachTerm(family: TermFamily, tokens: readonly Token[], occurs: Occurrence): void {
  switch (family) {
    case "word":
      tokens.forEach(({ word: { stop, key } }, i) => {
        if (!stop) occurs(key.low, key.part, i, i);
      });
      break;
    case "pair":
      eachNGram(tokens, 2, occurs);
      break;
    case "triple":
      eachNGram(tokens, 3, occurs);
      break;
    case "characters":
      tokens.forEach(({ word, running }, i) => {
        if (word.stop || !running) return;
        for (const { low, part } of gramsOf(word)) occurs(low, part, i, i);
      });
  }
}

function eachNGram(tokens: readonly Token[], n: number, occurs: Occurrence): void {
  let run: number[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]!;
    if (!token.running) continue;
    if (token.afterGap) run = [];
    run.push(i);
    if (run.length > n) run.shift();
    if (run.length < n || run.every((index) => tokens[index]!.word.stop)) continue;
    let { low, part } = tokens[run[0]!]!.word.key;
    for (let j = 1; j < n; j++) {
      const { key } = tokens[run[j]!]!.word;
      const joined = joinLow(low, key.low);
      part = joinPart(part, key.part, joined);
      low = joined;
    }
    occurs(low, part, run[0]!, i);
  }
}

const GRAM = 4;
const grams = new WeakMap<Word, readonly TermKey[]>();

function gramsOf(word: Word): readonly TermKey[] {
  let keys = grams.get(word);
  if (keys === undefined) {
    const padded = ` ${word.folded} `;
    keys =
      padded.length <= GRAM
        ? [termKey(padded)]
        : Array.from({ length: padded.length - GRAM + 1 }, (_, i) =>
            termKey(padded.slice(i, i + GRAM)),
          );
    grams.set(word, keys);
  }
  return keys;
}

/** Counts terms of one text after another in the same memory. */
export class TermCounter {
  #slots = 1 << 12;
  #lows = new Uint32Array(this.#slots);
  /** Part + 1; 0 where the slot is free. */
  #parts = new Uint16Array(this.#slots);
  #counts = new Uint32Array(this.#slots);
  #used: number[] = [];

  add(low: number, part: number): void {
    const mask = this.#slots - 1;
    let slot = (low ^ (part << 3)) & mask;
    while (this.#parts[slot] !== 0) {
      if (this.#lows[slot] === low && this.#parts[slot] === part + 1) {
        this.#counts[slot]!++;
        return;
      }
      slot = (slot + 1) & mask;
    }
    this.#lows[slot] = low;
    this.#parts[slot] = part + 1;
    this.#counts[slot] = 1;
    this.#used.push(slot);
    if (this.#used.length * 2 > this.#slots) this.#grow();
  }

  /** Number of different terms. */
  get size(): number {
    return this.#used.length;
  }

  /** Calls back for each term in order of its first occurrence, and forgets all. */
  drain(each: (low: number, part: number, count: number) => void): void {
    for (const slot of this.#used) {
      each(this.#lows[slot]!, this.#parts[slot]! - 1, this.#counts[slot]!);
      this.#parts[slot] = 0;
    }
    this.#used = [];
  }

  #grow(): void {
    const [lows, parts, counts, used] = [this.#lows, this.#parts, this.#counts, this.#used];
    this.#slots *= 2;
    this.#lows = new Uint32Array(this.#slots);
    this.#parts = new Uint16Array(this.#slots);
    this.#counts = new Uint32Array(this.#slots);
    this.#used = [];
    const mask = this.#slots - 1;
    for (const old of used) {
      let slot = (lows[old]! ^ ((parts[old]! - 1) << 3)) & mask;
      while (this.#parts[slot] !== 0) slot = (slot + 1) & mask;
      this.#lows[slot] = lows[old]!;
      this.#parts[slot] = parts[old]!;
      this.#counts[slot] = counts[old]!;
      this.#used.push(slot);
    }
  }
}
