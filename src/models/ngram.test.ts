import fc from "fast-check";
import { expect, test } from "vitest";
import { createNgramReader } from "./ngram.js";
import { bitCount, readNgramFile } from "./ngram-file.js";

/** N-grams as pieces joined by spaces -> natural logarithms of probability and back-off. */
type Ngrams = Readonly<Record<string, readonly [probability: number, backoff: number]>>;

const FOUR: Ngrams = {
  "0": [-1, -0.5],
  "1": [-2, -0.25],
  "2": [-3, 0],
  "3": [-4, 0],
  "0 1": [-0.5, -0.125],
  "0 3": [-0.75, 0],
  "1 2": [-1.5, 0],
  "0 1 2": [-0.25, 0],
};

const piecesOf = (key: string): number[] => key.split(" ").map(Number);

/** A file of the format, every section in its place. */
function fileOf(ngrams: Ngrams, order: number, backward = 0): Uint8Array {
  const levels = Array.from({ length: order }, (_, i) =>
    Object.keys(ngrams)
      .filter((key) => piecesOf(key).length === i + 1)
      .sort((a, b) => compare(piecesOf(a), piecesOf(b))),
  );
  const childCount = (key: string): number =>
    Object.keys(ngrams).filter((other) => other.replace(/ ?\d+$/, "") === key).length;
  const contexts = levels.map((keys) => keys.filter((key) => childCount(key) > 0));
  const sections: ArrayBufferView[] = [
    Buffer.from("PLMNGRAM"),
    Uint32Array.of(1, order, backward),
    new Uint8Array(32).fill(0xab),
    Uint32Array.from(levels.flatMap((keys, i) => [keys.length, contexts[i]!.length])),
  ];
  for (const [i, keys] of levels.entries()) {
    sections.push(...coded(keys.map((key) => ngrams[key]![0])));
    if (i > 0) sections.push(Uint16Array.from(keys, (key) => piecesOf(key).at(-1)!));
    if (i + 1 === order) continue;
    const bits = new Uint8Array((keys.length + 7) >> 3);
    for (const [j, key] of keys.entries()) if (childCount(key) > 0) bits[j >> 3]! |= 1 << (j & 7);
    sections.push(bits, Uint16Array.from(contexts[i]!, childCount));
    sections.push(...coded(contexts[i]!.map((key) => ngrams[key]![1])));
  }
  return Buffer.concat(
    sections.map((part) => {
      const bytes = Buffer.from(part.buffer, part.byteOffset, part.byteLength);
      return Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)]);
    }),
  );
}

const compare = (a: number[], b: number[]): number => {
  const at = a.findIndex((piece, i) => piece !== b[i]);
  return at < 0 ? 0 : a[at]! - b[at]!;
};

function coded(values: number[]): [Float32Array, Uint8Array] {
  const table = [...new Set(values)].sort((a, b) => a - b);
  const padded = Float32Array.from(
    { length: 256 },
    (_, i) => table[Math.min(i, table.length - 1)]!,
  );
  return [padded, Uint8Array.from(values, (value) => table.indexOf(value))];
}

/** Back-off as its definition says. */
function expected(ngrams: Ngrams, context: number[], piece: number): number {
  const found = ngrams[[...context, piece].join(" ")];
  if (found) return found[0];
  const backoff = hasChildren(ngrams, context) ? ngrams[context.join(" ")]![1] : 0;
  return backoff + expected(ngrams, context.slice(1), piece);
}

const hasChildren = (ngrams: Ngrams, context: number[]): boolean =>
  Object.keys(ngrams).some((key) => key.replace(/ ?\d+$/, "") === context.join(" "));

test("the tables come back as written", () => {
  const file = readNgramFile(fileOf(FOUR, 3, 1), "test");
  expect(file).toMatchObject({ order: 3, backward: true, vocabulary: "ab".repeat(32) });
  expect(file.levels.map(({ length }) => length)).toEqual([4, 3, 1]);
  expect([...file.levels[1]!.words]).toEqual([1, 3, 2]);
  expect([...file.levels[0]!.children]).toEqual([0, 2, 3]);
});

test("a view that begins at an odd byte reads the same", () => {
  const bytes = new Uint8Array(fileOf(FOUR, 3));
  const shifted = Buffer.from(new ArrayBuffer(bytes.length + 1), 1);
  shifted.set(bytes);
  expect(readNgramFile(shifted, "test")).toEqual(readNgramFile(bytes, "test"));
});

test.each<[string, number[], number[]]>([
  ["a piece alone", [2], [-3]],
  ["a held pair", [0, 1], [-1, -0.5]],
  ["three held pieces", [0, 1, 2], [-1, -0.5, -0.25]],
  ["a pair that is not held: the context's back-off", [0, 2], [-1, -3.5]],
  ["two back-offs", [0, 1, 3], [-1, -0.5, -0.125 - 0.25 - 4]],
  ["a context that was not held has none", [2, 1, 2], [-3, -2, -1.5]],
])("%s", (_, pieces, logProbabilities) => {
  const reader = createNgramReader(readNgramFile(fileOf(FOUR, 3), "test"));
  for (let run = 0; run < 2; run++) {
    reader.reset();
    expect(pieces.map((piece) => reader.read(piece))).toEqual(logProbabilities);
  }
});

test("any model scores as back-off is defined", () => {
  const pieces = fc.integer({ min: 0, max: 40 });
  const sequences = fc.array(fc.array(pieces, { minLength: 2, maxLength: 4 }), { maxLength: 60 });
  const value = fc.integer({ min: -64, max: 0 }).map((eighths) => eighths / 8);
  fc.assert(
    fc.property(sequences, fc.infiniteStream(value), fc.array(pieces), (held, values, text) => {
      const keys = new Set(Array.from({ length: 41 }, (_, piece) => String(piece)));
      for (const sequence of held) {
        for (let from = 0; from < sequence.length; from++) {
          for (let to = from + 1; to <= sequence.length; to++) {
            keys.add(sequence.slice(from, to).join(" "));
          }
        }
      }
      const next = (): number => values.next().value as number;
      const ngrams = Object.fromEntries([...keys].map((key) => [key, [next(), next()] as const]));
      const reader = createNgramReader(readNgramFile(fileOf(ngrams, 4), "test"));
      for (const [i, piece] of text.entries()) {
        const context = text.slice(Math.max(0, i - 3), i);
        expect(reader.read(piece)).toBe(expected(ngrams, context, piece));
      }
    }),
    { numRuns: 50 },
  );
});

test.each<[string, (bytes: Uint8Array) => Uint8Array]>([
  ["no bytes", () => new Uint8Array(0)],
  ["another beginning", (bytes) => bytes.fill(0x41, 0, 1)],
  ["another version", (bytes) => bytes.fill(2, 8, 9)],
  ["an order of none", (bytes) => bytes.fill(0, 12, 13)],
  ["another size", (bytes) => bytes.fill(9, 60, 61)],
  ["a byte too few", (bytes) => bytes.subarray(0, bytes.length - 1)],
  ["a byte too many", (bytes) => Buffer.concat([bytes, Buffer.alloc(1)])],
])("refuses %s", (_, change) => {
  expect(() => readNgramFile(change(fileOf(FOUR, 3)), "test")).toThrow(
    expect.objectContaining({ code: "MODEL_INVALID" }),
  );
});

test("bits are counted", () => {
  fc.assert(
    fc.property(fc.integer(), (bits) => {
      expect(bitCount(bits)).toBe((bits >>> 0).toString(2).replaceAll("0", "").length);
    }),
  );
});
