import fc from "fast-check";
import { expect, test } from "vitest";
import { isSemanticType, SEMANTIC_TYPES } from "../document/types.js";
import { CORRECTIONS, correctionOf } from "./corrections.js";

/** '[TYPE words]' in a sentence. */
function read(marked: string) {
  const found = /\[(?<type>[A-Z]+) (?<words>[^\]]+)\]/u.exec(marked)!;
  const { type, words } = found.groups as { type: string; words: string };
  if (!isSemanticType(type)) throw new Error(`no type: ${type}`);
  const text = marked.replace(found[0], () => words);
  return { text, type, start: found.index, end: found.index + words.length };
}

const nameFor = (marked: string): string | undefined => {
  const { text, type, start, end } = read(marked);
  return correctionOf(text, type, { start, end }, 0.8)?.name;
};

test("the table has at most 25 rows, each by a name of its own", () => {
  expect(CORRECTIONS.length).toBeLessThanOrEqual(25);
  expect(new Set(CORRECTIONS.map(({ name }) => name)).size).toBe(CORRECTIONS.length);
});

test.each(CORRECTIONS)("$name: '$example', not '$counterExample'", (row) => {
  expect(nameFor(row.example)).toBe(row.name);
  expect(nameFor(row.counterExample)).not.toBe(row.name);
});

/** Figures, dots, signs and words as they come together where a find begins or ends inside a word. */
const PIECE = fc.constantFrom(
  ..."a,v,1,8.56.0,12,.,-,/, ,\n,\t,Wing,Berg,€,é,😀,ver,km,o'clock,(,[,:".split(","),
  ",",
);
const TEXT = fc.array(PIECE, { maxLength: 6 }).map((pieces) => pieces.join(""));

test("every row can be asked about any find, whatever stands around it", () => {
  fc.assert(
    fc.property(
      TEXT,
      TEXT.filter((words) => words !== ""),
      TEXT,
      fc.constantFrom(...SEMANTIC_TYPES),
      (before, words, after, type) => {
        const span = { start: before.length, end: before.length + words.length };
        for (const row of CORRECTIONS) correctionOf(before + words + after, type, span, 0.8, [row]);
      },
    ),
    { numRuns: 3000 },
  );
});
