import fc from "fast-check";
import { expect, test } from "vitest";
import { parsed, wellFormedRows } from "./csv-rows.js";

const TEXT = fc
  .array(fc.constantFrom("a", "é", "😀", ",", ";", '"', '""', "\n", "\r\n", "\r", " ", "\ufeff"), {
    maxLength: 14,
  })
  .map((parts) => parts.join(""));

test("what is well formed reads as the parser reads it; anything else is left to it", () => {
  let wellFormed = 0;
  fc.assert(
    fc.property(TEXT, fc.constantFrom("," as const, ";" as const), (source, delimiter) => {
      const rows = wellFormedRows(source, delimiter);
      if (!rows) return;
      wellFormed++;
      let broken = false;
      expect(
        parsed(source, delimiter, () => {
          broken = true;
        }),
      ).toEqual(rows);
      expect(broken).toBe(false);
    }),
    { numRuns: 3000 },
  );
  expect(wellFormed).toBeGreaterThan(500);
});
