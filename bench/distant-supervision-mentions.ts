/**
 * First step of the bootstrapping: what every biography says, as found by the recognizer. Slow, so it
 * is kept: a file with a line a biography, continued where it broke off.
 *
 *     npx tsx bench/distant-supervision-mentions.ts WORK
 */

import { appendFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createDocument } from "../src/document/document.js";
import { createSanitizer } from "../src/index.js";
import { biographies } from "./distant-supervision-corpora.js";

const [work = "out/distant-supervision"] = process.argv.slice(2);
mkdirSync(work, { recursive: true });
const path = join(work, "mentions.jsonl");
const done = existsSync(path) ? readFileSync(path, "utf8").split("\n").length - 1 : 0;

const sanitizer = await createSanitizer({ version: 1, mask: "all" });
// bodies and DBpedia first, then film people in a mixed order: a part of it is a fair sample
const order = (source: string) => ["public bodies", "DBpedia", "film people"].indexOf(source);
const sorted = biographies()
  .map((biography, i) => ({ biography, key: Math.imul(i + 1, 0x9e3779b1) >>> 0 }))
  .sort((a, b) => order(a.biography.source) - order(b.biography.source) || a.key - b.key)
  .map(({ biography }) => biography);
for (const [i, { individual, name, source, text }] of sorted.entries()) {
  if (i < done) continue;
  const { mentions } = await sanitizer.detect(createDocument(text, { language: "en" }));
  const found = mentions.map(({ start, end, type }) => [type, start, end]);
  appendFileSync(path, `${JSON.stringify({ individual, name, source, text, mentions: found })}\n`);
  if (i % 500 === 0) process.stderr.write(`${i} of ${sorted.length}\n`);
}
