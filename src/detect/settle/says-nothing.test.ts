import { expect, test } from "vitest";
import type { Mention } from "../../document/document.js";
import type { NeuralFindings } from "../recognizer/recognizer.js";
import { digitIslands } from "../search/islands.js";
import { emptyIn } from "./says-nothing.js";

const text = "Relieved by 3 officers, 91 O.R. Rained. Cookers arrived.";
const start = text.indexOf("O.R.");
const found = (mention: Partial<Mention>): Mention => ({
  start,
  end: start + "O.R. Rained".length,
  type: "PERSON",
  score: 0.75,
  detector: "initials-name",
  evidence: { rule: "initials and surname" },
  ...mention,
});

const isEmpty = (mention: Mention, NO_MASK: number): boolean => {
  const read: NeuralFindings = {
    found: [],
    unread: [],
    judge: () => ({ DIRECT: 1 - NO_MASK, QUASI: 0, NO_MASK }),
    inside: () => 0.1,
  };
  return emptyIn(
    { text, digits: digitIslands(text), persons: [], languages: [] },
    [mention],
    read,
  )(mention);
};

test("a form of words alone makes no person where the recognizer is sure that nobody would hide it", () => {
  expect(isEmpty(found({}), 0.89)).toBe(true);
  expect(isEmpty(found({}), 0.5)).toBe(false);
});

test.each([
  ["awarded Salesperson of the Month", "Salesperson", true],
  ["a Salesperson of the company", "Salesperson", false],
])("the award in '%s' is everybody's", (written, word, expected) => {
  const start = written.indexOf(word);
  const mention = found({ start, end: start + word.length, type: "DEM", detector: "occupation" });
  const input = { text: written, digits: digitIslands(written), persons: [], languages: [] };
  expect(emptyIn(input, [mention])(mention)).toBe(expected);
});

test.each([
  ["I, Ann Berg, state", "I", true],
  ["left to me and Ann", "me", true],
  ["seen by I. Berg", "I", false],
  ["I Berg came", "I", false],
])("a pronoun in '%s' is nobody's name", (written, word, expected) => {
  const start = written.indexOf(word);
  const mention = found({ start, end: start + word.length, detector: "neural" });
  const input = { text: written, digits: digitIslands(written), persons: [], languages: [] };
  expect(emptyIn(input, [mention])(mention)).toBe(expected);
});

test("what the recognizer found itself, or a user named, stays", () => {
  const decision = { DIRECT: 0.1, QUASI: 0, NO_MASK: 0.9 };
  expect(isEmpty(found({ decision, detector: "neural" }), 0.9)).toBe(false);
  expect(isEmpty(found({ type: "LOC" }), 0.9)).toBe(false);
});

test.each([
  ["Receptionist: Hello?\nCaller: Oh hello.\nReceptionist: And the date?", true],
  ["Receptionist: Ann Berg\nDate: today", false],
])("who speaks in '%s' is no attribute: %s", (written, expected) => {
  const mention = found({ start: 0, end: 12, detector: "occupation", type: "DEM" });
  const input = { text: written, digits: digitIslands(written), persons: [], languages: [] };
  expect(emptyIn(input, [mention])(mention)).toBe(expected);
});

test.each([
  ["EPC band D, council tax", "D", "PERSON", true],
  ["Sitting in Div. F today", "F", "PERSON", true],
  ["my friend D, who left", "D", "PERSON", false],
  ["12/31 Apologies.\n12/32 Declarations.", "12/31", "DATETIME", true],
  ["12/31 Seen at home.\n14/2 Seen.", "12/31", "DATETIME", false],
] as const)("letters and numbers in order: '%s', %s", (words, part, type, empty) => {
  const at = words.indexOf(part);
  const mention = found({ type, start: at, end: at + part.length, detector: "neural" });
  const input = { text: words, digits: digitIslands(words), persons: [], languages: [] };
  expect(emptyIn(input, [mention])(mention)).toBe(empty);
});
