/**
 * Which detectors can find anything in a text, from what their expressions cannot do without: digits close
 * together, words. Most detectors have nothing to look for in most texts, and an expression that is never tried is
 * never compiled. One reading of the text asks for all of them.
 */

import { type Shape, shapeOf } from "../search/shape.js";
import { COMMON, type Literal, TRIGRAMS, trigramsIn } from "../search/trigrams.js";
import type { Detector, DetectorInput } from "./detector.js";

/** Of a detector that does not say what it needs. */
const ANYTHING: Shape = { digits: 0, reach: Number.POSITIVE_INFINITY };

/** No expression needs more digits. */
const MOST_DIGITS = 100;

/** A word that opens a detector, as one of its trigrams finds it. */
interface Key {
  readonly place: number;
  readonly word: Literal;
  /** Where in the word the trigram is. */
  readonly at: number;
}

export class Gates {
  /** Digits with which a detector may find something whatever the words, and with one of its words. */
  readonly #bare: Float64Array;
  readonly #worded: Float64Array;
  /** Each word under one of its trigrams. */
  readonly #keys = new Array<Key[] | undefined>(TRIGRAMS).fill(undefined);
  /** What is open without any word, by the digits of a text's largest cluster. */
  readonly #withoutWords = new Map<number, Uint8Array>();

  constructor(detectors: readonly Detector[]) {
    this.#bare = new Float64Array(detectors.length).fill(Number.POSITIVE_INFINITY);
    this.#worded = new Float64Array(detectors.length).fill(Number.POSITIVE_INFINITY);
    for (const [place, { digits = 0, needs }] of detectors.entries()) {
      const words = new Map<string, Literal>();
      for (const shape of needs?.map(shapeOf) ?? [ANYTHING]) {
        const by = shape.literals ? this.#worded : this.#bare;
        by[place] = Math.min(by[place]!, Math.max(digits, shape.digits));
        for (const word of shape.literals ?? []) words.set(word.join(), word);
      }
      for (const word of words.values()) this.#addKey(place, word);
    }
  }

  /** For each detector, in their order, 1 where it may find something in a text; any other finds nothing. */
  of({ text, digits: { most } }: DetectorInput): Uint8Array {
    const gates = this.#openWithoutWords(most).slice();
    const trigrams = trigramsIn(text);
    for (let i = 0; i < trigrams.length; i++) {
      const keys = this.#keys[trigrams[i]!];
      if (keys === undefined) continue;
      for (let k = 0; k < keys.length; k++) {
        const { place, word, at } = keys[k]!;
        if (gates[place] === 0 && this.#worded[place]! <= most && isAt(word, trigrams, i - at)) {
          gates[place] = 1;
        }
      }
    }
    return gates;
  }

  /** Puts a word under the trigram that the fewest texts and other words have. */
  #addKey(place: number, word: Literal): void {
    const worth = (hash: number): number =>
      -(this.#keys[hash]?.length ?? 0) - (COMMON.has(hash) ? 1_000 : 0);
    let at = 0;
    for (let i = 1; i < word.length; i++) if (worth(word[i]!) > worth(word[at]!)) at = i;
    (this.#keys[word[at]!] ??= []).push({ place, word, at });
  }

  #openWithoutWords(most: number): Uint8Array {
    const digits = Math.min(most, MOST_DIGITS);
    let open = this.#withoutWords.get(digits);
    if (!open) {
      open = Uint8Array.from(this.#bare, (least) => (least <= digits ? 1 : 0));
      this.#withoutWords.set(digits, open);
    }
    return open;
  }
}

/** Whether a text has a word at a place. */
function isAt(word: Literal, text: Literal, start: number): boolean {
  if (start < 0 || start + word.length > text.length) return false;
  for (let i = 0; i < word.length; i++) if (word[i] !== text[start + i]) return false;
  return true;
}
