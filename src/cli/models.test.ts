import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Command } from "commander";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { registerModels } from "./models.js";

const FIXTURES = fileURLToPath(new URL("../models/fixtures", import.meta.url));

let folder: string;
let printed: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "palimpsest-models-"));
  await cp(FIXTURES, folder, { recursive: true });
  printed = "";
  vi.spyOn(process.stdout, "write").mockImplementation((chunk: unknown, ...rest: unknown[]) => {
    printed += String(chunk);
    const done = rest.at(-1);
    if (typeof done === "function") done();
    return true;
  });
});

afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

async function palimpsest(...args: string[]): Promise<void> {
  const program = new Command().exitOverride();
  registerModels(program);
  await program.parseAsync([...args, "--models", folder], { from: "user" });
}

test("list names models, licences and files", async () => {
  await palimpsest("models", "list");
  expect(printed).toMatch(
    /^recognizer +token-classification +Apache-2\.0 +recognizer\/model\.onnx/,
  );
  expect(printed.split("\n")).toHaveLength(4);
});

test("list --json is the manifest's list", async () => {
  await palimpsest("models", "list", "--json");
  expect(JSON.parse(printed)).toMatchObject([{ name: "recognizer", files: [{}, {}, {}] }]);
});

test("verify passes whole files", async () => {
  await palimpsest("models", "verify");
  expect(printed.split("\n").slice(0, 3)).toEqual([
    expect.stringMatching(/^ok +recognizer\/model\.onnx/),
    expect.stringMatching(/^ok +recognizer\/vocab\.txt/),
    expect.stringMatching(/^ok +recognizer\/config\.json/),
  ]);
});

test("verify prints every state and fails with status 5", async () => {
  await writeFile(join(folder, "recognizer/vocab.txt"), "[UNK]\n");
  await rm(join(folder, "recognizer/config.json"));
  const failure = palimpsest("models", "verify", "--json");
  await expect(failure).rejects.toMatchObject({ code: "MODEL_CORRUPT", exitCode: 5 });
  expect(JSON.parse(printed).map(({ state }: { state: string }) => state)).toEqual([
    "ok",
    "corrupt",
    "missing",
  ]);
});
