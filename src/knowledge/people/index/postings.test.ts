import fc from "fast-check";
import { RoaringBitmap32 } from "roaring-wasm";
import { describe, expect, test } from "vitest";
import { ByteReader, ByteWriter } from "./byte-writer.js";
import { InBoth, ThoseWith, upTo } from "./individuals.js";
import { countShared } from "./intersection.js";
import {
  type Postings,
  readBitmap,
  readShort,
  ShortPostings,
  writeBitmap,
  writeShort,
} from "./postings.js";

/** Ascending numbers with dense and sparse stretches, so that all kinds of containers come up. */
const ids = fc
  .array(
    fc.record({
      start: fc.integer({ min: 0, max: 400_000 }),
      size: fc.integer({ min: 1, max: 6_000 }),
      step: fc.constantFrom(1, 2, 7, 61, 1021),
    }),
    { minLength: 1, maxLength: 5 },
  )
  .map((stretches) => {
    const numbers = new Set<number>();
    for (const { start, size, step } of stretches) {
      for (let i = 0; i < size; i++) numbers.add(start + i * step);
    }
    return Uint32Array.from(numbers).sort();
  });

function written(numbers: Uint32Array): Buffer {
  const bytes = new ByteWriter();
  writeBitmap(numbers, numbers.length, bytes);
  return bytes.view();
}

const same = (a: Uint32Array, b: Uint32Array) =>
  a.length === b.length && a.every((id, i) => id === b[i]);
const bitmapOf = (numbers: Uint32Array) => readBitmap(written(numbers));
/** What the first set shares with all others, in its order. */
function common([first, ...others]: readonly Uint32Array[]): number[] {
  const sets = others.map((ids) => new Set(ids));
  return [...first!].filter((id) => sets.every((set) => set.has(id)));
}

describe("long postings", () => {
  test("are Roaring bitmaps in the portable format", () => {
    fc.assert(
      fc.property(ids, (numbers) => {
        const bytes = written(numbers);
        const theirs = RoaringBitmap32.deserialize(bytes, "portable");
        expect(same(theirs.toUint32Array(), numbers)).toBe(true);
        expect(Buffer.from(theirs.serialize("portable")).equals(bytes)).toBe(true);
        theirs.dispose();
      }),
      { numRuns: 25 },
    );
  });

  test("come back as they were", () => {
    fc.assert(
      fc.property(ids, fc.array(fc.nat(500_000), { maxLength: 50 }), (numbers, asked) => {
        const bitmap = bitmapOf(numbers);
        expect(same(bitmap.toArray(), numbers)).toBe(true);
        expect(bitmap.count).toBe(numbers.length);
        for (const id of asked) expect(bitmap.has(id)).toBe(numbers.includes(id));
        for (const id of numbers.subarray(0, 50)) expect(bitmap.has(id)).toBe(true);
      }),
      { numRuns: 25 },
    );
  });
});

test("short postings come back as they were", () => {
  const number = fc.integer({ min: 0, max: 2 ** 32 - 1 });
  fc.assert(
    fc.property(fc.uniqueArray(number), (unsorted) => {
      const numbers = Uint32Array.from(unsorted).sort();
      const bytes = new ByteWriter();
      writeShort(numbers, numbers.length, bytes);
      const postings = readShort(numbers.length, new ByteReader(bytes.view()));
      expect(postings.toArray()).toEqual(numbers);
      for (const id of numbers) expect(postings.has(id)).toBe(true);
    }),
  );
});

describe("what several postings have in common", () => {
  const sets = fc.array(ids, { minLength: 1, maxLength: 5 });
  const short = fc.uniqueArray(fc.nat(30_000), { maxLength: 200 });
  const limits = fc.constantFrom(1, 5, 100, 5_000, Number.POSITIVE_INFINITY);

  test("is counted and found, of long ones", () => {
    fc.assert(
      fc.property(sets, limits, (numbers, limit) => {
        numbers.sort((a, b) => a.length - b.length);
        const postings = numbers.map(bitmapOf);
        const all = common(numbers);
        const found: number[] = [];
        const count = Math.min(limit, all.length);
        expect(countShared(postings, limit)).toBe(count);
        expect(countShared(postings, limit, found)).toBe(count);
        expect(found).toEqual(all.slice(0, count));
      }),
      { numRuns: 40 },
    );
  });

  test("is counted and found, of a short one with others", () => {
    fc.assert(
      fc.property(short, sets, limits, (few, numbers, limit) => {
        const first = Uint32Array.from(few).sort();
        const postings: Postings[] = [new ShortPostings(first), ...numbers.map(bitmapOf)];
        const all = common([first, ...numbers]);
        const found: number[] = [];
        const count = Math.min(limit, all.length);
        expect(countShared(postings, limit, found)).toBe(count);
        expect(found).toEqual(all.slice(0, count));
      }),
      { numRuns: 40 },
    );
  });

  test("is found one at a time", () => {
    fc.assert(
      fc.property(ids, ids, ids, fc.integer({ min: 1, max: 9 }), (a, b, c, limit) => {
        let told = 0;
        const pair = new InBoth(bitmapOf(a), bitmapOf(b), (found) => {
          told += found;
        });
        const three = new ThoseWith(pair, bitmapOf(c));
        const ofPair = common([a, b]);
        const ofThree = common([a, b, c]);
        expect(upTo(three, limit)).toBe(Math.min(limit, ofThree.length));
        expect(upTo(pair, limit)).toBe(Math.min(limit, ofPair.length));
        expect(ofThree.map((_, i) => three.at(i))).toEqual(ofThree);
        expect(three.at(ofThree.length)).toBe(-1);
        expect(ofPair.map((_, i) => pair.at(i))).toEqual(ofPair);
        expect(pair.at(ofPair.length)).toBe(-1);
        expect(told).toBe(ofPair.length);
      }),
      { numRuns: 40 },
    );
  });
});
