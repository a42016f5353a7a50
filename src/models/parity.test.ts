/**
 * The shipped recognizer gives here what it gave where it was trained: every step of every text in
 * models/recognizer/parity.json, which training/parity.py writes.
 */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { offsetConverter } from "../document/offsets.js";
import { openModel, SHIPPED_MODELS } from "./manifest.js";
import { inputsOf, loadRecognizer, type Recognizer } from "./recognizer.js";
import { openSession, type Session } from "./session.js";
import { createTokenizer } from "./tokenizer.js";
import { windowsOf } from "./windows.js";

interface ParityText {
  readonly name: string;
  readonly text: string;
  readonly ids: readonly number[];
  readonly shapes: readonly number[];
  /** Code points. */
  readonly offsets: readonly (readonly [start: number, end: number])[];
}

interface JudgedText extends ParityText {
  /** Label of each piece, without the bias. */
  readonly labels: readonly string[];
  /** Logit of the outside label of each piece. */
  readonly firstLogits: readonly number[];
  readonly mentions: readonly (readonly [number, number, string, string])[];
}

// One unit of an int8 activation more or less, as other kernels round it, moves a logit so far.
const LOGIT_TOLERANCE = 0.6;
/** Labels whose logit leads by less may fall the other way. */
const SURE_MARGIN = 0.3;

const folder = join(SHIPPED_MODELS, "recognizer");
const read = (name: string): string => readFileSync(join(folder, name), "utf8");
const { texts } = JSON.parse(read("parity.json")) as { texts: readonly ParityText[] };
const config = JSON.parse(read("config.json")) as {
  labels: string[];
  maxTokens: number;
  stride: number;
};
const tokenizer = createTokenizer(read("vocab.txt"));

test.each(texts.map((one) => [one.name, one] as const))("pieces: %s", (_, parity) => {
  const { length, ids, shapes, starts, ends } = tokenizer.encode(parity.text);
  const { toCodePoint } = offsetConverter(parity.text);
  expect(Array.from(ids)).toEqual(parity.ids);
  expect(Array.from(shapes)).toEqual(parity.shapes);
  expect(
    Array.from({ length }, (__, i) => [toCodePoint(starts[i]!), toCodePoint(ends[i]!)]),
  ).toEqual(parity.offsets);
});

describe("the network", () => {
  let recognizer: Recognizer;
  let session: Session;
  beforeAll(async () => {
    recognizer = await loadRecognizer();
    const graph = await (await openModel("recognizer")).read("model.onnx");
    const outputs = { logits: config.labels.length, decision: 3 };
    const inputs = ["input_ids", "shape_ids"];
    session = await openSession(graph, { inputs, outputs }, "model.onnx");
  });
  afterAll(async () => {
    await recognizer.close();
    await session.close();
  });

  /** The logits of every piece, one row each. */
  async function logitsOf(text: string): Promise<number[][]> {
    const encoding = tokenizer.encode(text);
    const width = config.labels.length;
    const rows: number[][] = [];
    for (const window of windowsOf(encoding.length, config.maxTokens - 2, config.stride)) {
      const { logits } = await session.run(inputsOf(encoding, window, tokenizer));
      for (let piece = window.keepFrom; piece < window.keepTo; piece++) {
        const row = piece - window.start + 1;
        rows.push(Array.from(logits!.subarray(row * width, (row + 1) * width)));
      }
    }
    return rows;
  }

  const judged = texts.filter((one): one is JudgedText => "mentions" in one);

  test.each(judged.map((one) => [one.name, one] as const))("%s", async (_, parity) => {
    const logits = await logitsOf(parity.text);
    const unsure: number[] = [];
    for (const [piece, row] of logits.entries()) {
      const distance = Math.abs(row[0]! - parity.firstLogits[piece]!);
      expect(distance).toBeLessThan(LOGIT_TOLERANCE);
      const [best, second] = [...row].sort((a, b) => b - a);
      if (best! - second! < SURE_MARGIN) unsure.push(piece);
      else expect(config.labels[row.indexOf(best!)]).toBe(parity.labels[piece]);
    }
    const [recognized] = await recognizer.recognize([parity.text]);
    const { toCodePoint } = offsetConverter(parity.text);
    const undecided = new Set<number>();
    const mentions = recognized!.spans.map(({ start, end, type, decision }) => {
      const [likeliest, next] = Object.entries(decision!).sort((a, b) => b[1] - a[1]);
      if (Math.log(likeliest![1] / next![1]) < SURE_MARGIN) undecided.add(toCodePoint(start));
      return [toCodePoint(start), toCodePoint(end), type, likeliest![0]] as const;
    });
    // an unsure word may also join or leave the mention beside it
    const sure = (list: readonly (readonly [number, number, string, string])[]) =>
      list
        .filter(
          ([start, end]) =>
            !unsure.some((piece) => {
              const [from, to] = parity.offsets[piece]!;
              return from <= end + 1 && start <= to + 1;
            }),
        )
        // nor is a decision sure between two that are as likely
        .map(([start, end, type, decision]) =>
          undecided.has(start) ? [start, end, type] : [start, end, type, decision],
        );
    expect(sure(mentions)).toEqual(sure(parity.mentions));
  });
});
