/**
 * How fast short records become in one process: the same 4,000 tweets through the program's rules again and
 * again, processor seconds of each round. V8 compiles for thousands of records.
 *
 *     npx tsx bench/warm-up.ts [--rounds 6] [--checkout .]
 *
 * `--checkout`: another checkout of the program, to be run at the same time and compared.
 */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "6" },
    checkout: { type: "string", default: new URL("..", import.meta.url).pathname },
  },
});
const source = (file: string): string => pathToFileURL(join(values.checkout, "src", file)).href;
const { createSanitizer } = (await import(source("index.ts"))) as typeof import("../src/index.js");
const { streamRecords } = (await import(
  source("corpus/stream.ts")
)) as typeof import("../src/corpus/stream.js");
const { readFormat } = (await import(
  source("entries/formats.ts")
)) as typeof import("../src/entries/formats.js");

const TWEETS = new URL("../../shared/data/ner_btc/", import.meta.url);
const texts = ["b", "f", "h", "a"]
  .flatMap((section) =>
    readFileSync(new URL(`${section}.jsonl`, TWEETS), "utf8")
      .trim()
      .split("\n")
      .map((line) => (JSON.parse(line) as { tokens: string[] }).tokens.join(" "))
      .filter(({ length }) => length >= 20 && length <= 110),
  )
  .slice(0, 4_000);

const sanitizer = await createSanitizer({
  version: 1,
  mask: "all",
  without: ["neural"],
  allow_unsupported_language: true,
});

async function* lines() {
  for (const [i, text] of texts.entries()) {
    yield [{ bytes: Buffer.from(JSON.stringify({ text })), number: i + 1, end: "\n" }];
  }
}

for (let round = 1; round <= Number(values.rounds); round++) {
  const before = process.cpuUsage();
  const records = streamRecords({
    lines: lines(),
    read: async ({ bytes, number }) =>
      readFormat(bytes, "jsonl", { name: "bench", id: `bench:${number}`, persons: [] }),
    work: (document) => sanitizer.sanitize(document),
    render: async (file, sanitized) => String(await file.write(sanitized)),
    concurrency: 64,
  });
  for await (const [record] of records) if (record?.error) throw record.error;
  const { user, system } = process.cpuUsage(before);
  const seconds = (user + system) / 1e6;
  console.log(
    `round ${round}: ${((1000 * seconds) / texts.length).toFixed(2)} ms per record, ${Math.round(texts.length / seconds)} records per processor second`,
  );
}
