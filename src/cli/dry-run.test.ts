import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Command } from "commander";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { registerFrontier } from "./frontier.js";
import { registerSanitize } from "./sanitize.js";

const folder = mkdtempSync(join(tmpdir(), "palimpsest-dry-"));
const letter = join(folder, "letter.txt");
const policy = join(folder, "policy.yaml");
let requests: string[];
let server: Server;
let printed: string;
let said: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    requests.push(request.url!);
    response.end("{}");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  writeFileSync(letter, "Ann Berg plays the theorbo. She was born in Freamunde on 4 June 1975.\n");
  writeFileSync(
    policy,
    [
      "version: 1",
      "measures: [search]",
      `search: { provider: searxng, address: "http://127.0.0.1:${port}/", pace_seconds: 0 }`,
      "replace: chat",
      `chat: { address: "http://127.0.0.1:${port}/v1", model: "any" }`,
    ].join("\n"),
  );
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

beforeEach(() => {
  [requests, printed, said] = [[], "", ""];
  vi.spyOn(process.stdout, "write").mockImplementation((chunk: unknown, ...rest: unknown[]) => {
    printed += String(chunk);
    const done = rest.at(-1);
    if (typeof done === "function") done();
    return true;
  });
  vi.spyOn(process.stderr, "write").mockImplementation((chunk: unknown) => {
    said += String(chunk);
    return true;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = 0;
});

async function palimpsest(...args: string[]): Promise<void> {
  const program = new Command().exitOverride();
  registerSanitize(program);
  registerFrontier(program);
  await program.parseAsync(args, { from: "user" });
}

const lines = () =>
  printed
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as { document: string; service: string; text: string });

describe("a dry run", () => {
  test.each(["sanitize", "frontier"])(
    "of %s prints what would be sent, and sends nothing",
    async (command) => {
      const output = join(folder, `${command}.out`);
      await palimpsest(
        command,
        letter,
        "--policy",
        policy,
        "--person",
        "Ann Berg",
        "--dry-run",
        "-o",
        output,
      );
      const queries = lines().filter(({ service }) => service === "searxng");
      expect(queries[0]).toEqual({
        document: "letter.txt",
        service: "searxng",
        text: expect.stringMatching(/^"[^"]+"$/),
      });
      const texts = queries.map(({ text }) => text);
      expect(texts).toContain('"Freamunde"');
      expect(texts).toContain('"Freamunde" "4 June 1975"');
      expect(new Set(texts).size).toBe(texts.length);
      expect(printed).not.toContain("Berg");
      const chat = lines().filter(({ service }) => service === "chat");
      expect(chat.length > 0).toBe(command === "sanitize");
      expect(requests).toEqual([]);
      expect(existsSync(output)).toBe(false);
      expect(said).toContain(`${lines().length} requests`);
    },
  );

  test("prints the names that Wikidata's service could be asked about, and no people", async () => {
    const note = join(folder, "note.txt");
    writeFileSync(note, "Mr Tor Lie moved from Oslo to Qvistheim in 1992.");
    await palimpsest("sanitize", note, "--wikidata", "--dry-run");
    expect(lines()).toEqual([{ document: "note.txt", service: "wikidata", text: "Qvistheim" }]);
  });

  test("prints names where the policy sends the originals", async () => {
    await palimpsest(
      "sanitize",
      letter,
      "--policy",
      policy,
      "--person",
      "Ann Berg",
      "--send",
      "originals",
      "--dry-run",
    );
    const texts = lines().map(({ text }) => text);
    expect(texts[0]).toBe('"Ann Berg"');
    expect(texts).toContain('"Ann Berg" "Freamunde" "4 June 1975"');
    expect(requests).toEqual([]);
  });

  test("of a run that stays on this machine has nothing to print", async () => {
    await palimpsest("sanitize", letter, "--dry-run");
    expect(printed).toBe("");
    expect(said).toContain("no request would leave this machine");
  });
});
