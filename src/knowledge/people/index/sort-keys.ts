/**
 * Sorts many keys that lie one after another in memory: quicksort in three parts over four bytes at a
 * time (Bentley and Sedgewick 1997, Fast algorithms for sorting and searching strings), each key's
 * four bytes kept beside it.
 */

import { compareBytes } from "./key.js";

/** Keys in memory: key `i` is `bytes` from `starts[i]` to `starts[i + 1]`. All different. */
export interface Keys {
  readonly bytes: Uint8Array;
  readonly starts: Uint32Array;
}

const SMALL = 16;

/** Puts `order`, which holds numbers of keys, into the order of their bytes. */
export function sortKeys(keys: Keys, order: Uint32Array): void {
  const words = new Uint32Array(order.length);
  read(0, order.length, 0);
  sort(0, order.length, 0);

  /** Sorts `order` from `low` to `high`, whose keys agree in their first `depth` bytes. */
  function sort(low: number, high: number, depth: number): void {
    while (high - low > SMALL) {
      const pivot = median(words[low]!, words[(low + high) >>> 1]!, words[high - 1]!);
      let less = low;
      let more = high;
      for (let i = low; i < more; ) {
        if (words[i]! < pivot) swap(i++, less++);
        else if (words[i]! > pivot) swap(i, --more);
        else i++;
      }
      sortEqual(less, more, depth + 4);
      if (less - low < high - more) {
        sort(low, less, depth);
        low = more;
      } else {
        sort(more, high, depth);
        high = less;
      }
    }
    insertionSort(low, high, depth);
  }

  /** Keys that end before `depth` come first: they differ by zero bytes alone, so there are few. */
  function sortEqual(low: number, high: number, depth: number): void {
    let ended = low;
    for (let i = low; i < high; i++) {
      if (lengthOf(order[i]!) <= depth) swap(i, ended++);
    }
    insertionSort(low, ended, depth - 4);
    if (high - ended > SMALL) read(ended, high, depth);
    sort(ended, high, depth);
  }

  function insertionSort(low: number, high: number, depth: number): void {
    for (let i = low + 1; i < high; i++) {
      const key = order[i]!;
      let at = i;
      while (at > low && compareFrom(order[at - 1]!, key, depth) > 0) {
        order[at] = order[at - 1]!;
        at--;
      }
      order[at] = key;
    }
  }

  function compareFrom(a: number, b: number, depth: number): number {
    const { bytes, starts } = keys;
    return compareBytes(
      bytes,
      starts[a]! + depth,
      starts[a + 1]!,
      bytes,
      starts[b]! + depth,
      starts[b + 1]!,
    );
  }

  function lengthOf(key: number): number {
    return keys.starts[key + 1]! - keys.starts[key]!;
  }

  /** Fetches the four bytes from `depth` on of each key; zeros beyond its end. */
  function read(low: number, high: number, depth: number): void {
    const { bytes, starts } = keys;
    for (let i = low; i < high; i++) {
      const start = starts[order[i]!]! + depth;
      const end = starts[order[i]! + 1]!;
      let word = 0;
      for (let at = start; at < start + 4; at++) word = (word << 8) | (at < end ? bytes[at]! : 0);
      words[i] = word;
    }
  }

  function swap(a: number, b: number): void {
    const key = order[a]!;
    order[a] = order[b]!;
    order[b] = key;
    const word = words[a]!;
    words[a] = words[b]!;
    words[b] = word;
  }
}

const median = (a: number, b: number, c: number): number =>
  Math.max(Math.min(a, b), Math.min(Math.max(a, b), c));
