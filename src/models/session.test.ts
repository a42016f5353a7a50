import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { openSession } from "./session.js";

const fixture = (path: string): Promise<Buffer> =>
  readFile(new URL(`fixtures/${path}`, import.meta.url));

const RECOGNIZER = {
  inputs: ["input_ids", "attention_mask", "shape_ids"],
  outputs: { logits: 17, decision: 3 },
};

const ids = (...values: number[]) => ({
  input_ids: Int32Array.from(values),
  attention_mask: new Int32Array(values.length).fill(1),
  shape_ids: new Int32Array(values.length),
});

test("runs one sequence and counts its time", async () => {
  const session = await openSession(await fixture("recognizer/model.onnx"), RECOGNIZER, "test");
  const { logits, decision } = await session.run(ids(2, 4, 3));
  expect(logits).toHaveLength(3 * 17);
  expect(decision).toHaveLength(3 * 3);
  expect(logits![17 + 1]).toBe(6); // 'ann' opens a person
  expect(session.milliseconds).toBeGreaterThan(0);
  await session.close();
});

test("an id the graph does not know", async () => {
  const session = await openSession(await fixture("recognizer/model.onnx"), RECOGNIZER, "test");
  await expect(session.run(ids(2, 1_000_000, 3))).rejects.toMatchObject({ code: "MODEL_INVALID" });
  await session.close();
});

test("bytes that are no graph", async () => {
  await expect(
    openSession(new TextEncoder().encode("not a graph"), RECOGNIZER, "test"),
  ).rejects.toMatchObject({ code: "MODEL_INVALID" });
});

test("a graph with other inputs", async () => {
  await expect(openSession(await fixture("other.onnx"), RECOGNIZER, "test")).rejects.toThrow(
    /expected test to read input_ids int64\[2\], .* got a graph that reads pixels float32\[3\]/,
  );
});

test("a graph with another number of labels", async () => {
  const wider = { ...RECOGNIZER, outputs: { logits: 18, decision: 3 } };
  await expect(
    openSession(await fixture("recognizer/model.onnx"), wider, "test"),
  ).rejects.toMatchObject({ code: "MODEL_INVALID" });
});
