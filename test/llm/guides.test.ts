/** The code of docs/language-models.md runs as it stands, against a server on this machine. */

import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type RunningProxy, startProxy } from "../../src/llm/proxy/proxy.js";
import { type ModelServer, modelServer } from "./model-server.js";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const page = readFileSync(`${ROOT}docs/language-models.md`, "utf8");
const guides = [...page.matchAll(/^```ts\n([\s\S]+?)^```/gm)]
  .map(([, code]) => code!)
  // its package is not among those that are installed here
  .filter((code) => !code.includes("@langchain/openai"));

let model: ModelServer;
let proxy: RunningProxy;
beforeAll(async () => {
  model = await modelServer();
  proxy = await startProxy({ upstream: model.address, port: 0, host: "127.0.0.1" });
}, 60_000);
afterAll(() => Promise.all([proxy.stop(), model.stop()]));

test.each(guides)(
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
          OPENAI_API_KEY: "k",
          ANTHROPIC_API_KEY: "k",
          GEMINI_API_KEY: "k",
        },
      },
    );
    const isLog = /maskLines|maskSpans/.test(code);
    if (isLog) expect(stdout).not.toContain("Whitcombe");
    else
      expect(stdout).toContain(
        code.includes("createSession")
          ? "Tell Eleanor Whitcombe the truth."
          : "Write two lines to Eleanor Whitcombe.",
      );
    expect(model.bodies.join()).not.toContain("Whitcombe");
    // ten lines
    expect(code.split("\n").filter((line) => line.trim() !== "").length).toBeLessThanOrEqual(10);
  },
  60_000,
);
