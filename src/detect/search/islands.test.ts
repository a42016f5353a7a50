import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { digitIslands } from "./islands.js";

describe("digit islands", () => {
  test("leave out what stands far from any digit", () => {
    const far = "a word and another ".repeat(20);
    const { text } = digitIslands(`${far}in 1975 ${far}`);
    expect(text).toContain("in 1975 a word");
    expect(text.length).toBeLessThan(200);
  });

  test("hold every digit of any text, each mapped to its place", () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.string({ maxLength: 60 }), fc.integer().map(String))),
        (parts) => {
          const text = parts.join(" ");
          const islands = digitIslands(text);
          const places = [...islands.text.matchAll(/[0-9]/g)].map(({ index }) =>
            islands.toWhole(index),
          );
          expect(places).toEqual([...text.matchAll(/[0-9]/g)].map(({ index }) => index));
          for (const place of places) expect(text[place]).toMatch(/[0-9]/);
        },
      ),
    );
  });

  test("show the forty characters around a digit as they are", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), fc.string({ maxLength: 300 }), (before, after) => {
        const text = `${before}7${after}`;
        const islands = digitIslands(text);
        const at = [...islands.text.matchAll(/7/g)].find(
          (match) => islands.toWhole(match.index) === before.length,
        )!.index;
        expect(islands.text.slice(Math.max(0, at - 40), at).endsWith(before.slice(-40))).toBe(true);
        expect(islands.text.slice(at + 1).startsWith(after.slice(0, 40))).toBe(true);
      }),
    );
  });
});
