/**
 * The attack at scale: background texts of 10 KB, put together from sentences of real English, indexed
 * in one pass, then a thousand anonymized texts attacked. Time, memory, and how both grow.
 *
 *     node --max-old-space-size=5000 --import tsx bench/attack-scale.ts [folder of texts] [documents] [attacked]
 */

import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { prepareAttack } from "../src/entries/evaluate.js";
import type { BackgroundDocument } from "../src/entries/knowledge.js";

const [folder = "../shared/data/text", documents = "100000", attacked = "1000"] =
  process.argv.slice(2);
const DOCUMENT_CHARACTERS = 10_000;
const SUMMARY_SENTENCES = 8;

const sentences = ["us_appellate_opinions", "gutenberg_novels", "wikipedia_film_people"].flatMap(
  (name) => readSentences(`${folder}/${name}.jsonl.gz`),
);
console.log(`${sentences.length} sentences to draw from, ${megabytes()} MB`);

const size = Number(documents);
const started = performance.now();
const attacker = await prepareAttack({
  background: background(size),
  attacker: "lexical",
  length: SUMMARY_SENTENCES * 120,
});
const indexed = performance.now();
console.log(
  `${size} texts of 10 KB: indexed and settings chosen in ${seconds(started, indexed)} s, ${megabytes()} MB`,
);

const people = Array.from({ length: Number(attacked) }, (_, i) =>
  Math.floor((i * size) / Number(attacked)),
);
const attributions = await attacker.attribute(
  people.map((person) => anonymized(textOf(person))),
  true,
);
let first = 0;
for (const [i, attribution] of attributions.entries()) {
  if (attribution.candidates[0] === people[i]) first++;
}
const finished = performance.now();
console.log(
  `${people.length} attacked in ${seconds(indexed, finished)} s, ${((100 * first) / people.length).toFixed(1)}% named rightly`,
);
console.log(
  `together ${seconds(started, finished)} s, at most ${Math.round(process.resourceUsage().maxRSS / 1024)} MB resident`,
);

function* background(count: number): Generator<BackgroundDocument> {
  for (let i = 0; i < count; i++) yield { id: `person ${i}`, text: textOf(i) };
}

/** The same text for the same person: sentences drawn by a generator that the number seeds. */
function textOf(person: number): string {
  let state = Math.imul(person + 1, 0x9e3779b1) >>> 0;
  const parts: string[] = [];
  for (let length = 0; length < DOCUMENT_CHARACTERS; ) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const sentence = sentences[Math.floor((state / 2 ** 32) * sentences.length)]!;
    parts.push(sentence);
    length += sentence.length + 1;
  }
  return parts.join(" ");
}

/** Every sixth sentence or so, with names and figures masked, and every third other word. */
function anonymized(text: string): string {
  const all = text.split(/(?<=[.!?]) /);
  const step = Math.max(1, Math.floor(all.length / SUMMARY_SENTENCES));
  let word = 0;
  return all
    .filter((_, i) => i % step === 0)
    .slice(0, SUMMARY_SENTENCES)
    .join(" ")
    .replace(/\p{Lu}[\p{L}’'-]*|[0-9][0-9.,]*|\p{Ll}{4,}/gu, (found) =>
      /^\p{Ll}/u.test(found) && word++ % 3 !== 0 ? found : "***",
    );
}

function readSentences(path: string): string[] {
  const lines = gunzipSync(readFileSync(path)).toString("utf8").split("\n").filter(Boolean);
  return lines.flatMap((line) => {
    const text = Object.values(JSON.parse(line) as Record<string, unknown>)
      .filter((value) => typeof value === "string")
      .reduce((a, b) => (b.length > a.length ? b : a), "");
    return text
      .replace(/\s+/g, " ")
      .split(/(?<=[.!?]) (?=\p{Lu})/u)
      .filter((sentence) => sentence.length >= 40 && sentence.length <= 400);
  });
}

function seconds(from: number, to: number): string {
  return ((to - from) / 1000).toFixed(1);
}

function megabytes(): number {
  return Math.round(process.memoryUsage.rss() / 1e6);
}
