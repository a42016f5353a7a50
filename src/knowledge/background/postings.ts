/**
 * Which documents hold a term, and how often: compact arrays, built by appending and sorted once.
 *
 * An entry is 32 bits: the document's number in the upper 24, the count (at most 255) in the lower 8.
 * While it is built an entry takes 8 bytes; afterwards 4, and 8 more for each different term.
 */

import { countWhile } from "../../document/search.js";
import { PARTS } from "./term-key.js";

export const MAX_DOCUMENTS = 1 << 24;

export const documentOf = (entry: number): number => entry >>> 8;
export const countOf = (entry: number): number => entry & 0xff;

/** Entries of one term, in order of documents. */
export interface PostingsRange {
  readonly entries: Uint32Array;
  readonly start: number;
  readonly end: number;
}

interface Part {
  /** Low bits of its terms, ascending. */
  readonly terms: Uint32Array;
  /** Where the entries of a term start; one more than there are terms. */
  readonly starts: Uint32Array;
  readonly entries: Uint32Array;
}

const CHUNK = 1 << 13;

/** Pairs of low bits and entry, in chunks, so that growing never copies. */
class Pairs {
  readonly chunks: Uint32Array[] = [];
  #at = 2 * CHUNK;

  push(low: number, entry: number): void {
    if (this.#at === 2 * CHUNK) {
      this.chunks.push(new Uint32Array(2 * CHUNK));
      this.#at = 0;
    }
    const chunk = this.chunks[this.chunks.length - 1]!;
    chunk[this.#at++] = low;
    chunk[this.#at++] = entry;
  }

  get length(): number {
    return (this.chunks.length - 1) * CHUNK + this.#at / 2;
  }
}

export class PostingsBuilder {
  #parts: Pairs[] | undefined = Array.from({ length: PARTS }, () => new Pairs());

  /** Documents must come in ascending order. */
  add(low: number, part: number, document: number, count: number): void {
    this.#parts![part]!.push(low, ((document << 8) | Math.min(count, 255)) >>> 0);
  }

  /** Sorts and packs; the builder is empty afterwards. */
  finish(): Postings {
    const pairs = this.#parts!;
    this.#parts = undefined;
    return new Postings(
      Array.from({ length: PARTS }, (_, part) => {
        const packed = pack(pairs[part]!);
        pairs[part]!.chunks.length = 0;
        return packed;
      }),
    );
  }
}

function pack(pairs: Pairs): Part {
  const length = pairs.length;
  let lows = new Uint32Array(length);
  let entries = new Uint32Array(length);
  for (let i = 0; i < length; i++) {
    const chunk = pairs.chunks[i >>> 13]!;
    const at = 2 * (i & (CHUNK - 1));
    lows[i] = chunk[at]!;
    entries[i] = chunk[at + 1]!;
  }
  [lows, entries] = sortByLow(lows, entries);
  let different = 0;
  for (let i = 0; i < length; i++) if (i === 0 || lows[i] !== lows[i - 1]) different++;
  const terms = new Uint32Array(different);
  const starts = new Uint32Array(different + 1);
  for (let i = 0, term = 0; i < length; i++) {
    if (i > 0 && lows[i] === lows[i - 1]) continue;
    terms[term] = lows[i]!;
    starts[term++] = i;
  }
  starts[different] = length;
  return { terms, starts, entries };
}

/** Stable radix sort, so that documents stay in order within a term. */
function sortByLow(
  lows: Uint32Array<ArrayBuffer>,
  entries: Uint32Array<ArrayBuffer>,
): [Uint32Array<ArrayBuffer>, Uint32Array<ArrayBuffer>] {
  let from: [Uint32Array<ArrayBuffer>, Uint32Array<ArrayBuffer>] = [lows, entries];
  let to: typeof from = [new Uint32Array(lows.length), new Uint32Array(lows.length)];
  for (const [shift, bits] of [
    [0, 11],
    [11, 11],
    [22, 10],
  ] as const) {
    const next = new Uint32Array((1 << bits) + 1);
    const mask = (1 << bits) - 1;
    const [fromLows, fromEntries] = from;
    const [toLows, toEntries] = to;
    for (let i = 0; i < fromLows.length; i++) next[((fromLows[i]! >>> shift) & mask) + 1]!++;
    for (let i = 0; i < mask; i++) next[i + 1]! += next[i]!;
    for (let i = 0; i < fromLows.length; i++) {
      const low = fromLows[i]!;
      const place = next[(low >>> shift) & mask]!++;
      toLows[place] = low;
      toEntries[place] = fromEntries[i]!;
    }
    [from, to] = [to, from];
  }
  return from;
}

export class Postings {
  readonly #parts: readonly Part[];

  constructor(parts: readonly Part[]) {
    this.#parts = parts;
  }

  /** The entries of a term; undefined where no document holds it. */
  find(low: number, part: number): PostingsRange | undefined {
    const { terms, starts, entries } = this.#parts[part]!;
    const from = countWhile(terms.length, (i) => terms[i]! < low);
    if (terms[from] !== low) return undefined;
    return { entries, start: starts[from]!, end: starts[from + 1]! };
  }

  /** Calls back for the entries of every term. */
  forEach(each: (range: PostingsRange) => void): void {
    for (const { starts, entries } of this.#parts) {
      for (let i = 0; i + 1 < starts.length; i++) {
        each({ entries, start: starts[i]!, end: starts[i + 1]! });
      }
    }
  }
}

/** How often `document` holds the term; 0 where it does not. */
export function countIn({ entries, start, end }: PostingsRange, document: number): number {
  const wanted = (document << 8) >>> 0;
  const from = start + countWhile(end - start, (i) => entries[start + i]! < wanted);
  return from < end && documentOf(entries[from]!) === document ? countOf(entries[from]!) : 0;
}
