/**
 * The language model: start-up, speed, memory, and how well the surprisal of what people annotated
 * tells what they masked from what they kept, on development data.
 *
 *     node --import tsx bench/language-model.ts [--scores out.json] [file.json ...]
 *
 * Files are in the benchmark's own form; by default those of `../shared/data`. With `--scores` every
 * mention's log-probability is written too, for training/measure_masked.py.
 */

import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { readTab } from "../src/formats/tab.js";
import { loadLanguageModel, type Surprisal } from "../src/models/language-model.js";

const started = performance.now();
const model = await loadLanguageModel();
const loaded = performance.now();
console.log(
  `start-up: ${Math.round(loaded - started)} ms; ${Math.round(process.memoryUsage.rss() / 1e6)} MB resident`,
);

const judgment = readFileSync(new URL("../examples/judgment.txt", import.meta.url), "utf8");
const long = `${judgment}\n`.repeat(Math.ceil(300_000 / judgment.length));
const words = Array.from(long.matchAll(/\w+(?: \w+)?/g), ({ 0: { length }, index }) => ({
  start: index,
  end: index + length,
}));
speed("one span over all", [{ start: 0, end: long.length }]);
speed("spans of one or two words", words);

/** Pieces scored a second, the best of five. */
function speed(name: string, spans: readonly { start: number; end: number }[]): void {
  let best = 0;
  for (let run = 0; run < 5; run++) {
    const start = performance.now();
    const tokens = model.surprisal(long, spans).reduce((sum, one) => sum + one.tokens, 0);
    best = Math.max(best, (tokens / (performance.now() - start)) * 1000);
  }
  console.log(`${name}: ${Math.round(best).toLocaleString("en")} tokens/s`);
}

interface Scored extends Surprisal {
  readonly file: string;
  readonly document: string;
  readonly start: number;
  readonly end: number;
  readonly type: string;
  readonly masked: boolean;
}

const data = fileURLToPath(new URL("../../shared/data/", import.meta.url));
const { values: flags, positionals: given } = parseArgs({
  options: { scores: { type: "string" } },
  allowPositionals: true,
});
const all: Scored[] = [];
const files =
  given.length > 0
    ? given
    : ["tab/dev_masking.json", "wiki553/masking.json"].map((name) => data + name);
for (const file of files) {
  if (!existsSync(file)) console.log(`${file}: not there`);
  else all.push(...measure(file));
}
if (flags.scores) writeFileSync(flags.scores, JSON.stringify(all));

/** Every annotator's mentions; masked are those that are DIRECT or QUASI. */
function measure(file: string): Scored[] {
  const scored: Scored[] = [];
  for (const { document, annotations } of readTab(readFileSync(file, "utf8"), file)) {
    for (const mentions of annotations.values()) {
      const decided = mentions.filter(({ identifier }) => identifier !== undefined);
      for (const [i, surprisal] of model.surprisal(document.text, decided).entries()) {
        const { start, end, type, identifier } = decided[i]!;
        const masked = identifier !== "NO_MASK";
        scored.push({ ...surprisal, file, document: document.id, start, end, type, masked });
      }
    }
  }
  const masked = scored.filter((one) => one.masked).length;
  console.log(`\n${file}: ${scored.length} mentions, ${masked} masked`);
  console.log(`  AUC of the sum ${auc(scored, (one) => one.logProbability)}`);
  console.log(`  AUC of the smallest ${auc(scored, (one) => one.smallest)}`);
  console.log(`  AUC of the number of tokens ${auc(scored, (one) => -one.tokens)}`);
  for (const type of new Set(scored.map((one) => one.type))) {
    const some = scored.filter((one) => one.type === type);
    const share = some.filter((one) => one.masked).length / some.length;
    console.log(
      `    ${type.padEnd(9)} ${String(some.length).padStart(5)} mentions, ${(share * 100).toFixed(0)}% masked, AUC ${auc(some, (one) => one.logProbability)}`,
    );
  }
  console.log("  threshold on the sum: precision, recall, F1 of masking what is there or below");
  for (const threshold of [-2, -3.5, -5, -7, -10, -15, -20, best(scored)]) {
    const { precision, recall, f1 } = atThreshold(scored, threshold);
    console.log(
      `    ${threshold.toFixed(1).padStart(6)}  ${precision.toFixed(3)} ${recall.toFixed(3)} ${f1.toFixed(3)}`,
    );
  }
  return scored;
}

/** The chance that a masked mention is less probable than one that was kept, ties half. */
function auc(scored: readonly Scored[], value: (one: Scored) => number): string {
  const ordered = scored.map((one) => ({ value: value(one), masked: one.masked }));
  ordered.sort((a, b) => b.value - a.value);
  const positives = ordered.filter((one) => one.masked).length;
  const negatives = ordered.length - positives;
  if (positives === 0 || negatives === 0) return "-";
  let kept = 0;
  let area = 0;
  for (let i = 0; i < ordered.length; ) {
    let end = i;
    let ties = 0;
    while (end < ordered.length && ordered[end]!.value === ordered[i]!.value) {
      if (!ordered[end++]!.masked) ties++;
    }
    area += (end - i - ties) * (kept + ties / 2);
    kept += ties;
    i = end;
  }
  return (area / positives / negatives).toFixed(3);
}

function atThreshold(scored: readonly Scored[], threshold: number) {
  const below = scored.filter((one) => one.logProbability <= threshold);
  const right = below.filter((one) => one.masked).length;
  const precision = right / below.length;
  const recall = right / scored.filter((one) => one.masked).length;
  return { precision, recall, f1: (2 * precision * recall) / (precision + recall) };
}

/** The threshold of the highest sum of sensitivity and specificity. */
function best(scored: readonly Scored[]): number {
  const ordered = [...scored].sort((a, b) => a.logProbability - b.logProbability);
  const masked = ordered.filter((one) => one.masked).length;
  let gain = 0;
  let highest = 0;
  let threshold = 0;
  for (const { logProbability, masked: isMasked } of ordered) {
    gain += isMasked ? 1 / masked : -1 / (ordered.length - masked);
    if (gain > highest) [highest, threshold] = [gain, logProbability];
  }
  return threshold;
}
