/**
 * The recognizer alone: loading, speed on a judgment of 3,700 characters and on short messages, the
 * share of time inside the network, memory. `docs/benchmarks.md` holds the figures.
 *
 *     node --expose-gc --import tsx bench/recognizer.ts [--long]
 *
 * `--long` adds a single line of 5 MB (minutes).
 */

import { readFileSync } from "node:fs";
import { recognizerDetector } from "../src/detect/recognizer/recognizer.js";
import { loadRecognizer } from "../src/models/recognizer.js";

const started = performance.now();
const recognizer = await loadRecognizer();
const loaded = performance.now();
const detector = recognizerDetector(recognizer);

const example = (name: string): string =>
  readFileSync(new URL(`../examples/${name}`, import.meta.url), "utf8");
const source = `${example("judgment.txt")}\n`;
const judgment = source.repeat(Math.ceil(3700 / source.length)).slice(0, 3700);
const messages = example("chat.txt")
  .split("\n")
  .filter((line) => line.trim() !== "");

const megabytes = (): number => Math.round(process.memoryUsage.rss() / 1e6);

interface Run {
  readonly milliseconds: number;
  readonly network: number;
}

async function run(texts: readonly string[]): Promise<Run> {
  const network = recognizer.networkMilliseconds;
  const start = performance.now();
  for (const text of texts) await detector.examine({ text });
  return {
    milliseconds: performance.now() - start,
    network: recognizer.networkMilliseconds - network,
  };
}

/** The run of least time, after one warm-up. */
async function best(texts: readonly string[], runs: number): Promise<Run> {
  await run(texts);
  let least = await run(texts);
  for (let i = 1; i < runs; i++) {
    const next = await run(texts);
    if (next.milliseconds < least.milliseconds) least = next;
  }
  return least;
}

function row(name: string, texts: readonly string[], { milliseconds, network }: Run): void {
  const characters = texts.reduce((sum, text) => sum + text.length, 0);
  const perText = (milliseconds / texts.length).toFixed(1).padStart(8);
  const perSecond = Math.round((characters / milliseconds) * 1000).toLocaleString("en");
  const share = `${Math.round((network / milliseconds) * 100)}%`.padStart(4);
  console.log(
    `${name.padEnd(28)} ${perText} ms a text  ${perSecond.padStart(9)} characters/s  ${share} in the network  ${megabytes()} MB`,
  );
}

console.log(`loading the model: ${Math.round(loaded - started)} ms, ${megabytes()} MB`);
row("one judgment of 3,700", [judgment], await best([judgment], 20));
const judgments = Array<string>(10).fill(judgment);
row("10 judgments", judgments, await best(judgments, 3));
row(`${messages.length} chat messages`, messages, await best(messages, 10));
if (process.argv.includes("--long")) {
  const line = [judgment.replaceAll("\n", " ").repeat(Math.ceil(5_000_000 / judgment.length))];
  row("one line of 5 MB", line, await run(line));
}
await recognizer.close();
