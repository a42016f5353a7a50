import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openModel, readManifest, requireWhole, SHIPPED_MODELS, verifyModels } from "./manifest.js";

const FIXTURES = fileURLToPath(new URL("fixtures", import.meta.url));
const ROOT = fileURLToPath(new URL("../../", import.meta.url));

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "palimpsest-manifest-"));
  await cp(FIXTURES, folder, { recursive: true });
});
afterEach(() => rm(folder, { recursive: true }));

async function flipByte(path: string): Promise<void> {
  const bytes = await readFile(join(folder, path));
  bytes[bytes.length >> 1]! ^= 1;
  await writeFile(join(folder, path), bytes);
}

const statesOf = async (): Promise<string[]> =>
  (await verifyModels(folder)).map(({ state }) => state);

test("the shipped models stand in the package's own folder", () => {
  expect(SHIPPED_MODELS).toBe(join(ROOT, "models"));
});

test("whole files verify and read", async () => {
  expect(await statesOf()).toEqual(["ok", "ok", "ok"]);
  const vocabulary = await (await openModel("recognizer", folder)).read("vocab.txt");
  expect(vocabulary.toString("utf8")).toMatch(/^\[PAD\]\n\[UNK\]\n/);
});

test("a flipped byte", async () => {
  await flipByte("recognizer/model.onnx");
  expect(await statesOf()).toEqual(["corrupt", "ok", "ok"]);
  const model = await openModel("recognizer", folder);
  await expect(model.read("model.onnx")).rejects.toMatchObject({ code: "MODEL_CORRUPT" });
  const checks = await verifyModels(folder);
  expect(() => requireWhole(checks, folder)).toThrow(/model\.onnx does not have the SHA-256/);
});

test("a missing file", async () => {
  await rm(join(folder, "recognizer/vocab.txt"));
  expect(await statesOf()).toEqual(["ok", "missing", "ok"]);
  const model = await openModel("recognizer", folder);
  await expect(model.read("vocab.txt")).rejects.toMatchObject({ code: "MODEL_MISSING" });
});

test("a shorter file", async () => {
  await writeFile(join(folder, "recognizer/config.json"), "{}");
  expect(await statesOf()).toEqual(["ok", "ok", "corrupt"]);
});

test("no manifest, no such model, no such file", async () => {
  await expect(openModel("other", folder)).rejects.toMatchObject({ code: "MODEL_MISSING" });
  const model = await openModel("recognizer", folder);
  await expect(model.read("weights.bin")).rejects.toMatchObject({ code: "MODEL_MISSING" });
  await rm(join(folder, "manifest.json"));
  await expect(readManifest(folder)).rejects.toMatchObject({ code: "MODEL_MISSING" });
});

test.each([
  ["not JSON", "{"],
  ["another version", '{"version":2,"models":[]}'],
  ["a path that leads out", entry({ path: "../secret" })],
  ["an absolute path", entry({ path: "/etc/passwd" })],
  ["a hash in the wrong form", entry({ sha256: "ABC" })],
])("a manifest with %s", async (_, content) => {
  await writeFile(join(folder, "manifest.json"), content);
  await expect(readManifest(folder)).rejects.toMatchObject({ code: "MODEL_INVALID" });
});

function entry(change: object): string {
  const file = { path: "a/b", bytes: 1, sha256: "0".repeat(64), ...change };
  const model = { name: "a", task: "t", license: "MIT", files: [file] };
  return JSON.stringify({ version: 1, models: [model] });
}
