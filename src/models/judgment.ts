/**
 * What the recognizer says of any span of a text it has read: how people would decide about it, and
 * whether it says something about a person at all.
 */

import { IDENTIFIER_TYPES, type IdentifierType } from "../document/document.js";
import { countWhile } from "../document/search.js";
import type { Span } from "../document/span.js";

/** Probability of each masking decision; they add up to 1. */
export type Judgment = Readonly<Record<IdentifierType, number>>;

/** What the labels of a word say. */
export interface ReadWord {
  /** The probability that it belongs to a mention of any type, with the model's bias. */
  readonly inside: number;
  /** The probability that it is of another clue (MISC), likewise. */
  readonly told: number;
}

/** Collects the decision logits of a text's words in reading order, and what they are worth. */
export class JudgmentReader {
  /** Place of each kind among a word's logits. */
  readonly #places: readonly number[];
  readonly #starts: number[] = [];
  readonly #ends: number[] = [];
  readonly #logits: number[] = [];
  readonly #inside: number[] = [];
  readonly #told: number[] = [];

  /** @param kinds the order of the model's decisions */
  constructor(kinds: readonly IdentifierType[]) {
    this.#places = IDENTIFIER_TYPES.map((kind) => kinds.indexOf(kind));
  }

  /** The next word, its logits from `at` on, and what its labels say: `MentionReader.word`. */
  word({ start, end }: Span, logits: Float32Array, at: number, { inside, told }: ReadWord): void {
    this.#starts.push(start);
    this.#ends.push(end);
    this.#inside.push(inside);
    this.#told.push(told);
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

  /** The highest probability that a word the span touches belongs to a mention; none where it touches none. */
  inside(span: Span): number | undefined {
    return this.#most(this.#inside, span);
  }

  /** The highest probability that a word the span touches is of another clue (MISC); none where it touches none. */
  told(span: Span): number | undefined {
    return this.#most(this.#told, span);
  }

  #most(values: readonly number[], { start, end }: Span): number | undefined {
    let most: number | undefined;
    for (let i = this.#firstEndingAfter(start); (this.#starts[i] ?? end) < end; i++) {
      most = Math.max(most ?? 0, values[i]!);
    }
    return most;
  }

  #firstEndingAfter(offset: number): number {
    return countWhile(this.#ends.length, (i) => this.#ends[i]! <= offset);
  }
}
