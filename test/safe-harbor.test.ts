import fc from "fast-check";
import { expect, test } from "vitest";
import { LETTERS, notesOf, type Ways } from "../bench/safe-harbor/notes.js";
import { createDocument, createSanitizer } from "../src/index.js";
import { safeHarborRow } from "../src/knowledge/safe-harbor.js";

/** Of which a span in a form or in prose is a direct identifier, whatever stands beside it. */
const DIRECT = [..."ADEFGHIJKLMNO"];

test.each<Ways>(["even", "odd"])(
  "of 400 spans of the eighteen identifiers nothing stays (%s ways)",
  async (ways) => {
    const sanitizer = await createSanitizer({ version: 1, extends: "safe-harbor" });
    const all = new Map<string, number>();
    const hidden = new Map<string, number>();
    const counted = new Set<string>();
    for (const { text, planted } of notesOf(400, ways)) {
      const { replacements, mentions } = await sanitizer.sanitize(createDocument(text));
      for (const { letter, start, end } of planted) {
        all.set(letter, (all.get(letter) ?? 0) + 1);
        const stays = [...text.slice(start, end)].some(
          (sign, i) =>
            /[\p{L}\p{N}]/u.test(sign) &&
            !replacements.some((one) => one.start <= start + i && start + i < one.end),
        );
        if (!stays) hidden.set(letter, (hidden.get(letter) ?? 0) + 1);
        for (const mention of mentions.filter((one) => one.start < end && start < one.end)) {
          const words = text.slice(mention.start, mention.end);
          counted.add(
            safeHarborRow(mention, words, () => false, text.slice(0, mention.start)) ?? "",
          );
        }
      }
    }
    const share = (letter: string) => (hidden.get(letter) ?? 0) / all.get(letter)!;
    expect(LETTERS.filter((letter) => !((all.get(letter) ?? 0) >= 22))).toEqual([]);
    expect(DIRECT.filter((letter) => share(letter) < 0.98)).toEqual([]);
    expect(LETTERS.filter((letter) => share(letter) < 0.9)).toEqual([]);
    // the table of a run has a count for each of the eighteen
    expect(LETTERS.filter((letter) => !counted.has(letter))).toEqual([]);
  },
);

test("the name nearest before a number says which identifier it is, and no name makes one stay", () => {
  const row = (before: string, subtype?: string) =>
    safeHarborRow({ type: "CODE", ...(subtype && { subtype }) }, "48-2913", () => false, before);
  expect(row("Phone 555-0102, fax ", "phone")).toBe("E");
  expect(row("sent by fax; phone ", "phone")).toBe("E");
  expect(row("Sent by fax. Her phone is ", "phone")).toBe("D");
  expect(row("faxed the chart ")).toBe("H");
  expect(row("MRN 12\nserial no. ")).toBe("M");
  expect(row("MRN 12\n")).toBe("R");
  fc.assert(fc.property(fc.string(), (before) => row(before) !== undefined));
});
