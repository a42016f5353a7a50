/**
 * A stream of short records through the built program: processor time per record once it has warmed up,
 * with rules alone and with the network, and what the ledger of a folder run costs per document.
 *
 *     npm run build && npx tsx bench/stream.ts [--records 2000] [--warm 500] [--jobs 1] [--only rules]
 *
 * `--warm`: records before those that are counted; V8 compiles for thousands of them. `--only rules`: no network.
 *
 * Records are tweets of the Broad Twitter Corpus of 20 to 110 characters. Processor time is taken, not the
 * clock's: it depends less on what else the machine does.
 */

import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { Ledger } from "../src/corpus/ledger.js";

const { values } = parseArgs({
  options: {
    records: { type: "string", default: "2000" },
    warm: { type: "string", default: "500" },
    jobs: { type: "string", default: "1" },
    only: { type: "string" },
  },
});
const MAIN = fileURLToPath(new URL("../dist/cli/main.js", import.meta.url));
const TWEETS = new URL("../../shared/data/ner_btc/", import.meta.url);
/** Records after which the program is warm. */
const WARM = Number(values.warm);
/** Tells the processor time of the process and all its threads at its end. */
const TELLING = `data:text/javascript,import{writeSync}from"node:fs";process.on("exit",()=>{const{user,system}=process.cpuUsage();writeSync(3,String((user+system)/1e6))})`;

if (!existsSync(TWEETS)) {
  console.error(
    "bench/stream.ts needs the tweets in ../shared/data/ner_btc; it measures nothing without.",
  );
  process.exit(2);
}
const texts = ["b", "f", "h", "a"].flatMap((section) =>
  readFileSync(new URL(`${section}.jsonl`, TWEETS), "utf8")
    .trim()
    .split("\n")
    .map((line) => (JSON.parse(line) as { tokens: string[] }).tokens.join(" "))
    .filter(({ length }) => length >= 20 && length <= 110),
);

/** Processor seconds of the program over the first records. */
async function seconds(records: number, flags: readonly string[]): Promise<number> {
  const child = spawn(
    process.execPath,
    [
      "--import",
      TELLING,
      MAIN,
      "sanitize",
      "-",
      "--from",
      "jsonl",
      "--allow-unsupported-language",
      ...flags,
    ],
    { stdio: ["pipe", "ignore", "ignore", "pipe"] },
  );
  let told = "";
  child.stdio[3]!.on("data", (data: Buffer) => (told += data));
  for (let i = 0; i < records; i++) {
    child.stdin!.write(`${JSON.stringify({ text: texts[i % texts.length] })}\n`);
  }
  child.stdin!.end();
  await new Promise((closed) => child.on("close", closed));
  return Number(told);
}

const records = Number(values.records);
for (const [name, flags] of [
  ["rules alone", ["--mask", "all", "--without", "neural"]],
  ["with the network", []],
] as const) {
  if (values.only !== undefined && !name.startsWith(values.only)) continue;
  const few = await seconds(WARM, [...flags, "--jobs", values.jobs]);
  const all = await seconds(WARM + records, [...flags, "--jobs", values.jobs]);
  const each = (all - few) / records;
  console.log(
    `${name}: ${(1000 * each).toFixed(2)} ms per record, ${Math.round(1 / each)} records per processor second; start and first ${WARM}: ${few.toFixed(1)} s`,
  );
}

const folder = mkdtempSync(join(tmpdir(), "palimpsest-ledger-"));
try {
  const ledger = await Ledger.open(folder, { program: "bench", policy: "bench", resume: false });
  const before = process.cpuUsage();
  const began = performance.now();
  for (let i = 0; i < records; i++) {
    const input = `folder/${i}.txt`;
    await ledger.write({ input, fingerprint: "1024 1700000000000", status: "started" });
    await ledger.write({
      input,
      fingerprint: "1024 1700000000000",
      status: "done",
      output: input,
      sha256: "0".repeat(64),
    });
  }
  await ledger.close();
  const { user, system } = process.cpuUsage(before);
  console.log(
    `ledger: ${((user + system) / 1000 / records).toFixed(3)} ms of processor and ${((performance.now() - began) / records).toFixed(3)} ms of the clock per document`,
  );
} finally {
  rmSync(folder, { recursive: true });
}
