/** The guides of docs/language-models.md run as they stand, against servers on this machine. */

import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type RunningProxy, startProxy } from "../../src/llm/proxy/proxy.js";
import { type RunningServer, startServer } from "../../src/server/start.js";
import { type ModelServer, modelServer } from "./model-server.js";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const page = readFileSync(`${ROOT}docs/language-models.md`, "utf8");
const blocks = (language: string): string[] =>
  [...page.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]+?)^\`\`\``, "gm"))].map(
    ([, code]) => code!,
  );

let model: ModelServer;
let proxy: RunningProxy;
let server: RunningServer;
beforeAll(async () => {
  model = await modelServer();
  proxy = await startProxy({ upstream: model.address, port: 0, host: "127.0.0.1" });
  server = await startServer({ port: 0, host: "127.0.0.1" });
}, 60_000);
afterAll(() => Promise.all([proxy.stop(), server.stop(1000), model.stop()]));

test.each(blocks("ts"))(
  "%s",
  async (code) => {
    const run = code.replaceAll("http://127.0.0.1:5003", proxy.address);
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ["--input-type=module", "-e", run],
      {
        cwd: ROOT,
        env: {
          ...process.env,
          MODEL_URL: `${model.address}/v1`,
          OPENAI_BASE_URL: `${model.address}/v1`,
          OPENAI_API_KEY: "k",
          ANTHROPIC_API_KEY: "k",
          GEMINI_API_KEY: "k",
        },
      },
    );
    const isLog = /maskLines|maskSpans/.test(code);
    if (isLog) {
      expect(stdout).toContain("[PERSON 1]");
      expect(stdout).not.toContain("Whitcombe");
    } else
      expect(stdout).toMatch(
        code.includes("createSession")
          ? /Tell Eleanor Whitcombe the truth\./
          : /Write (?:two lines )?to Eleanor Whitcombe\./,
      );
    expect(model.bodies.join()).not.toContain("Whitcombe");
    // ten lines
    expect(code.split("\n").filter((line) => line.trim() !== "").length).toBeLessThanOrEqual(10);
  },
  60_000,
);

test("the client of the Model Context Protocol is set up as the guide says", async () => {
  const folder = mkdtempSync(join(tmpdir(), "guide-"));
  writeFileSync(join(folder, "letter.txt"), "Eleanor Whitcombe called.");
  const { command, args } = JSON.parse(blocks("json")[0]!).mcpServers.palimpsest;
  expect(command).toBe("palimpsest");
  const client = new Client({ name: "test", version: "1" });
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [join(ROOT, "dist/cli/main.js"), ...args.with(-1, folder)],
    }),
  );
  const called = await client.callTool({
    name: "sanitize_file",
    arguments: { path: "letter.txt" },
  });
  expect(called.content).toEqual([{ type: "text", text: "[PERSON 1] called." }]);
  await client.close();
  rmSync(folder, { recursive: true });
}, 60_000);

describe("the server", () => {
  const post = async (path: string, body: string) => {
    const answer = await fetch(`${server.address}${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
    });
    expect(answer.status).toBe(200);
    // biome-ignore lint/suspicious/noExplicitAny: answers of several shapes
    return (await answer.json()) as any;
  };

  // the two requests of `_OPTIONAL_PresidioPIIMasking` in LiteLLM 1.110
  test("LiteLLM's guardrail masks a message", async () => {
    const [, analyzer, anonymizer] =
      /ANALYZER_API_BASE=(\S+) PRESIDIO_ANONYMIZER_API_BASE=(\S+)/.exec(page)!;
    expect([analyzer, anonymizer]).toEqual(["http://127.0.0.1:5002", "http://127.0.0.1:5002"]);
    const text = "Write to Eleanor Whitcombe, eleanor@whitcombe.example.";
    const found = await post("/analyze", JSON.stringify({ text, language: "en" }));
    expect(found.map((one: { entity_type: string }) => one.entity_type)).toEqual([
      "PERSON",
      "EMAIL_ADDRESS",
    ]);
    const masked = await post("/anonymize", JSON.stringify({ text, analyzer_results: found }));
    expect(masked.text).toBe("Write to <PERSON>, <EMAIL_ADDRESS>.");
  });

  test("n8n's node sends a message and reads the text of the answer", async () => {
    const [, path, body] = /`POST http:\/\/127\.0\.0\.1:5002(\S+)` with `(.+?)`/.exec(page)!;
    const sent = body!.replace("{{ $json.message }}", "Eleanor Whitcombe called.");
    expect(await post(path!, sent)).toMatchObject({ text: "[PERSON 1] called." });
  });
});
