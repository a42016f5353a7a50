import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Command } from "commander";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
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

describe("fetch", () => {
  const SMALL = fileURLToPath(new URL("../models/fixtures/folders/classifier/", import.meta.url));
  let server: Server;
  let endpoint: string;

  beforeAll(async () => {
    server = createServer(async (request, response) => {
      const path = request.url?.replace("/lab/ner/resolve/v1/", "") ?? "";
      const content = await readFile(join(SMALL, path)).catch(() => undefined);
      response.writeHead(content ? 200 : 404).end(content);
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  const fetching = (...args: string[]): Promise<void> =>
    palimpsest("models", "fetch", "lab/ner", "--revision", "v1", "--endpoint", endpoint, ...args);

  test("pin, then fetch, then list and verify the folder it made", async () => {
    vi.spyOn(process.stderr, "write").mockReturnValue(true);
    const pin = join(folder, "pin.json");
    await fetching("--pin", pin);
    expect(printed).toMatch(/^[0-9a-f]{64} {2}config\.json/);
    expect(printed).toMatch(/Compare them with published ones, keep .*pin\.json/);
    await expect(fetching("--pin", pin)).rejects.toMatchObject({ code: "USAGE" });

    printed = "";
    await fetching("--manifest", pin);
    const made = printed.trim();
    expect(made).toBe(join(folder, "lab/ner/v1"));

    printed = "";
    const program = new Command().exitOverride();
    registerModels(program);
    await program.parseAsync(["models", "verify", "--models", made], { from: "user" });
    expect(printed).toMatch(/^ok +config\.json/);
    await program.parseAsync(["models", "list", "--models", made], { from: "user" });
    expect(printed).toMatch(/lab\/ner +token-classification +not stated +config\.json/);
  });

  test("without hashes nothing is fetched", async () => {
    await expect(fetching()).rejects.toMatchObject({ code: "HUB_REFUSED", exitCode: 5 });
    await expect(fetching("--manifest", join(folder, "none.json"))).rejects.toMatchObject({
      code: "INPUT_NOT_FOUND",
    });
    await expect(fetching("--manifest", "a", "--pin", "b")).rejects.toMatchObject({
      code: "USAGE",
    });
  });
});
