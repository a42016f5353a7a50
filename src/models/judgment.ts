/** The recognizer's second head: how people would decide about any span of a text it has read. */

import { IDENTIFIER_TYPES, type IdentifierType } from "../document/document.js";
import type { Span } from "../document/span.js";

/** Probability of each masking decision; they add up to 1. */
export type Judgment = Readonly<Record<IdentifierType, number>>;

/** Collects the decision logits of a text's words in reading order. */
export class JudgmentReader {
  /** Place of each kind among a word's logits. */
  readonly #places: readonly number[];
  readonly #starts: number[] = [];
  readonly #ends: number[] = [];
  readonly #logits: number[] = [];

  /** @param kinds the order of the model's decisions */
  constructor(kinds: readonly IdentifierType[]) {
    this.#places = IDENTIFIER_TYPES.map((kind) => kinds.indexOf(kind));
  }

  /** The next word, its logits from `at` on. */
  word({ start, end }: Span, logits: Float32Array, at: number): void {
    this.#starts.push(start);
    this.#ends.push(end);
    for (const place of this.#places) this.#logits.push(logits[at + place]!);
  }

  /** Softmax of the mean logits of the words that a span touches; none where it touches none. */
  over({ start, end }: Span): Judgment | undefined {
    const sums = IDENTIFIER_TYPES.map(() => 0);
    let words = 0;
    for (let i = this.#firstEndingAfter(start); (this.#starts[i] ?? end) < end; i++) {
      for (let kind = 0; kind < sums.length; kind++) {
        sums[kind]! += this.#logits[i * sums.length + kind]!;
      }
      words++;
    }
    if (words === 0) return undefined;
    const powers = sums.map((sum) => Math.exp(sum / words));
    const total = powers.reduce((sum, power) => sum + power, 0);
    return Object.fromEntries(
      IDENTIFIER_TYPES.map((kind, i) => [kind, Math.round((powers[i]! / total) * 10_000) / 10_000]),
    ) as Record<IdentifierType, number>;
  }

  #firstEndingAfter(offset: number): number {
    let low = 0;
    let high = this.#ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#ends[middle]! <= offset) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
