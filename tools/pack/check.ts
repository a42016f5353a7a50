/**
 * Every package as it would be published: its exports and types (publint, Are The Types Wrong), its size, and that it has
 * no test, no fixture and no source map. `npm run check:package` makes the packages first.
 */

import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PACKED, PACKED_RUNTIME } from "./budgets.js";

const STAGE = "out/packages";
/** Packages with code that programs import. */
const IMPORTED = new Set(["palimpsest", "server", "evaluate", "llm", "browser"]);

interface Packed {
  readonly filename: string;
  readonly size: number;
  readonly files: readonly { readonly path: string }[];
}

const fail = (why: string): void => {
  console.error(why);
  process.exitCode = 1;
};

function check(name: string, into: string): void {
  const folder = join(STAGE, name);
  const [packed] = JSON.parse(
    execFileSync("npm", ["pack", "--json", "--pack-destination", into], {
      cwd: folder,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
      maxBuffer: 2 ** 26,
    }),
  ) as [Packed];
  const most = PACKED[name] ?? PACKED_RUNTIME;
  console.log(`${name}: ${(packed.size / 1e6).toFixed(1)} MB of ${most / 1e6}`);
  if (packed.size > most) fail(`${name} is larger than its budget; find what has grown`);
  for (const { path } of packed.files) {
    if (/\/fixtures\/|\.test\.|\.map$/.test(path)) fail(`${name} contains ${path}`);
  }
  if (!IMPORTED.has(name)) return;
  const run = (...words: readonly string[]): void => {
    try {
      execFileSync(join("node_modules/.bin", words[0]!), words.slice(1), { stdio: "inherit" });
    } catch {
      fail(`${name}: ${words[0]} found faults`);
    }
  };
  run("publint", "--strict", folder);
  run(
    "attw",
    join(into, packed.filename),
    "--profile",
    "esm-only",
    "--exclude-entrypoints",
    "internal",
  );
}

const into = mkdtempSync(join(tmpdir(), "palimpsest-packed-"));
try {
  for (const name of readdirSync(STAGE)) check(name, into);
} finally {
  rmSync(into, { recursive: true });
}
