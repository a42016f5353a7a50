/**
 * The inverted index at scale: how long it takes to build, what it takes of memory and disk, and how
 * fast it answers, over a synthetic knowledge graph.
 *
 *     node --import tsx bench/term-index.ts [--scale 1] [--shards 8] [--folder DIR] [--memory MIB]
 *
 * Scale 1 is 5 million individuals, 60 million pairs and 22,034,977 terms. A folder that is given is
 * kept, and an index that is in it already is measured without building it again. Questions are
 * timed in processor time of one core, the build in both.
 */

import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { buildIndex } from "../src/knowledge/people/index/build.js";
import { openIndex } from "../src/knowledge/people/index/open.js";
import { type People, syntheticPeople } from "./synthetic-people.js";

const { values } = parseArgs({
  options: {
    scale: { type: "string", default: "1" },
    shards: { type: "string", default: "8" },
    memory: { type: "string", default: "512" },
    folder: { type: "string" },
  },
});
const scale = Number(values.scale);
const people = syntheticPeople({
  individuals: Math.round(5_000_000 * scale),
  terms: Math.round(22_034_977 * scale),
});
const folder = values.folder ?? mkdtempSync(join(tmpdir(), "term-index-"));

if (!existsSync(join(folder, "manifest.json"))) await build();
await ask(people);
if (values.folder === undefined) rmSync(folder, { recursive: true });

async function build(): Promise<void> {
  const started = performance.now();
  let stage = "";
  const stats = await buildIndex({
    descriptions: (from) => people.from(from),
    identity: `synthetic people, scale ${scale}`,
    folder,
    shards: Number(values.shards),
    memoryBytes: Number(values.memory) * 2 ** 20,
    onProgress: (progress) => {
      if (progress.stage !== stage) console.log(`  ${seconds(started)} s: ${progress.stage}`);
      stage = progress.stage;
    },
  });
  row("built", `${seconds(started)} s; ${cpu().toFixed(1)} s of processor time`);
  row("peak memory of the process", `${Math.round(process.resourceUsage().maxRSS / 1024)} MiB`);
  row("on disk", `${(stats.bytes / 1e6).toFixed(0)} MB`);
}

async function ask(source: People): Promise<void> {
  const opening = performance.now();
  const index = await openIndex(folder);
  row("opened", `${(performance.now() - opening).toFixed(0)} ms`);
  const { terms, individuals, pairs } = index.stats;
  row("terms, individuals, pairs", [terms, individuals, pairs].map(grouped).join(", "));

  const asked = sample(source, 20_000).flatMap((number) => source.describe(number).terms);
  const absent = asked.map((term) => `${term}?`);
  row(
    "look-up of a term, first",
    per(asked, (term) => index.count(term)),
  );
  row(
    "look-up of a term, warm",
    per(asked, (term) => index.count(term)),
  );
  row(
    "look-up of an absent term, warm",
    per(absent, (term) => index.count(term)),
  );

  const triples = [source.common.slice(0, 3), source.common.slice(1, 4), source.common.slice(2, 5)];
  for (const three of triples) {
    const shared = index.sharedBy(three);
    const counts = three.map((term) => grouped(index.count(term))).join(" + ");
    row(`shared by ${counts}`, `${grouped(shared)}; ${repeated(() => index.sharedBy(three))}`);
    row(
      "  5 of them or fewer?",
      repeated(() => index.sharedBy(three, 5)),
    );
  }

  const texts = sample(source, 5_000).map((number) => textAbout(source, number));
  for (const arity of [2, 3, 4]) {
    let masked = 0;
    const [first, second] = [0, 1].map(() =>
      rate(texts, (text) => {
        masked += index.protect(text, { arity }).masked.length;
      }),
    );
    const each = (masked / 2 / texts.length).toFixed(1);
    row(
      `protect, arity ${arity}: texts a second`,
      `${first} first, ${second} warm; ${each} masked`,
    );
  }
  row(
    "protect at random, arity 3",
    `${rate(texts, (text) => index.protect(text, { strategy: "random" }))}`,
  );
  let found = 0;
  const all = rate(texts.slice(0, 1000), (text) => {
    found += index.riskyCombinations(text).length;
  });
  row("all combinations, arity 3", `${all}; ${(found / 1000).toFixed(1)} a text`);
  const verifying = performance.now();
  await index.verify();
  row("verified", `${seconds(verifying)} s`);
  await index.close();
}

/** Numbers of individuals, spread evenly. */
function sample({ size }: People, count: number): number[] {
  return Array.from({ length: count }, (_, i) => Math.floor(((i + 0.5) / count) * size));
}

/** The terms of a text of four sentences: an individual's own, and eight that it shares with others. */
function textAbout(source: People, number: number): string[] {
  const others = [1, 2, 3, 4].map((step) =>
    source.describe((number * 7 + step * 99_991) % source.size),
  );
  return [...source.describe(number).terms, ...others.flatMap(({ terms }) => terms.slice(2, 4))];
}

function per(terms: readonly string[], look: (term: string) => unknown): string {
  const started = cpu();
  for (const term of terms) look(term);
  return `${(((cpu() - started) * 1e6) / terms.length).toFixed(2)} microseconds`;
}

function repeated(ask: () => unknown): string {
  for (let i = 0; i < 20; i++) ask();
  const started = cpu();
  for (let i = 0; i < 200; i++) ask();
  return `${((cpu() - started) * 5).toFixed(4)} ms`;
}

function rate(texts: readonly string[][], protect: (text: string[]) => unknown): string {
  const started = cpu();
  for (const text of texts) protect(text);
  return grouped(Math.round(texts.length / (cpu() - started)));
}

/** Processor time of this process so far, in seconds: other processes do not count. */
function cpu(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

function row(name: string, value: string): void {
  console.log(`| ${name} | ${value} |`);
}

function seconds(since: number): string {
  return ((performance.now() - since) / 1000).toFixed(1);
}

function grouped(value: number): string {
  return value.toLocaleString("en");
}
