import { expect, test } from "vitest";
import { JudgmentReader } from "./judgment.js";
import { MentionReader } from "./mentions.js";
import type { RecognizerConfig } from "./recognizer-config.js";

const config: RecognizerConfig = {
  name: "test",
  labels: [
    { opens: false },
    { type: "PERSON", opens: true },
    { type: "PERSON", opens: false },
    { type: "LOC", opens: true },
    { type: "LOC", opens: false },
  ],
  decisions: ["QUASI", "DIRECT", "NO_MASK"],
  cased: false,
  windowSize: 10,
  outsideBias: 0,
};
const NAMES = ["O", "B-PERSON", "I-PERSON", "B-LOC", "I-LOC"];

/** Reads words of one character each with the given labels; `*` makes a label weak. */
function read(labels: string, changes: Partial<RecognizerConfig> = {}): string[] {
  const judgments = new JudgmentReader(config.decisions);
  const reader = new MentionReader({ ...config, ...changes }, judgments);
  labels.split(" ").forEach((label, place) => {
    const logits = new Float32Array(NAMES.length);
    logits[NAMES.indexOf(label.replace("*", ""))] = label.endsWith("*") ? 0.5 : 9;
    judgments.word({ start: place, end: place + 1 }, new Float32Array(3), 0, {
      inside: 0,
      told: 0,
    });
    reader.word({ start: place, end: place + 1 }, logits, 0);
  });
  return reader.finish().map(({ type, start, end }) => `${type} ${start}-${end}`);
}

test("words of one mention", () => {
  expect(read("O B-PERSON I-PERSON O B-LOC")).toEqual(["PERSON 1-3", "LOC 4-5"]);
});

test("a mention opens with B, and with I that follows nothing of its type", () => {
  expect(read("B-PERSON B-PERSON")).toEqual(["PERSON 0-1", "PERSON 1-2"]);
  expect(read("I-PERSON I-PERSON O I-LOC")).toEqual(["PERSON 0-2", "LOC 3-4"]);
  expect(read("B-PERSON I-LOC I-LOC")).toEqual(["PERSON 0-1", "LOC 1-3"]);
});

test("the bias moves the border between outside and inside", () => {
  expect(read("O B-LOC*")).toEqual(["LOC 1-2"]);
  expect(read("O B-LOC*", { outsideBias: 1 })).toEqual([]);
  expect(read("O* B-LOC*", { outsideBias: -1 })).toHaveLength(2);
});

test("score and decision are means over the words", () => {
  const judgments = new JudgmentReader(config.decisions);
  const reader = new MentionReader(config, judgments);
  const logits = [Float32Array.of(0, 2, 0, 0, 0), Float32Array.of(1, 0, 4, 0, 0)];
  const decisions = Float32Array.of(1, 3, 0, 3, 5, 0);
  const words = [
    { start: 0, end: 3 },
    { start: 4, end: 9 },
  ];
  words.forEach((word, i) => {
    judgments.word(word, decisions, i * 3, { inside: 0, told: 0 });
    reader.word(word, logits[i]!, 0);
  });
  const [mention] = reader.finish();
  const inside = (row: Float32Array): number => {
    const powers = Array.from(row, Math.exp);
    return 1 - powers[0]! / powers.reduce((a, b) => a + b);
  };
  expect(mention!.score).toBeCloseTo((inside(logits[0]!) + inside(logits[1]!)) / 2, 4);
  const powers = [Math.exp(2), Math.exp(4), 1];
  const sum = powers.reduce((a, b) => a + b);
  expect(mention!.decision!.QUASI).toBeCloseTo(powers[0]! / sum, 4);
  expect(mention!.decision!.DIRECT).toBeCloseTo(powers[1]! / sum, 4);
  expect(mention!.decision!.NO_MASK).toBeCloseTo(powers[2]! / sum, 4);
});

test("any span is judged by the words it touches", () => {
  const judgments = new JudgmentReader(config.decisions);
  judgments.word({ start: 0, end: 3 }, Float32Array.of(0, 9, 0), 0, { inside: 0.2, told: 0 });
  judgments.word({ start: 4, end: 9 }, Float32Array.of(0, 0, 9), 0, { inside: 0.7, told: 0 });
  expect(judgments.over({ start: 1, end: 2 })?.DIRECT).toBeGreaterThan(0.99);
  expect(judgments.over({ start: 4, end: 20 })?.NO_MASK).toBeGreaterThan(0.99);
  expect(judgments.over({ start: 2, end: 5 })?.DIRECT).toBeCloseTo(0.5, 1);
  expect(judgments.over({ start: 3, end: 4 })).toBeUndefined();
  expect(judgments.over({ start: 9, end: 12 })).toBeUndefined();
  expect(judgments.inside({ start: 1, end: 2 })).toBe(0.2);
  expect(judgments.inside({ start: 2, end: 5 })).toBe(0.7);
  expect(judgments.inside({ start: 3, end: 4 })).toBeUndefined();
});
