import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { createTokenizer } from "./tokenizer.js";
import { windowsAtSentences, windowsOf } from "./windows.js";

test("a short text is one window", () => {
  expect(windowsOf(3, 10, 6)).toEqual([{ start: 0, end: 3, keepFrom: 0, keepTo: 3 }]);
  expect(windowsOf(10, 10, 6)).toHaveLength(1);
});

test("an empty text has none", () => {
  expect(windowsOf(0, 10, 6)).toEqual([]);
});

test("neighbours share their overlap half and half", () => {
  expect(windowsOf(14, 10, 6)).toEqual([
    { start: 0, end: 10, keepFrom: 0, keepTo: 8 },
    { start: 6, end: 14, keepFrom: 8, keepTo: 14 },
  ]);
});

test("every piece is kept once, by the window that sees most around it", () => {
  const sizes = fc
    .tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 40 }))
    .map(([a, b]) => ({ size: Math.max(a, b), stride: Math.min(a, b) }));
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), sizes, (count, { size, stride }) => {
      const windows = windowsOf(count, size, stride);
      let next = 0;
      for (const { start, end, keepFrom, keepTo } of windows) {
        expect(end - start).toBeLessThanOrEqual(size);
        expect(keepFrom).toBe(next);
        expect(start).toBeLessThanOrEqual(keepFrom);
        expect(keepTo).toBeLessThanOrEqual(end);
        next = keepTo;
      }
      expect(next).toBe(count);
      const context = (piece: number, window: { start: number; end: number }): number =>
        Math.min(
          window.start === 0 ? Number.POSITIVE_INFINITY : piece - window.start,
          window.end === count ? Number.POSITIVE_INFINITY : window.end - 1 - piece,
        );
      for (const owner of windows) {
        for (let piece = owner.keepFrom; piece < owner.keepTo; piece++) {
          const others = windows.filter(({ start, end }) => start <= piece && piece < end);
          const best = Math.max(...others.map((window) => context(piece, window)));
          // an odd overlap has no middle; with three windows over a piece the half is not the best
          if (others.length <= 2) expect(context(piece, owner)).toBeGreaterThanOrEqual(best - 1);
        }
      }
    }),
  );
});

const tokenizer = createTokenizer(
  readFileSync(new URL("../../models/recognizer/vocab.txt", import.meta.url), "utf8"),
);

test("windows at sentences own every piece once", () => {
  const words = fc.constantFrom(
    "a",
    "Ann",
    "of",
    "Bergström",
    "1970",
    ".",
    "!",
    "\n",
    "\n\n",
    ",",
    "x".repeat(90),
  );
  fc.assert(
    fc.property(
      fc.array(words, { maxLength: 300 }),
      fc.integer({ min: 4, max: 60 }),
      (list, size) => {
        const text = list.join(" ");
        const encoding = tokenizer.encode(text);
        let next = 0;
        for (const { start, end, keepFrom, keepTo } of windowsAtSentences(encoding, text, size)) {
          expect(end - start).toBeLessThanOrEqual(size);
          expect(keepFrom).toBe(next);
          expect(start).toBe(Math.max(0, next - Math.min(16, size >> 3)));
          expect(keepTo).toBeGreaterThan(keepFrom);
          expect(keepTo).toBeLessThanOrEqual(end);
          next = keepTo;
        }
        expect(next).toBe(encoding.length);
      },
    ),
  );
});

test("a window ends with the last sentence that fits", () => {
  const text = "Ann saw Bob. Bob saw nobody there. It rained all day long.";
  const encoding = tokenizer.encode(text);
  const parts = windowsAtSentences(encoding, text, 12).map(({ keepFrom, keepTo }) =>
    text.slice(encoding.starts[keepFrom], encoding.ends[keepTo - 1]),
  );
  expect(parts).toEqual(["Ann saw Bob. Bob saw nobody there.", "It rained all day long."]);
});
