/**
 * Postings: the individuals that have a term, as ascending numbers.
 *
 * Short ones are differences in variable length, next to their term; long ones are Roaring bitmaps in
 * the portable form of that format (Lemire et al. 2018, Roaring bitmaps: implementation of an optimized
 * software library), so that other tools read them too. Numbers are divided by their high 16 bits
 * into containers: sorted low halves up to 4,096 of them, a bit for each of the 65,536 above.
 */

import { countWhile } from "../../../document/search.js";
import type { ByteReader, ByteWriter } from "./byte-writer.js";

/** Postings up to this many are kept next to their term; chosen by measurement (bench/term-index.ts). */
export const SHORT_POSTINGS = 512;
/** Most numbers of a container that the format keeps sorted. */
const MAX_SORTED = 4096;
/** Most that are kept sorted in memory: above it a bit each is faster to intersect. */
const MAX_SORTED_HELD = 1024;
const CONTAINER_WORDS = 2048;
/** The format's mark for bitmaps without run containers. */
const COOKIE = 12346;

export interface Postings {
  readonly count: number;
  has(individual: number): boolean;
  toArray(): Uint32Array;
}

export class ShortPostings implements Postings {
  readonly ids: Uint32Array;

  constructor(ids: Uint32Array) {
    this.ids = ids;
  }

  get count(): number {
    return this.ids.length;
  }

  has(individual: number): boolean {
    return contains(this.ids, individual);
  }

  toArray(): Uint32Array {
    return this.ids;
  }
}

/** The numbers of one high half: `lows` sorted, or `words` with a bit each. */
export interface Container {
  readonly high: number;
  readonly count: number;
  readonly lows: Uint16Array | undefined;
  readonly words: Uint32Array | undefined;
}

function containerHas({ lows, words }: Container, low: number): boolean {
  return words === undefined
    ? contains(lows!, low)
    : ((words[low >>> 5]! >>> (low & 31)) & 1) === 1;
}

let bitmaps = 0;

export class Bitmap implements Postings {
  /** Another for each bitmap that is read. */
  readonly id = ++bitmaps;
  readonly count: number;
  readonly containers: readonly Container[];
  /** Memory it takes, about. */
  readonly bytes: number;
  private readonly byHigh: (Container | undefined)[] = [];

  constructor(containers: readonly Container[]) {
    this.containers = containers;
    let count = 0;
    let bytes = 0;
    for (const container of containers) {
      while (this.byHigh.length < container.high) this.byHigh.push(undefined);
      this.byHigh.push(container);
      count += container.count;
      bytes += 100 + (container.words ?? container.lows!).byteLength;
    }
    this.count = count;
    this.bytes = bytes;
  }

  at(high: number): Container | undefined {
    return this.byHigh[high];
  }

  has(individual: number): boolean {
    const container = this.byHigh[individual >>> 16];
    return container !== undefined && containerHas(container, individual & 0xffff);
  }

  toArray(): Uint32Array {
    const ids = new Uint32Array(this.count);
    let at = 0;
    for (const { high, lows, words } of this.containers) {
      const base = high * 0x10000;
      if (lows !== undefined) {
        for (let i = 0; i < lows.length; i++) ids[at++] = base + lows[i]!;
      } else {
        for (let i = 0; i < CONTAINER_WORDS; i++) {
          for (let word = words![i]!; word !== 0; word &= word - 1) {
            ids[at++] = base + i * 32 + lowestBit(word);
          }
        }
      }
    }
    return ids;
  }
}

export const lowestBit = (word: number): number => 31 - Math.clz32(word & -word);

function contains(sorted: Uint32Array | Uint16Array, value: number): boolean {
  return sorted[firstNotBelow(sorted, value)] === value;
}

/** The first place of a number that is not below the value. */
export const firstNotBelow = (sorted: Uint32Array | Uint16Array, value: number): number =>
  countWhile(sorted.length, (i) => sorted[i]! < value);

/** Writes ascending numbers as differences. */
export function writeShort(ids: Uint32Array, count: number, to: ByteWriter): void {
  let last = 0;
  for (let i = 0; i < count; i++) {
    to.varint(ids[i]! - last);
    last = ids[i]!;
  }
}

export function readShort(count: number, from: ByteReader): ShortPostings {
  const ids = new Uint32Array(count);
  let last = 0;
  for (let i = 0; i < count; i++) ids[i] = last += from.varint();
  return new ShortPostings(ids);
}

/** Writes ascending numbers as a Roaring bitmap. */
export function writeBitmap(ids: Uint32Array, count: number, to: ByteWriter): void {
  const starts: number[] = [];
  for (let i = 0; i < count; i++) {
    if (i === 0 || ids[i]! >>> 16 !== ids[i - 1]! >>> 16) starts.push(i);
  }
  starts.push(count);
  const containers = starts.length - 1;
  to.uint32(COOKIE);
  to.uint32(containers);
  for (let c = 0; c < containers; c++) {
    to.uint16(ids[starts[c]!]! >>> 16);
    to.uint16(starts[c + 1]! - starts[c]! - 1);
  }
  let offset = 8 + 8 * containers;
  for (let c = 0; c < containers; c++) {
    to.uint32(offset);
    const size = starts[c + 1]! - starts[c]!;
    offset += size > MAX_SORTED ? CONTAINER_WORDS * 4 : size * 2;
  }
  for (let c = 0; c < containers; c++) {
    if (starts[c + 1]! - starts[c]! <= MAX_SORTED) {
      for (let i = starts[c]!; i < starts[c + 1]!; i++) to.uint16(ids[i]! & 0xffff);
    } else {
      const words = new Uint32Array(CONTAINER_WORDS);
      for (let i = starts[c]!; i < starts[c + 1]!; i++) {
        const low = ids[i]! & 0xffff;
        words[low >>> 5]! |= 1 << (low & 31);
      }
      for (const word of words) to.uint32(word);
    }
  }
}

/**
 * Reads a Roaring bitmap; containers are copied, so that `bytes` can be dropped. The format is
 * little-endian, and so is every machine the models run on.
 */
export function readBitmap(bytes: Buffer): Bitmap {
  const size = bytes.readUInt32LE(4);
  const containers: Container[] = [];
  for (let c = 0; c < size; c++) {
    const high = bytes.readUInt16LE(8 + 4 * c);
    const count = bytes.readUInt16LE(10 + 4 * c) + 1;
    const start = bytes.readUInt32LE(8 + 4 * size + 4 * c);
    const from = bytes.byteOffset + start;
    if (count > MAX_SORTED) {
      const words = new Uint32Array(bytes.buffer.slice(from, from + CONTAINER_WORDS * 4));
      containers.push({ high, count, lows: undefined, words });
    } else {
      const lows = new Uint16Array(bytes.buffer.slice(from, from + count * 2));
      containers.push(
        count > MAX_SORTED_HELD
          ? { high, count, lows: undefined, words: wordsOf(lows) }
          : { high, count, lows, words: undefined },
      );
    }
  }
  return new Bitmap(containers);
}

function wordsOf(lows: Uint16Array): Uint32Array {
  const words = new Uint32Array(CONTAINER_WORDS);
  for (let i = 0; i < lows.length; i++) words[lows[i]! >>> 5]! |= 1 << (lows[i]! & 31);
  return words;
}
