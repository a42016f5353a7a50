import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import { expect, test } from "vitest";

// tests run bundled programs (test/bundled-programs.ts); the query asks for the module itself
const REAL = "./own-program.ts?itself";

test("a module of the sources runs in a thread of its own, though it is TypeScript", async () => {
  const { ownProgram } = (await import(REAL)) as typeof import("./own-program.js");
  const { url, execArgv } = ownProgram("files/package-root");
  expect(existsSync(fileURLToPath(url))).toBe(true);
  const thread = new Worker(url, { execArgv: [...execArgv] });
  const status = await new Promise((resolve, reject) => {
    thread.once("exit", resolve);
    thread.once("error", reject);
  });
  expect(status).toBe(0);
});
