/**
 * Runs a bench, adds its tables to `bench/history.json` and writes them into docs/benchmarks.md where the page has
 * a place for them. Without a name: which benches there are.
 *
 *     npm run bench -- kinds
 *     npm run bench -- documents --half read
 */

import { spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { cpus } from "node:os";
import { fileURLToPath } from "node:url";
import { addRun, modelsDigest, readHistory, tablesIn, writePage } from "./history.js";

const FOLDER = new URL(".", import.meta.url);
const [name, ...args] = process.argv.slice(2);
const benches = readdirSync(FOLDER)
  .filter((file) => file.endsWith(".ts"))
  .map((file) => file.slice(0, -3))
  // what exports something is a part of benches, and no bench
  .filter((one) => one !== "run" && (!/^export /m.test(sourceOf(one)) || isBench(one)));

if (name === undefined) {
  for (const one of benches) console.log(`${one.padEnd(24)}${purposeOf(sourceOf(one))}`);
} else if (!benches.includes(name)) {
  console.error(`there is no bench called '${name}'; 'npm run bench' lists them`);
  process.exitCode = 2;
} else {
  const output = await outputOf(name);
  const tables = tablesIn(output);
  if (process.exitCode === undefined) {
    addRun({
      command: [name, ...args].join(" "),
      date: new Date().toISOString().slice(0, 10),
      node: process.version,
      machine: `${cpus().length} x ${cpus()[0]?.model ?? "unknown"}`,
      models: modelsDigest(),
      tables,
      ...(tables.length === 0 && { printed: output }),
    });
    writePage(readHistory());
  }
}

function isBench(one: string): boolean {
  return sourceOf(one).includes(`npx tsx bench/${one}.ts`);
}

function sourceOf(one: string): string {
  return readFileSync(new URL(`${one}.ts`, FOLDER), "utf8");
}

/** The first sentence of a file's comment. */
function purposeOf(source: string): string {
  const comment = /^\/\*\*\s*([\s\S]*?)\*\//.exec(source)?.[1] ?? "";
  return comment
    .replace(/(?:^|\s*\n) ?\* ?/g, " ")
    .trim()
    .split(/[.:](?: |$)/)[0]!;
}

/** What a bench prints, which is shown as well. */
function outputOf(bench: string): Promise<string> {
  const path = fileURLToPath(new URL(`${bench}.ts`, FOLDER));
  const child = spawn(process.execPath, ["--expose-gc", "--import", "tsx", path, ...args], {
    stdio: ["inherit", "pipe", "inherit"],
  });
  let output = "";
  child.stdout.on("data", (part: Buffer) => {
    output += part;
    process.stdout.write(part);
  });
  return new Promise((resolve) => {
    child.on("close", (code) => {
      if (code !== 0) process.exitCode = code ?? 1;
      resolve(output);
    });
  });
}
