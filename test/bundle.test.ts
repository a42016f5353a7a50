/** What the build prepares gives the answers of what it was made from. */

import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import type { Lemmatizer } from "../src/language/lemmatizer.js";

const run = promisify(execFile);
const require = createRequire(import.meta.url);
const ROOT = fileURLToPath(new URL("..", import.meta.url));

test("the prepared lemmatizer knows what the library knows", () => {
  const library = require("wink-lemmatizer") as Lemmatizer;
  const prepared = require(`${ROOT}dist/lemmatizer.cjs`) as Lemmatizer;
  const lexicon = createRequire(require.resolve("wink-lemmatizer"));
  const words = Object.keys(lexicon("wink-lexicon/src/wn-words.js") as object);
  expect(words.length).toBeGreaterThan(70_000);
  const inflected = words.flatMap((word) =>
    ["", "s", "es", "ed", "ing", "er", "est"].map((ending) => word + ending),
  );
  for (const part of ["noun", "verb", "adjective"] as const) {
    const different = inflected.filter((word) => library[part](word) !== prepared[part](word));
    expect(different).toEqual([]);
  }
});

test("a stack trace of the bundle names the source", async () => {
  const program = `import { parsePolicy } from ${JSON.stringify(`${ROOT}dist/index.js`)};
    await parsePolicy("{").catch((error) => console.log(error.stack));`;
  const { stdout } = await run(process.execPath, [
    "--enable-source-maps",
    "--input-type=module",
    "-e",
    program,
  ]);
  expect(stdout).toMatch(/src[/\\]policy[/\\]policy\.ts:\d+/);
});
