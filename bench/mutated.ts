/**
 * Damaged files of every format, each read and written in the reader's process. Every one has to be
 * written whole, so that it can be read again, or refused with a code, within a minute; what is not
 * is kept as a fixture, which `test/mutated.test.ts` tries again in each run.
 *
 *     node --import tsx bench/mutated.ts [--count 1000] [--formats pdf,docx] [--seed 1]
 *     npm run fuzz -- --hours 8
 *     node --import tsx bench/mutated.ts --seeds docx=FILE,xlsx=FILE
 */

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { createFileReader } from "../src/formats/isolated/reader.js";
import { mutated, outcomeOf, SEEDS } from "../test/mutate.js";

const { values } = parseArgs({
  options: {
    count: { type: "string", default: "1000" },
    seed: { type: "string", default: "1" },
    hours: { type: "string" },
    formats: { type: "string" },
    seeds: { type: "string" },
    keep: { type: "string", default: "test/fixtures/mutated" },
  },
});
const SLOW_MS = 60_000;
const given = values.seeds
  ?.split(",")
  .map((pair) => pair.split("="))
  .map(([format = "", path = ""]) => [format, readFileSync(path)] as const);
const formats = values.formats?.split(",");
const seeds = (given ?? Object.entries(SEEDS)).filter(
  ([format]) => formats === undefined || formats.includes(format),
);
const count = Number(values.count);
const until = values.hours === undefined ? 0 : Date.now() + Number(values.hours) * 3_600_000;
const reader = createFileReader({ seconds: SLOW_MS / 1000 });
let faults = 0;

let first = Number(values.seed);
do {
  for (const [format, bytes] of seeds) {
    const outcomes = new Map<string, number>();
    let slowest = 0;
    for (let seed = first; seed < first + count; seed++) {
      const start = performance.now();
      const file = mutated(bytes, seed);
      const outcome = await outcomeOf(reader.read, file, format);
      slowest = Math.max(slowest, performance.now() - start);
      if (/^WRONG|^TIMED_OUT|^READER_FAILED/.test(outcome)) {
        faults++;
        mkdirSync(values.keep, { recursive: true });
        writeFileSync(`${values.keep}/${seed}.${format}`, file);
      }
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    }
    const list = [...outcomes]
      .sort(([, a], [, b]) => b - a)
      .map(([one, times]) => `${one} ${times}`);
    console.log(`| ${format} | ${count} | ${list.join(", ")} | ${(slowest / 1000).toFixed(1)} |`);
  }
  first += count;
} while (Date.now() < until);
reader.close();
process.exitCode = faults === 0 ? 0 : 1;
