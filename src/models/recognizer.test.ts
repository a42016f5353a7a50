import { createHash } from "node:crypto";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createResources } from "../flow/resources.js";
import { isRecognizer, loadRecognizer, type Recognizer } from "./recognizer.js";

const FIXTURES = fileURLToPath(new URL("fixtures", import.meta.url));

let recognizer: Recognizer;
beforeAll(async () => {
  recognizer = await loadRecognizer({ directory: FIXTURES });
});
afterAll(() => recognizer.close());

async function spansOf(text: string): Promise<string[]> {
  const [read] = await recognizer.recognize([text]);
  return read!.spans.map(({ type, start, end }) => `${type} ${text.slice(start, end)}`);
}

test("finds mentions of several words", async () => {
  expect(await spansOf("Ann Smith lives in Berlin and works as a nurse.")).toEqual([
    "PERSON Ann Smith",
    "LOC Berlin",
    "DEM nurse",
  ]);
});

test("offsets count UTF-16 units", async () => {
  expect(await spansOf("😀😀 Ann met 𝒜 Bob")).toEqual(["PERSON Ann", "PERSON Bob"]);
});

describe("a folder of its own", () => {
  const folder = join(FIXTURES, "recognizer");

  test("is read as the listed one is, decisions and all", async () => {
    const own = await loadRecognizer({ folder });
    const text = "Ann Smith met Bob, Acme Corp.";
    const [[listed], [plain]] = [await recognizer.recognize([text]), await own.recognize([text])];
    expect(plain!.spans).toEqual(listed!.spans);
    expect(plain!.spans[0]!.decision).toBeDefined();
    await own.close();
  });

  test("is told from a token-classification model's", async () => {
    expect(await isRecognizer(folder)).toBe(true);
    expect(await isRecognizer(join(FIXTURES, "folders/classifier"))).toBe(false);
  });

  test("that is not there", async () => {
    const missing = { code: "MODEL_MISSING" };
    await expect(loadRecognizer({ folder: join(FIXTURES, "none") })).rejects.toMatchObject(missing);
    await expect(loadRecognizer({ folder: FIXTURES })).rejects.toMatchObject({
      code: expect.stringMatching(/^MODEL_/),
    });
  });

  test("serves a policy", async () => {
    const policy = { models: { recognizer: folder } };
    const [read] = await (await createResources().recognizer(policy)).recognize(["Ann met Bob"]);
    expect(read!.judge({ start: 0, end: 3 })).toBeDefined();
  });
});

test("scores lie above one half, decisions add up to one", async () => {
  const [read] = await recognizer.recognize(["Ann Smith met Bob, Acme Corp."]);
  for (const { score, decision } of read!.spans) {
    expect(score).toBeGreaterThan(0.5);
    expect(decision!.DIRECT + decision!.QUASI + decision!.NO_MASK).toBeCloseTo(1, 3);
  }
  expect(read!.spans[0]!.decision!.DIRECT).toBeGreaterThan(0.7);
});

test("a long text is read to its end, mentions across windows stay whole", async () => {
  const sentence = "the nurse met Ann Smith in Berlin on Monday and ";
  const count = 40;
  const spans = await spansOf(sentence.repeat(count));
  expect(spans).toHaveLength(4 * count);
  expect(new Set(spans)).toEqual(
    new Set(["DEM nurse", "PERSON Ann Smith", "LOC Berlin", "DATETIME Monday"]),
  );
});

test("a text's result does not depend on its neighbours", async () => {
  const texts = ["Ann met Bob", "", "the nurse ".repeat(50), "in Berlin"];
  const together = await recognizer.recognize(texts);
  for (const [place, text] of texts.entries()) {
    expect((await recognizer.recognize([text]))[0]!.spans).toEqual(together[place]!.spans);
  }
});

test.each(["", " \n\t", "?!... *** %", "🙂 → ≠", "\u0000\u0007"])(
  "nothing to find in %j",
  async (text) => {
    expect(await recognizer.recognize([text])).toMatchObject([{ spans: [], unread: [] }]);
  },
);

test("words that cannot be spelt are told", async () => {
  const long = "q".repeat(101);
  const text = `Ann met Анна Иванова, 王 and ${long}. 😀`;
  const [read] = await recognizer.recognize([text]);
  expect(read!.unread.map(({ start, end }) => text.slice(start, end))).toEqual([
    "Анна Иванова, 王",
    long,
  ]);
});

test("a single line of 5 MB is read in bounded memory", async () => {
  const sentence = "and the nurse lives in Berlin ";
  const count = 1_000_000 / sentence.length;
  const before = process.memoryUsage().rss;
  const [read] = await recognizer.recognize([sentence.repeat(count), "a".repeat(4_000_000)]);
  expect(read!.spans).toHaveLength(2 * Math.floor(count));
  expect(process.memoryUsage().rss - before).toBeLessThan(300e6);
});

describe("models that are not whole", () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "palimpsest-recognizer-"));
  });
  afterAll(() => rm(folder, { recursive: true }));

  /** Loads from a copy with one file changed, the manifest fitting it unless `hidden`. */
  async function loadWith(name: string, content: Buffer | string, hidden = false): Promise<void> {
    await cp(FIXTURES, folder, { recursive: true });
    await writeFile(join(folder, "recognizer", name), content);
    const manifest = JSON.parse(await readFile(join(folder, "manifest.json"), "utf8"));
    for (const file of manifest.models[0].files) {
      if (!hidden && file.path === `recognizer/${name}`) {
        file.sha256 = createHash("sha256").update(content).digest("hex");
      }
    }
    await writeFile(join(folder, "manifest.json"), JSON.stringify(manifest));
    await (await loadRecognizer({ directory: folder })).close();
  }

  async function changedConfig(change: object): Promise<string> {
    const config = await readFile(join(FIXTURES, "recognizer/config.json"), "utf8");
    return JSON.stringify({ ...JSON.parse(config), ...change });
  }

  test("a flipped byte", async () => {
    const graph = await readFile(join(FIXTURES, "recognizer/model.onnx"));
    graph[99]! ^= 16;
    await expect(loadWith("model.onnx", graph, true)).rejects.toMatchObject({
      code: "MODEL_CORRUPT",
    });
  });

  test("a graph with other inputs", async () => {
    const graph = await readFile(join(FIXTURES, "other.onnx"));
    await expect(loadWith("model.onnx", graph)).rejects.toMatchObject({ code: "MODEL_INVALID" });
  });

  test("no models at all", async () => {
    await expect(loadRecognizer({ directory: join(folder, "none") })).rejects.toMatchObject({
      code: "MODEL_MISSING",
    });
  });

  test.each<[string, object]>([
    ["another version", { version: 2 }],
    ["an unknown type", { labels: ["O", "B-ANIMAL", "I-ANIMAL"] }],
    ["other labels than the graph", { labels: ["O", "B-LOC", "I-LOC"] }],
    ["other decisions", { decisions: ["DIRECT", "QUASI", "MAYBE"] }],
    ["windows that leave gaps", { stride: 15 }],
    ["shapes of another rule", { shapes: { lower: 2 } }],
  ])("a configuration with %s", async (_, change) => {
    await expect(loadWith("config.json", await changedConfig(change))).rejects.toMatchObject({
      code: "MODEL_INVALID",
    });
  });

  test("a configuration that is not JSON", async () => {
    await expect(loadWith("config.json", "{")).rejects.toMatchObject({ code: "MODEL_INVALID" });
  });
});

test("a short text that comes again is not read again", async () => {
  const own = await loadRecognizer({ directory: FIXTURES });
  const [first] = await own.recognize(["Ann Smith lives in Berlin."]);
  const spent = own.networkMilliseconds;
  const [second] = await own.recognize(["Ann Smith lives in Berlin."]);
  expect(second!.spans).toEqual(first!.spans);
  expect(own.networkMilliseconds).toBe(spent);
  await own.close();
});
