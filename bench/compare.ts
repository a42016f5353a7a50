/**
 * Palimpsest beside others on the same texts: what each hides, what it leaves, how fast, in how much memory. Writes
 * `bench/compare.json`, docs/compare.md with its pictures, and the table of the README.
 *
 *     npm run compare [-- --only presidio,rampart] [--page]
 *
 * Installs the others into `out/peers` when they are not there: Python 3.12 and its package index, and npm's. `--only`
 * measures some systems and keeps the figures of the rest; `--page` writes the page from the figures that are there.
 */

import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { offsetConverter } from "../src/document/offsets.js";
import {
  comparePage,
  pictures,
  readComparison,
  type SystemResult,
  writeReadme,
} from "./compare/page.js";
import { type Spans, scoresOf } from "./compare/score.js";
import { SYSTEMS, type System } from "./compare/systems.js";
import { type Text, textSets } from "./compare/texts.js";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const PEERS = fileURLToPath(new URL("peers/", import.meta.url));
/** Where the others are installed; `PALIMPSEST_PEERS` names a folder that has them already. */
const INSTALLED = process.env["PALIMPSEST_PEERS"] ?? join(ROOT, "out/peers");

const { values } = parseArgs({
  options: { only: { type: "string", default: "" }, page: { type: "boolean" } },
});

function install(): void {
  const [python, node] = [join(INSTALLED, "python"), join(INSTALLED, "node")];
  installOnce(python, "Python 3.12 with venv and pip", () => {
    start("python3.12", ["-m", "venv", python]);
    start(join(python, "bin/pip"), ["install", "-q", "-r", join(PEERS, "requirements.txt")]);
  });
  installOnce(node, "npm", () => {
    mkdirSync(node, { recursive: true });
    writeFileSync(join(node, "package.json"), readFileSync(join(PEERS, "package.json")));
    start("npm", ["install", "--prefix", node, "--ignore-scripts", "--no-audit", "--no-fund"]);
  });
}

const start = (program: string, words: string[]) =>
  execFileSync(program, words, { stdio: ["ignore", "ignore", "inherit"] });

/** What is in a folder without its mark was stopped half way, and is installed anew. */
function installOnce(folder: string, needs: string, work: () => void): void {
  if (existsSync(join(folder, "complete"))) return;
  console.error(`installing into ${folder} ...`);
  try {
    rmSync(folder, { recursive: true, force: true });
    work();
    writeFileSync(join(folder, "complete"), "");
  } catch (error) {
    console.error(
      `the other programs in ${folder} could not be installed (${(error as Error).message.split("\n")[0]}); it needs ${needs}, which must run, and the package index: mend that and run again, or set PALIMPSEST_PEERS to a folder that has them`,
    );
    process.exit(1);
  }
}

interface Measured {
  readonly found: Record<string, readonly Spans[]>;
  readonly seconds: Record<string, number>;
  readonly version: string;
  readonly load: number;
  readonly memory: number;
  readonly size: number;
}

type Line =
  | { readonly set: string; readonly spans: readonly Spans[]; readonly seconds: number }
  | ({ readonly name: string } & Omit<Measured, "found" | "seconds">);

/** Runs one system over all sets, on one core. @throws where it fails */
async function run(
  { id, runs }: System,
  sets: Readonly<Record<string, readonly Text[]>>,
): Promise<Measured> {
  const [program, ...args] =
    runs === "python"
      ? [join(INSTALLED, "python/bin/python"), join(PEERS, "peers.py"), id]
      : [process.execPath, join(PEERS, "peers.mjs"), id, join(INSTALLED, "node")];
  const child = spawn("taskset", ["-c", "0", program!, ...args], {
    stdio: ["pipe", "pipe", "inherit"],
    env: { ...process.env, OMP_NUM_THREADS: "1", TOKENIZERS_PARALLELISM: "false" },
  });
  child.stdin.end(
    JSON.stringify(
      Object.fromEntries(
        Object.entries(sets).map(([name, texts]) => [name, texts.map(({ text }) => text)]),
      ),
    ),
  );
  let output = "";
  child.stdout.setEncoding("utf8").on("data", (part: string) => {
    output += part;
  });
  const status = await new Promise((resolve) => child.on("close", resolve));
  if (status !== 0) throw new Error(`${id} ended with status ${status}`);
  const found: Record<string, readonly Spans[]> = {};
  const seconds: Record<string, number> = {};
  let last: Extract<Line, { name: string }> | undefined;
  for (const line of output
    .trim()
    .split("\n")
    .map((one) => JSON.parse(one) as Line)) {
    if ("name" in line) last = line;
    else {
      seconds[line.set] = line.seconds;
      found[line.set] =
        runs === "python"
          ? line.spans.map((spans, i) => inUtf16(sets[line.set]![i]!.text, spans))
          : line.spans;
    }
  }
  const { version, load, memory, size } = last!;
  return { found, seconds, version, load, memory, size };
}

function inUtf16(text: string, spans: Spans): Spans {
  const { toUtf16 } = offsetConverter(text);
  return spans.map(([start, end]) => [toUtf16(start), toUtf16(end)]);
}

/** Texts per processor second of the everyday sentences, and pages of 3,700 characters of the judgments. */
function ratesOf(sets: Readonly<Record<string, readonly Text[]>>, seconds: Record<string, number>) {
  const { everyday, judgments } = sets;
  const rates: Record<string, number> = {};
  if (everyday) rates["sentences per second"] = everyday.length / seconds["everyday"]!;
  if (judgments) {
    const length = judgments.reduce((sum, { text }) => sum + text.length, 0);
    rates["pages per second"] = length / 3700 / seconds["judgments"]!;
  }
  return rates;
}

async function measure(): Promise<void> {
  if (process.env["PALIMPSEST_PEERS"] === undefined) install();
  const sets = textSets();
  if (!sets["judgments"])
    console.error("../shared/data is missing: some sets are left out, and nothing is written");
  const wanted = values.only === "" ? undefined : values.only.split(",");
  const before = readComparison();
  const systems: SystemResult[] = [];
  for (const system of SYSTEMS) {
    const known = before?.systems.find(({ id }) => id === system.id);
    if (wanted && !wanted.includes(system.id)) {
      if (known) systems.push(known);
      continue;
    }
    const began = Date.now();
    const { found, seconds, version, load, memory, size } = await run(system, sets);
    const scores = { ...scoresOf(sets, found), ...ratesOf(sets, seconds) };
    systems.push({ id: system.id, version, load, memory, size, scores });
    console.error(`${system.name}: ${((Date.now() - began) / 1000).toFixed(0)} s`);
    for (const [figure, value] of Object.entries(scores))
      console.log(`  ${figure.padEnd(24)}${value.toFixed(3)}`);
  }
  if (!sets["judgments"]) return;
  const counts = Object.fromEntries(
    Object.entries(sets).map(([name, texts]) => [name, texts.length]),
  );
  const comparison = {
    date: new Date().toISOString().slice(0, 10),
    machine: `${cpus()[0]?.model ?? "unknown"}, one core`,
    node: process.version,
    counts,
    systems,
  };
  writeFileSync(
    new URL("compare.json", import.meta.url),
    `${JSON.stringify(comparison, null, 2)}\n`,
  );
}

if (!values.page) await measure();
const comparison = readComparison();
if (comparison) {
  writeFileSync(join(ROOT, "docs/compare.md"), comparePage(comparison));
  for (const [name, svg] of Object.entries(pictures(comparison)))
    writeFileSync(join(ROOT, "docs/images", name), svg);
  writeReadme(comparison);
}
