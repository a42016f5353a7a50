/**
 * Which detectors can find anything in a text, from what their expressions cannot do without: digits close
 * together, words. Most detectors have nothing to look for in most texts, and an expression that is never tried is
 * never compiled. One reading of the text asks for all of them.
 */

import { type Shape, shapeOf } from "../search/shape.js";
import { coverOf, type Literal, TRIGRAMS, trigramsIn } from "../search/trigrams.js";
import type { Detector, DetectorInput } from "./detector.js";

/** Of a detector that does not say what it needs. */
const ANYTHING: Shape = { digits: 0, reach: Number.POSITIVE_INFINITY };

/** No expression needs more digits. */
const MOST_DIGITS = 100;

const OPEN = 1;
const SHUT = 2;

export class Gates {
  /** Digits with which a detector may find something whatever the words, and with one of its words. */
  readonly #bare: Float64Array;
  readonly #worded: Float64Array;
  readonly #literals: readonly (readonly Literal[])[];
  /** Detectors by the trigrams of their words, one trigram of each. */
  readonly #byTrigram = new Array<number[] | undefined>(TRIGRAMS).fill(undefined);
  /** What is open without any word, by the digits of a text's largest cluster. */
  readonly #withoutWords = new Map<number, Uint8Array>();

  constructor(detectors: readonly Detector[]) {
    this.#bare = new Float64Array(detectors.length).fill(Number.POSITIVE_INFINITY);
    this.#worded = new Float64Array(detectors.length).fill(Number.POSITIVE_INFINITY);
    this.#literals = detectors.map(({ digits = 0, needs }, place) => {
      const all: Literal[] = [];
      for (const shape of needs?.map(shapeOf) ?? [ANYTHING]) {
        const by = shape.literals ? this.#worded : this.#bare;
        by[place] = Math.min(by[place]!, Math.max(digits, shape.digits));
        all.push(...(shape.literals ?? []));
      }
      return all;
    });
    for (const [place, literals] of this.#literals.entries()) {
      for (const trigram of coverOf(literals)) {
        (this.#byTrigram[trigram] ??= []).push(place);
      }
    }
  }

  /** For each detector, in their order, 1 where it may find something in a text; any other finds nothing. */
  of({ text, digits }: DetectorInput): Uint8Array {
    const { most, whole } = digits;
    const gates = this.#openWithoutWords(most).slice();
    const trigrams = trigramsIn(text);
    for (let i = 0; i < trigrams.length; i++) {
      const places = this.#byTrigram[trigrams[i]!];
      if (places === undefined) continue;
      for (const place of places) {
        if (gates[place] !== 0) continue;
        const open =
          this.#worded[place]! <= most && whole.trigrams().mayHold(this.#literals[place]!);
        gates[place] = open ? OPEN : SHUT;
      }
    }
    return gates;
  }

  #openWithoutWords(most: number): Uint8Array {
    const digits = Math.min(most, MOST_DIGITS);
    let open = this.#withoutWords.get(digits);
    if (!open) {
      open = Uint8Array.from(this.#bare, (least) => (least <= digits ? OPEN : 0));
      this.#withoutWords.set(digits, open);
    }
    return open;
  }
}
