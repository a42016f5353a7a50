/**
 * How well findings of uniqueness are found: sentences written for this project that say what is true of one
 * person or body alone, and sentences that look like them and do not. `phrases.txt` and `look-alikes.txt` may be read
 * while the detector is worked on; the files that begin with `unread-`, by an author who does not know it, are for measuring.
 *
 *     npx tsx bench/uniqueness.ts [--show]
 *
 * `--show` prints the misses and false finds of those that may be read.
 */

import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { createDocument, createSanitizer } from "../src/index.js";

const { values } = parseArgs({ options: { show: { type: "boolean" } } });
const linesOf = (name: string): string[] =>
  readFileSync(new URL(`uniqueness/${name}.txt`, import.meta.url), "utf8")
    .trim()
    .split("\n");

const sanitizer = await createSanitizer({ version: 1, mask: "all" });
const KINDS: ReadonlySet<string> = new Set(["uniqueness", "distinction"]);

async function isFound(text: string): Promise<boolean> {
  const { mentions } = await sanitizer.detect(createDocument(text, { id: "sentence" }));
  return mentions.some(({ subtype = "" }) => KINDS.has(subtype));
}

console.log(
  "| half | phrases | found | look-alikes | left alone |\n| --- | --- | --- | --- | --- |",
);
for (const [half, prefix] of [
  ["read", ""],
  ["unread", "unread-"],
] as const) {
  const own = (name: string) => linesOf(`${prefix}${name}`);
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
