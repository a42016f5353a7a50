/**
 * How well findings of uniqueness are found: sentences written for this project that say what is true of one
 * person or body alone, and sentences that look like them and do not. Lines of odd number may be read while
 * the detector is worked on; those of even number are for measuring.
 *
 *     npx tsx bench/uniqueness.ts [--show]
 *
 * `--show` prints the misses and false finds of the odd lines.
 */

import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { uniqueness } from "../src/detect/attribute/uniqueness.js";
import { digitIslands } from "../src/detect/search/islands.js";

const { values } = parseArgs({ options: { show: { type: "boolean" } } });
const linesOf = (name: string): string[] =>
  readFileSync(new URL(`uniqueness/${name}.txt`, import.meta.url), "utf8")
    .trim()
    .split("\n");

async function isFound(text: string): Promise<boolean> {
  const found = await uniqueness.detect({ text, digits: digitIslands(text), persons: [] });
  return found.length > 0;
}

console.log(
  "| half | phrases | found | look-alikes | left alone |\n| --- | --- | --- | --- | --- |",
);
for (const [half, parity] of [
  ["read", 0],
  ["unread", 1],
] as const) {
  const own = (name: string) => linesOf(name).filter((_, i) => i % 2 === parity);
  const phrases = own("phrases");
  const lookAlikes = own("look-alikes");
  const missed: string[] = [];
  const wrong: string[] = [];
  for (const text of phrases) if (!(await isFound(text))) missed.push(text);
  for (const text of lookAlikes) if (await isFound(text)) wrong.push(text);
  const share = (all: readonly string[], bad: readonly string[]) =>
    ((all.length - bad.length) / all.length).toFixed(3);
  console.log(
    `| ${half} | ${phrases.length} | ${share(phrases, missed)} | ${lookAlikes.length} | ${share(lookAlikes, wrong)} |`,
  );
  if (values.show && half === "read") {
    for (const text of missed) console.log(`missed: ${text}`);
    for (const text of wrong) console.log(`wrong: ${text}`);
  }
}
