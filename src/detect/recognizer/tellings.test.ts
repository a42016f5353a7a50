import { expect, test } from "vitest";
import type { Found } from "../kit/detector.js";
import { withTellings } from "./tellings.js";

const TEXT = "He rang the hooter the day they shut the Neptune yard in 2007. Ramipril.";

const found = (words: string, type: Found["type"], score = 0.95): Found => ({
  start: TEXT.indexOf(words),
  end: TEXT.indexOf(words) + words.length,
  type,
  score,
  evidence: { rule: "test" },
});

/** Words from 'rang' to 'yard' are telling. */
const told = ({ start }: { start: number }): number =>
  start >= 3 && start < TEXT.indexOf(" in 2007") ? 0.6 : 0.01;

const read = (...finds: Found[]): string[] =>
  withTellings(TEXT, finds, told).map(
    ({ start, end, subtype = "" }) => `${TEXT.slice(start, end)}${subtype && ` (${subtype})`}`,
  );

test("a told stretch grows to the words beside it, and to a time that closes the sentence", () => {
  expect(
    read(found("hooter the day they", "MISC"), found("Neptune", "LOC"), found("2007", "DATETIME")),
  ).toEqual(["rang the hooter the day they shut the Neptune yard in 2007 (uniqueness)"]);
});

test("a doubtful stretch is none", () => {
  expect(read(found("hooter the day they shut", "MISC", 0.7))).toEqual([]);
});

test("names and few words stay as they are", () => {
  expect(read(found("Neptune yard", "MISC"), found("Ramipril", "MISC", 0.5))).toEqual([
    "Neptune yard",
    "Ramipril",
  ]);
});

test("two tellings of one stretch are two, each behind its verb", () => {
  const text = "He was the first Welshman to row there, and the only midwife in Rutland.";
  const one: Found = { ...found("rang", "MISC"), start: 3, end: text.length - 1 };
  const whole = withTellings(text, [one], () => 0.01);
  expect(whole.map(({ start, end }) => text.slice(start, end))).toEqual([
    "the first Welshman to row there",
    "the only midwife in Rutland",
  ]);
});
