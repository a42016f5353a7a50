/**
 * Individuals that share two terms with long postings, kept from text to text: few terms are that
 * common, and the same pairs of them come again and again.
 */

import { InBoth } from "./individuals.js";
import type { Bitmap } from "./postings.js";

/** Individuals held, at eight bytes each; when there are more all pairs are dropped. */
const CAPACITY = 1 << 24;
/** Pairs held, whether they have individuals or not. */
const MOST_PAIRS = 1 << 17;

export class PairCache {
  private readonly pairs = new Map<number, InBoth>();
  private held = 0;

  get(a: Bitmap, b: Bitmap): InBoth {
    const key = a.id * 2 ** 26 + b.id;
    let pair = this.pairs.get(key);
    if (pair === undefined) {
      if (this.held > CAPACITY || this.pairs.size === MOST_PAIRS) this.clear();
      pair = new InBoth(a, b, (found) => {
        this.held += found;
      });
      this.pairs.set(key, pair);
    }
    return pair;
  }

  private clear(): void {
    this.pairs.clear();
    this.held = 0;
  }
}
