/**
 * The embedder alone: start-up, texts a second, the share of time inside the network, memory.
 *
 *     node --import tsx bench/embedder.ts [folder of another model]
 */

import { readFileSync } from "node:fs";
import { loadEmbedder } from "../src/models/embedder.js";

const [folder] = process.argv.slice(2);
const started = performance.now();
const embedder = await loadEmbedder(folder === undefined ? {} : { folder });
console.log(
  `${embedder.name}: ${embedder.dimensions} numbers, loaded in ${Math.round(performance.now() - started)} ms, ${megabytes()} MB`,
);

const example = (name: string): string =>
  readFileSync(new URL(`../examples/${name}`, import.meta.url), "utf8");
const lines = (text: string): string[] => text.split("\n").filter((line) => line.trim() !== "");
const words = example("judgment.txt").match(/\p{L}{5,}/gu) ?? [];

await row("single words", words.slice(0, 200));
await row("chat messages", lines(example("chat.txt")));
await row("paragraphs of a judgment", lines(example("judgment.txt")));
await row("a text of 50 kB", [example("judgment.txt").repeat(50).slice(0, 50_000)]);
await embedder.close();

/** The run of least time of three, after one warm-up. */
async function row(name: string, texts: readonly string[]): Promise<void> {
  let least = Number.POSITIVE_INFINITY;
  let network = 0;
  await embedder.embed(texts);
  for (let run = 0; run < 3; run++) {
    const before = embedder.networkMilliseconds;
    const start = performance.now();
    await embedder.embed(texts);
    const milliseconds = performance.now() - start;
    if (milliseconds >= least) continue;
    least = milliseconds;
    network = embedder.networkMilliseconds - before;
  }
  const characters = texts.reduce((sum, text) => sum + text.length, 0);
  const mean = Math.round(characters / texts.length);
  const perSecond = (1000 * texts.length) / least;
  console.log(
    `${name.padEnd(26)} ${String(mean).padStart(6)} characters each  ${perSecond.toFixed(1).padStart(7)} texts/s  ${Math.round((1000 * characters) / least).toLocaleString("en")} characters/s  ${Math.round((100 * network) / least)}% in the network  ${megabytes()} MB`,
  );
}

function megabytes(): number {
  return Math.round(process.memoryUsage.rss() / 1e6);
}
