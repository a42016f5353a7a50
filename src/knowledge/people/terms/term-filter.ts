/**
 * Tells quickly that no term begins with a row of tokens, so that a text is searched without asking the
 * dictionary about every row: a Bloom filter over the terms and all their beginnings. What it lets
 * through may still be no term; what it rejects is none. (Putze, Sanders, Singler 2007, Cache-, Hash-
 * and Space-Efficient Bloom Filters: blocked, so that a look-up touches one place in memory.)
 */

import { createHash } from "node:crypto";

/** Hash of a row of tokens, grown token by token: two numbers of 32 bits. */
export interface RowHash {
  readonly a: number;
  readonly b: number;
}

export const EMPTY_ROW: RowHash = { a: 0x9e3779b9, b: 0x85ebca6b };

/** The hash of a row and one more token. */
export function addToken(row: RowHash, token: string): RowHash {
  let a = row.a;
  let b = row.b;
  for (let i = 0; i < token.length; i++) {
    const code = token.charCodeAt(i);
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(b ^ code, 0x5bd1e995);
    b ^= b >>> 15;
  }
  return { a: mix(a ^ 0x20), b: mix(b + 0x7f4a7c15) };
}

function mix(value: number): number {
  let x = value | 0;
  x = Math.imul(x ^ (x >>> 16), 0x7feb352d);
  x = Math.imul(x ^ (x >>> 15), 0x846ca68b);
  return (x ^ (x >>> 16)) >>> 0;
}

const WORDS_A_BLOCK = 16; // of 32 bits: one cache line
const BITS_A_ENTRY = 10;
const PROBES = 4;
/** Beginnings and whole terms together; measured on names, places and dates. */
const ENTRIES_A_TERM = 3.5;
/** Sets whole terms apart from beginnings. */
const WHOLE = 0x3c6ef372;

/** One line before the bits. */
const headOf = (identity: string, body: Uint8Array): string =>
  `palimpsest term filter 1 ${identity} ${createHash("sha256").update(body).digest("hex")}\n`;

export class TermFilter {
  readonly #blocks: number;
  readonly #words: Uint32Array;

  private constructor(words: Uint32Array) {
    this.#words = words;
    this.#blocks = words.length / WORDS_A_BLOCK;
  }

  /** @param expected how many terms will be added; more than that only make it slower */
  static empty(expected: number): TermFilter {
    const bits = Math.max(1, expected) * ENTRIES_A_TERM * BITS_A_ENTRY;
    const blocks = Math.ceil(bits / (32 * WORDS_A_BLOCK));
    return new TermFilter(new Uint32Array(blocks * WORDS_A_BLOCK));
  }

  static of(terms: Iterable<string>, expected: number): TermFilter {
    const filter = TermFilter.empty(expected);
    for (const term of terms) filter.add(term);
    return filter;
  }

  /** Adds a folded term. */
  add(term: string): void {
    let row = EMPTY_ROW;
    for (const token of term.split(" ")) {
      row = addToken(row, token);
      this.#set(row.a, row.b);
    }
    this.#set(row.a ^ WHOLE, row.b);
  }

  /** False where no term begins with the row. */
  mayBegin(row: RowHash): boolean {
    return this.#test(row.a, row.b);
  }

  /** False where the row is no term. */
  mayBeTerm(row: RowHash): boolean {
    return this.#test(row.a ^ WHOLE, row.b);
  }

  /** @param identity of the index, so that the filter of another one is not taken */
  toBytes(identity: string): Uint8Array {
    const { buffer, byteOffset, byteLength } = this.#words;
    const body = new Uint8Array(buffer, byteOffset, byteLength);
    return Buffer.concat([Buffer.from(headOf(identity, body)), body]);
  }

  /** Undefined where the bytes are no whole filter of this index and release. */
  static fromBytes(bytes: Uint8Array, identity: string): TermFilter | undefined {
    const end = bytes.indexOf(0x0a) + 1;
    const body = bytes.slice(end);
    const head = Buffer.from(bytes.subarray(0, end)).toString("utf8");
    if (end === 0 || body.length === 0 || head !== headOf(identity, body)) return undefined;
    return new TermFilter(new Uint32Array(body.buffer, body.byteOffset, body.length / 4));
  }

  #set(a: number, b: number): void {
    const block = this.#block(a);
    let probe = b;
    for (let i = 0; i < PROBES; i++) {
      this.#words[block + ((probe >>> 5) & 15)]! |= 1 << (probe & 31);
      probe = (probe >>> 9) | (probe << 23);
    }
  }

  #test(a: number, b: number): boolean {
    const block = this.#block(a);
    let probe = b;
    for (let i = 0; i < PROBES; i++) {
      if ((this.#words[block + ((probe >>> 5) & 15)]! & (1 << (probe & 31))) === 0) return false;
      probe = (probe >>> 9) | (probe << 23);
    }
    return true;
  }

  /** First word of the block of a hash. */
  #block(a: number): number {
    return (mix(a) % this.#blocks) * WORDS_A_BLOCK;
  }
}
