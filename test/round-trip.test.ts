/** What is hidden in files comes back byte for byte with the map: texts with labels, odd spaces, abbreviations, quotes. */

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runProgram } from "./program.js";
import { FILES, texts } from "./round-trips.js";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "round-trip-"));
  writeFileSync(join(folder, "key"), "0123456789abcdef");
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const SETS = 3;

test("restore gives every file of a run as it was", async () => {
  mkdirSync(join(folder, "in"));
  const sources = new Map<string, string>();
  const sets = fc.sample(fc.array(texts, { minLength: 2, maxLength: 4 }), SETS);
  for (const [i, set] of sets.entries()) {
    for (const [name, write] of Object.entries(FILES)) sources.set(`${i}-${name}`, write(set));
  }
  for (const [name, source] of sources) writeFileSync(join(folder, "in", name), source);
  const keys = ["--map", "map", "--key-file", "key"];
  const line = ["sanitize", "in", "-o", "out", "--mask", "all", "--replace", "label", ...keys];
  const { status, err } = await runProgram([...line, "--without", "neural"], folder);
  expect(status, err).toBe(0);
  let masked = 0;
  for (const [name, source] of sources) {
    if (readFileSync(join(folder, "out", name), "utf8") !== source) masked++;
    const { out, err } = await runProgram(
      ["restore", join("out", name), ...keys, "--keep-unknown"],
      folder,
    );
    expect(out, `${name}: ${err}`).toBe(source);
  }
  // the control: there was something to restore
  expect(masked).toBeGreaterThan(sources.size / 2);
}, 120_000);
