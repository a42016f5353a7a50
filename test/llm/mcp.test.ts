import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "mcp-"));
const root = join(folder, "root");
const PROGRAM = ["--import", "tsx", "src/cli/main.ts"];
mkdirSync(root);
writeFileSync(join(root, "letter.txt"), "Eleanor Whitcombe lives at 12 Mill Lane, Bath BA1 5XX.");
writeFileSync(join(folder, "secret.txt"), "Tom Becker");
symlinkSync(join(folder, "secret.txt"), join(root, "link.txt"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function connected(args: readonly string[]): Promise<Client> {
  const client = new Client({ name: "test", version: "1" });
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [...PROGRAM, ...args],
      stderr: "inherit",
    }),
  );
  return client;
}
const textOf = (result: unknown): string =>
  (result as { content: { text: string }[] }).content[0]!.text;

describe("palimpsest mcp", () => {
  let client: Client;
  beforeAll(async () => {
    client = await connected(["mcp", "--root", root]);
  }, 60_000);
  afterAll(() => client.close());
  const call = (name: string, args: Record<string, unknown>) =>
    client.callTool({ name, arguments: args });

  test("has four tools", async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      "sanitize_file",
      "detect",
      "restore_file",
      "explain",
    ]);
    expect(client.getInstructions()).toContain("after the prompt was read");
  });

  test("sanitizes, and restores into a file alone", async () => {
    const text = textOf(await call("sanitize_file", { path: "letter.txt", output: "out.txt" }));
    expect(text).toMatch(/^\[PERSON 1\] lives at \[\w+ 1\]\.$/);
    expect(readFileSync(join(root, "out.txt"), "utf8")).toBe(text);
    writeFileSync(join(root, "answer.txt"), `Dear ${text.slice(0, 10)},`);
    const restored = await call("restore_file", { path: "answer.txt" });
    expect(JSON.stringify(restored)).not.toContain("Eleanor");
    expect(readFileSync(join(root, "answer.restored.txt"), "utf8")).toBe("Dear Eleanor Whitcombe,");
    expect((await call("sanitize_file", { path: "letter.txt", output: "out.txt" })).isError).toBe(
      true,
    );
  });

  test("detects and explains without the words", async () => {
    const found = textOf(await call("detect", { path: join(root, "letter.txt") }));
    expect(JSON.parse(found)).toContainEqual(
      expect.objectContaining({ type: "PERSON", start: 0, end: 17 }),
    );
    const why = textOf(await call("explain", { path: "letter.txt", label: "[PERSON 1]" }));
    expect(JSON.parse(why)).toEqual([
      expect.objectContaining({ label: "[PERSON 1]", decision: "mask" }),
    ]);
    expect(found + why).not.toMatch(/Eleanor|Mill/);
  });

  test.each([
    "../secret.txt",
    "link.txt",
    "/etc/hostname",
    join(folder, "secret.txt"),
    "root/../../secret.txt",
  ])("does not leave its root: %s", async (path) => {
    const result = await call("sanitize_file", { path });
    expect(result.isError).toBe(true);
    expect(textOf(result)).toMatch(/PATH_OUTSIDE/);
    expect((await call("sanitize_file", { path: "letter.txt", output: path })).isError).toBe(true);
  });
});

test("mcp wrap masks what another server's tools answer, and restores the arguments of calls", async () => {
  const server = join(folder, "server.mjs");
  writeFileSync(
    server,
    `import { createInterface } from "node:readline";
const say = (value) => process.stdout.write(JSON.stringify(value) + "\\n");
for await (const line of createInterface({ input: process.stdin })) {
  const { id, method, params } = JSON.parse(line);
  if (method === "initialize") say({ jsonrpc: "2.0", id, result: { protocolVersion: params.protocolVersion, capabilities: { tools: {} }, serverInfo: { name: "crm", version: "1" } } });
  else if (method === "tools/list") say({ jsonrpc: "2.0", id, result: { tools: [{ name: "find_ann_berg", description: "Finds", inputSchema: { type: "object" } }] } });
  else if (method === "tools/call") say({ jsonrpc: "2.0", id, result: { content: [{ type: "text", text: "got " + JSON.stringify(params.arguments) + " for Eleanor Whitcombe" }], structuredContent: { name: "Eleanor Whitcombe", id: 7 } } });
}`,
  );
  const client = await connected(["mcp", "wrap", "--", process.execPath, server]);
  expect((await client.listTools()).tools[0]!.name).toBe("find_ann_berg");
  const first = await client.callTool({ name: "find_ann_berg", arguments: { id: 7 } });
  expect(first).toMatchObject({
    content: [{ type: "text", text: 'got {"id":7} for [PERSON 1]' }],
    structuredContent: { name: "[PERSON 1]", id: 7 },
  });
  const second = await client.callTool({
    name: "find_ann_berg",
    arguments: { name: "[PERSON 1]" },
  });
  // the server got the original, and what it repeats is masked again
  expect(textOf(second)).toBe('got {"name":"[PERSON 1]"} for [PERSON 1]');
  await client.close();
}, 60_000);
