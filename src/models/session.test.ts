import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
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
    /test reads pixels float32\[3\] .* one that reads input_ids int64\[2\]/,
  );
});

test("a graph with another number of labels", async () => {
  const wider = { ...RECOGNIZER, outputs: { logits: 18, decision: 3 } };
  await expect(
    openSession(await fixture("recognizer/model.onnx"), wider, "test"),
  ).rejects.toMatchObject({ code: "MODEL_INVALID" });
});

describe("graphs that differ in form", () => {
  const TOKENS = { inputs: ["input_ids", "attention_mask"], optionalInputs: ["token_type_ids"] };
  const tokens = (...values: number[]) => ({
    input_ids: Int32Array.from(values),
    attention_mask: new Int32Array(values.length).fill(1),
    token_type_ids: new Int32Array(values.length),
  });

  test("an optional input, there or not", async () => {
    for (const [path, width] of [
      ["folders/classifier/model.onnx", 9],
      ["folders/classifier-bpe/onnx/model.onnx", 9],
    ] as const) {
      const session = await openSession(
        await fixture(path),
        { ...TOKENS, outputs: { logits: width } },
        "test",
      );
      expect((await session.run(tokens(1, 2, 3)))["logits"]).toHaveLength(3 * width);
      await session.close();
    }
  });

  test("an output under another name", async () => {
    const session = await openSession(
      await fixture("folders/embedder/model.onnx"),
      {
        ...TOKENS,
        outputs: { last_hidden_state: 4 },
        aliases: { last_hidden_state: ["vectors", "token_embeddings"] },
      },
      "test",
    );
    expect((await session.run(tokens(5)))["last_hidden_state"]).toHaveLength(4);
    await session.close();
  });

  test("rows of an open width are checked when they come", async () => {
    const session = await openSession(
      await fixture("folders/classifier/model.onnx"),
      { ...TOKENS, outputs: { logits: 8 } },
      "test",
    );
    await expect(session.run(tokens(1, 2))).rejects.toMatchObject({ code: "MODEL_INVALID" });
    await session.close();
  });

  test("an input the caller does not know", async () => {
    await expect(
      openSession(
        await fixture("folders/classifier/model.onnx"),
        { inputs: ["input_ids", "attention_mask"], outputs: { logits: 9 } },
        "test",
      ),
    ).rejects.toMatchObject({ code: "MODEL_INVALID" });
  });
});
