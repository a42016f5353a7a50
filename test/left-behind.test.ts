/**
 * No original outlives a run: whatever ends it, and whenever, the folders for temporary files, caches and
 * outputs hold no word of a document, and no temporary file has any content.
 */

import { spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { feedProgram, SEEKABLE } from "../src/files/feed-program.js";
import { canariesBelow } from "./canary.js";
import { MAIN } from "./crash.js";
import { scanOf } from "./pdf.js";
import { IN_TEXT, SENTENCE, WHOLE } from "./planted.js";

const SCAN = await scanOf(SENTENCE.slice(0, 60));
if (!SCAN) console.warn("left-behind.test.ts: no scanned page, Tesseract or Poppler is missing");

let folder: string;
const at = (name: string) => join(folder, name);
const ASIDE = ["home", "temporary", "cache"];
const MEMORY = "/dev/shm";

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "left-behind-"));
  for (const name of ["whole", ...ASIDE]) mkdirSync(at(name));
  for (const [name, content] of Object.entries(WHOLE)) writeFileSync(at(`whole/${name}`), content);
  if (SCAN) for (const name of ["a", "b"]) writeFileSync(at(`whole/${name}-scan.pdf`), SCAN);
  writeFileSync(at("key"), "0123456789abcdef0123456789abcdef");
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Our files in the system's memory folder, which programs share. */
const inMemory = (): string[] => {
  try {
    return readdirSync(MEMORY).filter((name) => name.startsWith("palimpsest-"));
  } catch {
    return [];
  }
};

interface Ending {
  readonly signal: NodeJS.Signals;
  /** Milliseconds after the start. */
  readonly after: number;
}

async function run(line: readonly string[], ending?: Ending): Promise<number | null> {
  rmSync(at("made"), { recursive: true, force: true });
  mkdirSync(at("made"));
  const child = spawn(process.execPath, [MAIN, "sanitize", ...line], {
    cwd: folder,
    env: { ...process.env, HOME: at("home"), TMPDIR: at("temporary"), XDG_CACHE_HOME: at("cache") },
    stdio: "ignore",
  });
  const timer = ending && setTimeout(() => child.kill(ending.signal), ending.after);
  const [status] = (await once(child, "close")) as [number | null];
  clearTimeout(timer);
  return status;
}

/** What a run left behind that it should not have. */
function left(): { words: Record<string, string[]>; files: string[] } {
  const files = ASIDE.flatMap((name) =>
    (readdirSync(at(name), { recursive: true }) as string[]).filter(
      (file) => statSync(join(at(name), file)).size > 0 && statSync(join(at(name), file)).isFile(),
    ),
  );
  const searched = ["made", ...ASIDE].map((name) => canariesBelow(at(name), IN_TEXT));
  return { words: Object.assign({}, ...searched) as Record<string, string[]>, files };
}
const NOTHING = { words: {}, files: [] };

const OPTIONS = ["--without", "neural", "--mask", "all", "--overwrite", "--names", "number"];
const EVERYTHING = [
  ...["whole", "-o", "made", "--ocr", "--jobs", "2", "--report", "made/report.json"],
  ...["--map", "made/map", "--key-file", "key", ...OPTIONS],
];

test("a file with every format: left alone, and ended by each signal at random moments", async () => {
  const before = inMemory();
  const start = performance.now();
  expect([0, 3]).toContain(await run(EVERYTHING));
  expect(readdirSync(at("made")).length).toBeGreaterThan(Object.keys(WHOLE).length / 2);
  const whole = performance.now() - start;
  expect(left()).toEqual(NOTHING);
  const signals: NodeJS.Signals[] = ["SIGKILL", "SIGKILL", "SIGTERM", "SIGINT"];
  for (const signal of signals) {
    const after = randomInt(Math.ceil(whole * 0.2), Math.ceil(whole));
    await run(EVERYTHING, { signal, after });
    expect({ signal, after, ...left() }).toEqual({ signal, after, ...NOTHING });
  }
  expect(inMemory()).toEqual(before);
});

test.skipIf(!SCAN)("a scan whose recognition takes too long", async () => {
  const line = [
    "whole/a-scan.pdf",
    "--ocr",
    "--max-seconds",
    "0.2",
    "-o",
    "made/o.pdf",
    ...OPTIONS,
  ];
  expect(await run(line)).toBe(4);
  expect(left()).toEqual(NOTHING);
});

test("programs read bytes that have no name; what fails says nothing of them", async () => {
  const bytes = new TextEncoder().encode("Zeldrakor".repeat(40_000));
  const read = (path: string, feed: "input" | "seekable", maxBytes = 1e6) =>
    feedProgram("cat", [path], { [feed]: bytes, maxBytes });
  expect((await read("-", "input")).length).toBe(bytes.length);
  expect((await read(SEEKABLE, "seekable")).length).toBe(bytes.length);
  await expect(read("-", "input", 1000)).rejects.toThrow(/^cat ended with status none$/);
  await expect(feedProgram("false", [], { input: bytes, maxBytes: 1 })).rejects.toThrow(
    /^false ended with status 1$/,
  );
  await expect(feedProgram("no-such-program", [], { maxBytes: 1 })).rejects.toMatchObject({
    code: "ENOENT",
  });
});
