/** Words in places that nobody reads do not come through: neither into outputs, nor reports, nor messages. */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { canariesBelow, canariesIn } from "./canary.js";
import { contents } from "./crash.js";
import {
  openDocument,
  outlookMessage,
  type Planted,
  presentation,
  richText,
} from "./hidden-places.js";
import { runProgram } from "./program.js";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "hidden-places-"));
  for (const name of ["home", "in"]) mkdirSync(join(folder, name));
  for (const name of ["HOME", "TMPDIR", "XDG_CACHE_HOME"]) vi.stubEnv(name, join(folder, "home"));
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

const FILES: readonly [string, () => Planted, number][] = [
  ["slides.pptx", presentation, 50],
  ["letter.rtf", richText, 45],
  ["report.odt", openDocument, 60],
  ["mail.msg", outlookMessage, 25],
];

/** The places whose words some bytes hold, each with the form that they have there. */
const placesIn = (bytes: string | Uint8Array, words: ReadonlyMap<string, string>): string[] =>
  canariesIn(bytes, [...words.keys()]).map((found) => {
    const [word] = found.split(" ");
    return found.replace(word!, words.get(word!)!);
  });

const RULES = ["--mask", "all", "--without", "neural", "--verbose"];
const REPORTS = ["--report", "made/r.html", "--report", "made/r.json"];

test.each([
  ["as they were", []],
  ["as text", ["--to", "txt"]],
])(
  "written %s, files hold no word of a hidden place",
  async (_, to) => {
    const planted = FILES.map(([name, plant, least]) => {
      const { bytes, words } = plant();
      expect(words.size).toBeGreaterThanOrEqual(least);
      // the control: the search finds them where they are
      expect(placesIn(bytes, words).length).toBeGreaterThan(words.size * 0.8);
      writeFileSync(join(folder, "in", name), bytes);
      return words;
    });
    const words = new Map(planted.flatMap((one) => [...one]));
    rmSync(join(folder, "made"), { recursive: true, force: true });
    const run = await runProgram(
      ["sanitize", "in", "-o", "made/out/", ...to, ...REPORTS, ...RULES],
      folder,
    );
    expect(run.status, run.err).toBe(0);
    expect(placesIn(run.out + run.err, words)).toEqual([]);
    const made = contents(join(folder, "made"));
    expect(Object.keys(made).length).toBeGreaterThan(FILES.length + 1);
    for (const [name, content] of Object.entries(made)) {
      expect(placesIn(Buffer.from(content, "latin1"), words), name).toEqual([]);
    }
    expect(canariesBelow(join(folder, "home"), [...words.keys()])).toEqual({});
  },
  120_000,
);
