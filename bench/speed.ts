/**
 * Speed of patterns and rules alone, as ratios to Presidio's default recognizers in the same run and in megabytes, records
 * through the whole of `sanitize`, memory over many documents, and growth over hostile strings. The ratios are of the build
 * in `dist/`, and are left out where `npm run compare` has not installed the rivals.
 */

import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { createDocument } from "../src/document/document.js";
import { createSanitizer } from "../src/index.js";

const judgment = readFileSync(new URL("../examples/judgment.txt", import.meta.url), "utf8");
const chat = readFileSync(new URL("../examples/chat.txt", import.meta.url), "utf8");
const letter = readFileSync(new URL("../examples/clinical-letter.txt", import.meta.url), "utf8");

const rules = await createSanitizer({ version: 1, mask: "all", without: ["neural"] });

const PEERS = fileURLToPath(new URL("peers/", import.meta.url));
const PYTHON = join(
  process.env["PALIMPSEST_PEERS"] ?? fileURLToPath(new URL("../out/peers", import.meta.url)),
  "python/bin/python",
);
const NEWS = readFileSync(new URL("texts/news.txt", import.meta.url), "utf8")
  .replace(/\[[A-Z]+ ([^\]]*)\]/g, "$1")
  .repeat(4);
/** Texts of a length, no two alike. */
const texts = (length: number, count: number): string[] =>
  Array.from({ length: count }, (_, i) => {
    const at = (i * 97) % (NEWS.length - length);
    return NEWS.slice(at, at + length);
  });

/** Processor milliseconds per text of each set, warm. */
function millisecondsBy(program: string, args: readonly string[]): Record<string, number> {
  const sets = { warm: texts(3700, 150), page: texts(3700, 60), short: texts(280, 600) };
  const input = JSON.stringify(sets);
  const { stdout } = spawnSync(program, args, { input, encoding: "utf8", maxBuffer: 1 << 28 });
  const lines = stdout.trim().split("\n");
  return Object.fromEntries(
    lines.slice(0, -1).map((line) => {
      const { set, seconds } = JSON.parse(line) as { set: keyof typeof sets; seconds: number };
      return [set, (seconds * 1000) / sets[set].length];
    }),
  );
}

if (existsSync(PYTHON)) {
  const runs = [0, 1, 2].map(() => ({
    ours: millisecondsBy(process.execPath, [join(PEERS, "peers.mjs"), "palimpsest-detect"]),
    presidio: millisecondsBy(PYTHON, [join(PEERS, "peers.py"), "presidio-rules"]),
  }));
  console.log(
    "| `detect` by rules | to Presidio's default recognizers, median of 3 |\n| --- | ---: |",
  );
  for (const [set, what] of Object.entries({ page: "3.7 kB of news", short: "280 characters" })) {
    const ratios = runs.map(({ ours, presidio }) => ours[set]! / presidio[set]!);
    console.log(`| ${what} | ${ratios.sort((a, b) => a - b)[1]!.toFixed(2)} |`);
  }
}

/** Records of 110 characters per processor second, through the whole of `sanitize`. */
async function records(without: string[]): Promise<number> {
  const sanitizer = await createSanitizer({ version: 1, without });
  const through = async (some: readonly string[]) => {
    for (const text of some) await sanitizer.sanitize(createDocument(text));
  };
  await through(texts(110, 300));
  const began = process.cpuUsage();
  await through(texts(109, 300));
  const { user, system } = process.cpuUsage(began);
  return 300e6 / (user + system);
}
console.log("| short records per processor second, `sanitize` | |\n| --- | ---: |");
console.log(`| by rules | ${(await records(["neural"])).toFixed(0)} |`);
console.log(`| with the network | ${(await records([])).toFixed(0)} |`);

/** Megabytes of text a second, the best of three after one warm-up. */
async function speed(text: string): Promise<number> {
  const document = createDocument(text);
  let best = 0;
  for (let run = 0; run < 4; run++) {
    const start = performance.now();
    await rules.detect(document);
    const seconds = (performance.now() - start) / 1000;
    if (run > 0) best = Math.max(best, Buffer.byteLength(text) / 1e6 / seconds);
  }
  return best;
}

console.log("Patterns and rules alone (no model), one core, MB of text a second");
for (const [name, text] of Object.entries({ judgment, chat, letter })) {
  const long = `${text}\n`.repeat(Math.ceil(1_000_000 / text.length));
  console.log(`  ${name.padEnd(22)} ${(await speed(long)).toFixed(2)}`);
}

const CORPORA = new URL("../../shared/data/text/", import.meta.url);
for (const name of ["us_appellate_opinions", "gutenberg_novels"]) {
  const file = new URL(`${name}.jsonl.gz`, CORPORA);
  if (!existsSync(file)) continue;
  const lines = gunzipSync(readFileSync(file)).toString("utf8").split("\n", 400);
  const text = lines
    .map((line) => (line ? (JSON.parse(line) as { text: string }).text : ""))
    .join("\n");
  console.log(`  ${name.padEnd(22)} ${(await speed(text.slice(0, 1_000_000))).toFixed(2)}`);
}

console.log("Memory over 10,000 documents, MB resident after collection");
for (let i = 1; i <= 10_000; i++) {
  await rules.sanitize(createDocument(`${judgment}\n${i}`));
  if (i % 2500 === 0) {
    globalThis.gc?.();
    console.log(`  after ${String(i).padStart(6)}  ${Math.round(process.memoryUsage.rss() / 1e6)}`);
  }
}

console.log("Hostile strings: time for 100,000 characters over time for 50,000 (2 is linear)");
const pieces = [
  "a",
  "1",
  "1 ",
  "1-",
  "A1",
  "a@a.",
  "Mr ",
  "Aa ",
  "the Court of ",
  "1 June ",
  "1,000 ",
  "::",
  "+1 ",
];
for (const piece of pieces) {
  const times: number[] = [];
  for (const length of [50_000, 100_000]) {
    const document = createDocument(piece.repeat(length / piece.length));
    const start = performance.now();
    await rules.detect(document);
    times.push(performance.now() - start);
  }
  const [half, whole] = times as [number, number];
  console.log(
    `  ${JSON.stringify(piece).padEnd(18)} ${(whole / half).toFixed(1)}  (${whole.toFixed(0)} ms)`,
  );
}
