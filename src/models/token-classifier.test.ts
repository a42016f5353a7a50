import { createHash } from "node:crypto";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Recognizer } from "./recognizer.js";
import { loadTokenClassifier } from "./token-classifier.js";

const FOLDERS = fileURLToPath(new URL("fixtures/folders", import.meta.url));
const SMALL = join(FOLDERS, "classifier");
const BPE = join(FOLDERS, "classifier-bpe");

const library: string = "tokenizers";
const hasLibrary = await import(library).then(
  () => true,
  () => false,
);

async function spansOf(recognizer: Recognizer, text: string): Promise<string[]> {
  const [read] = await recognizer.recognize([text]);
  return read!.spans.map(({ type, start, end }) => `${type} ${text.slice(start, end)}`);
}

describe("a folder with a cased vocabulary", () => {
  let recognizer: Recognizer;
  beforeAll(async () => {
    recognizer = await loadTokenClassifier({ folder: SMALL });
  });
  afterAll(() => recognizer.close());

  test("finds mentions, case and accents as written", async () => {
    expect(recognizer.name).toBe("classifier");
    const text = "😀 Ann Smith met ann in New York, Éva";
    expect(await spansOf(recognizer, text)).toEqual([
      "PERSON Ann Smith",
      "LOC New York",
      "PERSON Éva",
    ]);
  });

  test("scores, no decisions", async () => {
    const [read] = await recognizer.recognize(["Ann met"]);
    expect(read!.spans[0]).not.toHaveProperty("decision");
    expect(read!.spans[0]!.score).toBeGreaterThan(0.9);
    expect(read!.judge({ start: 0, end: 3 })).toBeUndefined();
  });

  test("a long text is read to its end, a text's result is its own", async () => {
    const text = "the Ann Smith in ".repeat(30);
    const spans = await spansOf(recognizer, text);
    expect(spans).toEqual(Array(30).fill("PERSON Ann Smith"));
    const both = await recognizer.recognize(["", text]);
    expect(both[0]).toMatchObject({ spans: [], unread: [] });
    expect(both[1]!.spans).toHaveLength(30);
  });

  test("words that cannot be spelt are told", async () => {
    const text = "Ann met Анна";
    const [read] = await recognizer.recognize([text]);
    expect(read!.unread).toEqual([{ start: 8, end: 12 }]);
  });

  test("labels of the user's own", async () => {
    const other = await loadTokenClassifier({ folder: SMALL, labels: { PER: "MISC", LOC: null } });
    expect(await spansOf(other, "Ann in Berlin")).toEqual(["MISC Ann"]);
    await other.close();
  });
});

describe.skipIf(!hasLibrary)("a folder with a byte-level BPE", () => {
  let recognizer: Recognizer;
  beforeAll(async () => {
    recognizer = await loadTokenClassifier({ folder: BPE });
  });
  afterAll(() => recognizer.close());

  test("finds mentions; the graph may do without token types", async () => {
    const text = " Ann Smith met Bob in Berlin in May, first 😀 Ann";
    expect(await spansOf(recognizer, text)).toEqual([
      "PERSON Ann Smith",
      "PERSON Bob",
      "LOC Berlin",
      "DATETIME May",
      "PERSON Ann",
    ]);
  });

  test("texts beyond the library's chunks, with and without spaces", async () => {
    const text = `${"\u{1f600}".repeat(9000)} Ann${" met Bob".repeat(3000)} Ann`;
    const [read] = await recognizer.recognize([text]);
    expect(read!.spans).toHaveLength(3002);
    expect(text.slice(read!.spans.at(-1)!.start)).toBe("Ann");
  });
});

test.skipIf(hasLibrary)("other tokenizers need the package", async () => {
  await expect(loadTokenClassifier({ folder: BPE })).rejects.toMatchObject({
    code: "MODEL_INVALID",
    message: expect.stringMatching(/kind BPE; .* npm install tokenizers/),
  });
});

describe("folders that do not fit", () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "palimpsest-classifier-"));
  });
  afterAll(() => rm(folder, { recursive: true }));

  async function loadWith(file: string, content: string | Buffer | undefined): Promise<void> {
    await rm(folder, { recursive: true });
    await cp(SMALL, folder, { recursive: true });
    if (content === undefined) await rm(join(folder, file));
    else await writeFile(join(folder, file), content);
    await (await loadTokenClassifier({ folder })).close();
  }

  const config = (change: object): string =>
    JSON.stringify({ max_position_embeddings: 16, id2label: { 0: "O", 1: "B-PER" }, ...change });

  test.each<[string, string, string | undefined, string]>([
    ["no graph", "model.onnx", undefined, "MODEL_MISSING"],
    ["no vocabulary", "vocab.txt", undefined, "MODEL_MISSING"],
    ["no configuration", "config.json", undefined, "MODEL_MISSING"],
    ["bytes for a graph", "model.onnx", "graph", "MODEL_INVALID"],
    ["a configuration that is not JSON", "config.json", "{", "MODEL_INVALID"],
    ["no labels", "config.json", config({ id2label: undefined }), "MODEL_INVALID"],
    [
      "gaps in the labels",
      "config.json",
      config({ id2label: { 0: "O", 2: "PER" } }),
      "MODEL_INVALID",
    ],
    ["labels that are no map", "config.json", config({ id2label: ["O", "PER"] }), "MODEL_INVALID"],
    ["unknown labels", "config.json", config({ id2label: { 0: "O", 1: "X" } }), "MODEL_INVALID"],
    [
      "another tokenizer",
      "tokenizer_config.json",
      '{"tokenizer_class":"MPNetTokenizer"}',
      "MODEL_INVALID",
    ],
    ["accents it keeps", "tokenizer_config.json", '{"strip_accents":false}', "MODEL_INVALID"],
  ])("%s", async (_, file, content, code) => {
    await expect(loadWith(file, content)).rejects.toMatchObject({ code });
  });

  test("other labels than the graph's: told when it first runs", async () => {
    await loadWith("config.json", config({}));
    const recognizer = await loadTokenClassifier({ folder });
    await expect(recognizer.recognize(["Ann"])).rejects.toMatchObject({ code: "MODEL_INVALID" });
    await recognizer.close();
  });

  test("a graph with other inputs", async () => {
    const other = await readFile(join(FOLDERS, "../recognizer/model.onnx"));
    await expect(loadWith("model.onnx", other)).rejects.toMatchObject({ code: "MODEL_INVALID" });
  });

  test("a manifest beside it: files must have its hashes, and no others exist", async () => {
    await rm(folder, { recursive: true });
    await cp(SMALL, folder, { recursive: true });
    const files = await Promise.all(
      ["config.json", "vocab.txt", "tokenizer_config.json", "model.onnx"].map(async (path) => {
        const bytes = await readFile(join(folder, path));
        const sha256 = createHash("sha256").update(bytes).digest("hex");
        return { path, bytes: bytes.length, sha256 };
      }),
    );
    const model = { name: "example/ner", task: "token-classification", license: "mit", files };
    const manifest = { version: 1, models: [model] };
    await writeFile(join(folder, "manifest.json"), JSON.stringify(manifest));
    const recognizer = await loadTokenClassifier({ folder });
    expect(recognizer.name).toBe("example/ner");
    await recognizer.close();

    await writeFile(join(folder, "vocab.txt"), "[UNK]\n[CLS]\n[SEP]\nann\n");
    await expect(loadTokenClassifier({ folder })).rejects.toMatchObject({ code: "MODEL_CORRUPT" });
    manifest.models[0]!.files = files.filter(({ path }) => path !== "vocab.txt");
    await writeFile(join(folder, "manifest.json"), JSON.stringify(manifest));
    await expect(loadTokenClassifier({ folder })).rejects.toMatchObject({ code: "MODEL_MISSING" });
    await writeFile(
      join(folder, "manifest.json"),
      JSON.stringify({ version: 1, models: [model, model] }),
    );
    await expect(loadTokenClassifier({ folder })).rejects.toMatchObject({ code: "MODEL_INVALID" });
  });
});
