/**
 * What starting costs, counted in modules: a clock would measure the machine. Importing the package and
 * asking for help take 1.3 times an empty node so. A command that sanitizes loads a tenth of all modules of its own and of
 * the libraries, since the build puts them together.
 */

import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const TEXT = join(ROOT, "examples/judgment.txt");

test.each([
  ["importing the package", 25, ["-e", `import(${JSON.stringify(join(ROOT, "dist/index.js"))})`]],
  ["palimpsest --help", 12, [join(ROOT, "dist/cli/main.js"), "--help"]],
  ["palimpsest sanitize", 200, [join(ROOT, "dist/cli/main.js"), "sanitize", TEXT, "--dry-run"]],
])("%s loads few modules", async (_, most, args) => {
  const folder = mkdtempSync(join(tmpdir(), "palimpsest-start-"));
  try {
    const file = join(folder, "modules");
    const counting = ["--import", join(ROOT, "test/loaded-modules.mjs")];
    await promisify(execFile)(process.execPath, [...counting, ...args], {
      env: { ...process.env, MODULES_FILE: file },
    });
    const loaded = readFileSync(file, "utf8").trim().split("\n");
    expect(loaded.length).toBeGreaterThan(1);
    expect(loaded.length).toBeLessThanOrEqual(most);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
