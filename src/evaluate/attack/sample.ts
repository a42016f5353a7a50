/** A random sample of the background, for the development set. */

import { randomNumbers } from "../../document/random.js";
import type { BackgroundDocument } from "../../knowledge/background/background-index.js";

/** A random sample of a stream, the same for the same seed (reservoir sampling). */
export class Sample {
  readonly #size: number;
  readonly #random: () => number;
  readonly #kept: { readonly at: number; readonly document: BackgroundDocument }[] = [];
  #seen = 0;

  constructor(size: number, seed: number) {
    this.#size = size;
    this.#random = randomNumbers(seed);
  }

  add(document: BackgroundDocument): void {
    const at = this.#seen++;
    if (at < this.#size) {
      this.#kept.push({ at, document });
      return;
    }
    const place = Math.floor(this.#random() * this.#seen);
    if (place < this.#size) this.#kept[place] = { at, document };
  }

  /** In the order of the stream. */
  documents(): BackgroundDocument[] {
    return [...this.#kept].sort((a, b) => a.at - b.at).map(({ document }) => document);
  }
}
