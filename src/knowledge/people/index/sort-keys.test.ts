import fc from "fast-check";
import { expect, test } from "vitest";
import { sortKeys } from "./sort-keys.js";

/** Keys out of few different bytes, zero among them, so that many share long beginnings. */
const key = fc
  .array(fc.constantFrom(0, 1, 97, 255), { minLength: 1, maxLength: 14 })
  .map((bytes) => Buffer.from(bytes));

function sorted(keys: readonly Buffer[]): Buffer[] {
  const starts = new Uint32Array(keys.length + 1);
  for (const [i, one] of keys.entries()) starts[i + 1] = starts[i]! + one.length;
  const order = Uint32Array.from(keys.keys());
  sortKeys({ bytes: Buffer.concat(keys), starts }, order);
  return Array.from(order, (number) => keys[number]!);
}

test("keys come into the order of their bytes", () => {
  const distinct = fc.uniqueArray(key, {
    selector: (bytes) => bytes.toString("hex"),
    maxLength: 600,
  });
  fc.assert(
    fc.property(distinct, (keys) => {
      expect(sorted(keys)).toEqual([...keys].sort(Buffer.compare));
    }),
    { numRuns: 300 },
  );
});

test("keys that are in order already, or in reverse, are sorted too", () => {
  const keys = Array.from({ length: 50_000 }, (_, i) => Buffer.from(String(i).padStart(8, "0")));
  const inOrder = Buffer.concat(keys);
  expect(Buffer.concat(sorted(keys)).equals(inOrder)).toBe(true);
  expect(Buffer.concat(sorted([...keys].reverse())).equals(inOrder)).toBe(true);
});
