import { expect, test } from "vitest";
import { isSemanticType } from "../document/types.js";
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
