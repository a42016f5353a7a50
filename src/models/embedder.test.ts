import { readFileSync } from "node:fs";
import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cosine, type Embedder, loadEmbedder } from "./embedder.js";
import { SHIPPED_MODELS } from "./manifest.js";

const SMALL = fileURLToPath(new URL("fixtures/folders/embedder", import.meta.url));

describe("cosine", () => {
  test.each([
    ["same direction", [1, 2], [2, 4], 1],
    ["opposite", [1, 0], [-3, 0], -1],
    ["square", [1, 0], [0, 5], 0],
    ["zeros", [0, 0], [1, 1], 0],
  ])("%s", (_, a, b, expected) => {
    expect(cosine(Float32Array.from(a), Float32Array.from(b))).toBeCloseTo(expected, 6);
  });

  test("other lengths", () => {
    expect(() => cosine(new Float32Array(2), new Float32Array(3))).toThrow(RangeError);
  });
});

describe("the shipped embedder", () => {
  interface ParityText {
    readonly text: string;
    readonly fp32: readonly number[];
    readonly int8: readonly number[];
  }
  const { texts } = JSON.parse(
    readFileSync(join(SHIPPED_MODELS, "embedder/parity.json"), "utf8"),
  ) as { texts: readonly ParityText[] };

  let embedder: Embedder;
  beforeAll(async () => {
    embedder = await loadEmbedder();
  });
  afterAll(() => embedder.close());

  // other kernels round an int8 activation the other way; a number is about 0.05 in size
  test.each(texts.map((one) => [one.text.slice(0, 30), one] as const))(
    "gives what it gave in training: %s",
    async (_, { text, fp32, int8 }) => {
      const [vector] = await embedder.embed([text]);
      expect(vector).toHaveLength(384);
      const eight = Float32Array.from(vector!.subarray(0, 8));
      expect(cosine(eight, Float32Array.from(int8))).toBeGreaterThan(0.99);
      for (const [i, value] of int8.entries()) {
        expect(Math.abs(vector![i]! - value)).toBeLessThan(0.02);
        expect(Math.abs(vector![i]! - fp32[i]!)).toBeLessThan(0.03);
      }
    },
  );

  async function similarity(a: string, b: string): Promise<number> {
    const [first, second] = await embedder.embed([a, b]);
    return cosine(first!, second!);
  }

  test.each([
    ["a doctor", "a physician", "a bicycle"],
    ["She teaches at a primary school.", "He is a schoolteacher.", "The bridge was closed."],
    ["Lisbon", "Porto", "an insurance contract"],
  ])("%s is nearer %s than %s", async (text, near, far) => {
    expect(await similarity(text, near)).toBeGreaterThan((await similarity(text, far)) + 0.1);
  });

  test("vectors have length 1", async () => {
    const [vector] = await embedder.embed(["The harbour was calm."]);
    expect(Math.hypot(...vector!)).toBeCloseTo(1, 5);
  });

  test.each(["", "  \n\t", "\u0000"])("no tokens in %j: zeros", async (text) => {
    const [vector] = await embedder.embed([text]);
    expect(vector).toHaveLength(384);
    expect(vector!.every((value) => value === 0)).toBe(true);
  });

  test("a text's vector does not depend on its neighbours", async () => {
    const alone = await embedder.embed(["a short one"]);
    const among = await embedder.embed(["x ".repeat(400), "a short one", ""]);
    expect(among[1]).toEqual(alone[0]);
  });

  test("spans are read in their context", async () => {
    const river = "They sat on the bank of the river.";
    const money = "She took a loan from the bank in town.";
    const span = (text: string) => ({
      start: text.indexOf("bank"),
      end: text.indexOf("bank") + "bank".length,
    });
    const [wet] = await embedder.embedSpans(river, [span(river)]);
    const [dry] = await embedder.embedSpans(money, [span(money)]);
    const [loan] = await embedder.embed(["a bank that lends money"]);
    expect(cosine(wet!, dry!)).toBeLessThan(0.95);
    expect(cosine(dry!, loan!)).toBeGreaterThan(cosine(wet!, loan!));
  });

  test("60 kB, where attention over the whole would take gigabytes, are read to the end in bounded memory", async () => {
    const text = "The mill by the river was sold to a cousin of the mayor. ".repeat(1050);
    const before = process.memoryUsage.rss();
    const [vector] = await embedder.embed([text]);
    const [sentence] = await embedder.embed([text.slice(0, 57)]);
    const [last] = await embedder.embedSpans(text, [{ start: text.length - 7, end: text.length }]);
    expect(process.memoryUsage.rss() - before).toBeLessThan(200e6);
    expect(cosine(vector!, sentence!)).toBeGreaterThan(0.6);
    expect(Math.hypot(...last!)).toBeCloseTo(1, 5);
  });
});

describe("an embedder from a folder", () => {
  let embedder: Embedder;
  beforeAll(async () => {
    embedder = await loadEmbedder({ folder: SMALL });
  });
  afterAll(() => embedder.close());

  // vectors of the fixture: doctor 1 .2 0 0; bicycle 0 0 1 0; rides 0 0 .5 1; half of the left one
  const unit = (...values: number[]): number[] => {
    const length = Math.hypot(...values);
    return values.map((value) => value / length);
  };
  const close = (vector: Float32Array | undefined, expected: readonly number[]): void => {
    expect(vector).toHaveLength(expected.length);
    for (const [i, value] of expected.entries()) expect(vector![i]).toBeCloseTo(value, 5);
  };

  test("a text is the mean of its tokens", async () => {
    const [vector] = await embedder.embed(["Doctor rides bicycle"]);
    // [CLS] nothing, doctor, rides + half doctor, bicycle + half rides, [SEP] half bicycle
    close(vector, unit(1.5, 0.3, 0.5 + 1.25 + 0.5, 1 + 0.5));
  });

  test("a long text counts each token once, and its windows' special ones", async () => {
    const [vector] = await embedder.embed(["doctor ".repeat(20)]);
    close(vector, unit(1, 0.2, 0, 0));
  });

  test("a span is the mean of its tokens in context; parts of words count", async () => {
    const text = "doctor rides bicycle";
    const [word, part, both] = await embedder.embedSpans(text, [
      { start: 7, end: 12 },
      { start: 9, end: 10 },
      { start: 0, end: 12 },
    ]);
    close(word, unit(0.5, 0.1, 0.5, 1));
    expect(part).toEqual(word);
    close(both, unit(1.5, 0.3, 0.5, 1));
  });

  test("spans across windows keep all their tokens", async () => {
    const text = `${"a ".repeat(30)}doctor ${"a ".repeat(30)}bicycle`;
    const [all, far] = await embedder.embedSpans(text, [
      { start: 0, end: text.length },
      { start: text.length - 7, end: text.length },
    ]);
    expect(all![0]).toBeGreaterThan(0);
    expect(all![2]).toBeGreaterThan(0);
    close(far, unit(0, 0, 1, 0.1));
  });

  test("a span of spaces is zeros; one outside the text is an error", async () => {
    close((await embedder.embedSpans("a   b", [{ start: 2, end: 3 }]))[0], [0, 0, 0, 0]);
    await expect(embedder.embedSpans("a", [{ start: 0, end: 2 }])).rejects.toMatchObject({
      code: "SPAN_INVALID",
    });
    expect(await embedder.embedSpans("a", [])).toEqual([]);
  });

  test.each<[string, string, unknown]>([
    ["a layer after pooling", "modules.json", [{ type: "sentence_transformers.models.Dense" }]],
    ["maximum pooling", "1_Pooling/config.json", { pooling_mode_max_tokens: true }],
    ["vectors of another length", "config.json", { hidden_size: 5 }],
    ["no length at all", "config.json", { model_type: "bert" }],
    ["a list for a configuration", "config.json", []],
    ["no room for text", "config.json", { hidden_size: 4, max_position_embeddings: 2 }],
  ])("with %s", async (_, file, content) => {
    const folder = await mkdtemp(join(tmpdir(), "palimpsest-embedder-"));
    try {
      await cp(SMALL, folder, { recursive: true });
      await writeFile(join(folder, file), JSON.stringify(content));
      await expect(loadEmbedder({ folder })).rejects.toMatchObject({ code: "MODEL_INVALID" });
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  test("pooling by the first token", async () => {
    const folder = await mkdtemp(join(tmpdir(), "palimpsest-embedder-"));
    try {
      await cp(SMALL, folder, { recursive: true });
      const pooling = { pooling_mode_cls_token: true, pooling_mode_mean_tokens: false };
      await writeFile(join(folder, "1_Pooling/config.json"), JSON.stringify(pooling));
      const first = await loadEmbedder({ folder });
      close((await first.embed(["doctor"]))[0], [0, 0, 0, 0]); // the fixture's [CLS]
      await first.close();
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  test("no folder, an empty folder", async () => {
    await expect(loadEmbedder({ folder: join(SMALL, "none") })).rejects.toMatchObject({
      code: "MODEL_MISSING",
    });
    await expect(loadEmbedder({ folder: join(SMALL, "1_Pooling") })).rejects.toMatchObject({
      code: "MODEL_INVALID",
    });
  });
});
