/**
 * Speed of patterns and rules alone, memory over many documents, and growth over hostile strings.
 * Prints a table; `docs/benchmarks.md` holds the figures with machine and date.
 */

import { existsSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { createDocument } from "../src/document/document.js";
import { createSanitizer } from "../src/index.js";

const judgment = readFileSync(new URL("../examples/judgment.txt", import.meta.url), "utf8");
const chat = readFileSync(new URL("../examples/chat.txt", import.meta.url), "utf8");
const letter = readFileSync(new URL("../examples/clinical-letter.txt", import.meta.url), "utf8");

const rules = await createSanitizer({ version: 1, mask: "all", without: ["neural"] });

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
