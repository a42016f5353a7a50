/** Individuals that share terms, found one at a time and only as many as are asked for. */

import {
  type Bitmap,
  type Container,
  firstNotBelow,
  lowestBit,
  type Postings,
} from "./postings.js";

/** Found ones are kept. */
export interface Individuals {
  /** The number of the one at an index; -1 when there are not so many. */
  at(index: number): number;
}

/** Of `individuals` how many there are, at most `limit`. */
export function upTo(individuals: Individuals, limit: number): number {
  if (individuals.at(limit - 1) >= 0) return limit;
  let count = 0;
  while (individuals.at(count) >= 0) count++;
  return count;
}

/** All that have one term. */
export class AllOf implements Individuals {
  private readonly ids: Uint32Array;

  constructor(ids: Uint32Array) {
    this.ids = ids;
  }

  at(index: number): number {
    return this.ids[index] ?? -1;
  }
}

/** Those of others that have a further term. */
export class ThoseWith implements Individuals {
  private readonly others: Individuals;
  private readonly postings: Postings;
  private readonly found: number[] = [];
  /** How many of the others have been looked at. */
  private seen = 0;

  constructor(others: Individuals, postings: Postings) {
    this.others = others;
    this.postings = postings;
  }

  at(index: number): number {
    while (this.found.length <= index) {
      const next = this.others.at(this.seen);
      if (next < 0) return -1;
      this.seen++;
      if (this.postings.has(next)) this.found.push(next);
    }
    return this.found[index]!;
  }
}

/** Words or sorted numbers of a container looked at in one go. */
const STEP = 64;

/** Those that have two terms, both with long postings. */
export class InBoth implements Individuals {
  private readonly a: Bitmap;
  private readonly b: Bitmap;
  private readonly found: number[] = [];
  /** The position of the search: a container of `a`, and a place in it. */
  private container = 0;
  private place = 0;

  private readonly onFound: (count: number) => void;

  /** @param onFound called with how many were found by each step of the search */
  constructor(a: Bitmap, b: Bitmap, onFound: (count: number) => void) {
    this.a = a;
    this.b = b;
    this.onFound = onFound;
  }

  at(index: number): number {
    while (this.found.length <= index) {
      const first = this.a.containers[this.container];
      if (first === undefined) return -1;
      const second = this.b.at(first.high);
      const before = this.found.length;
      if (second === undefined || this.step(first, second)) {
        this.container++;
        this.place = 0;
      }
      this.onFound(this.found.length - before);
    }
    return this.found[index]!;
  }

  /** @returns whether the containers are done */
  private step(first: Container, second: Container): boolean {
    const from = this.place;
    this.place += STEP;
    const base = first.high * 0x10000;
    const { found } = this;
    if (first.words !== undefined && second.words !== undefined) {
      pushBits(first.words, second.words, from, base, found);
      return this.place >= first.words.length;
    }
    const [fewer, more] = first.lows === undefined ? [second, first] : [first, second];
    const lows = fewer.lows!;
    const end = Math.min(this.place, lows.length);
    if (more.words !== undefined) pushSet(lows, from, end, more.words, base, found);
    else pushShared(lows, from, end, more.lows!, base, found);
    return end === lows.length;
  }
}

function pushBits(
  a: Uint32Array,
  b: Uint32Array,
  from: number,
  base: number,
  found: number[],
): void {
  for (let i = from; i < from + STEP; i++) {
    for (let word = a[i]! & b[i]!; word !== 0; word &= word - 1) {
      found.push(base + i * 32 + lowestBit(word));
    }
  }
}

function pushSet(
  lows: Uint16Array,
  from: number,
  to: number,
  words: Uint32Array,
  base: number,
  found: number[],
): void {
  for (let i = from; i < to; i++) {
    const low = lows[i]!;
    if (((words[low >>> 5]! >>> (low & 31)) & 1) === 1) found.push(base + low);
  }
}

function pushShared(
  lows: Uint16Array,
  from: number,
  to: number,
  others: Uint16Array,
  base: number,
  found: number[],
): void {
  let at = from === 0 ? 0 : firstNotBelow(others, lows[from]!);
  for (let i = from; i < to; i++) {
    const low = lows[i]!;
    while (at < others.length && others[at]! < low) at++;
    if (others[at] === low) found.push(base + low);
  }
}
