/**
 * How fast the shipped ontology loads and answers, and what it offers against what people chose.
 *
 *     npx tsx bench/replacements.ts [WIKIREPLACE]
 */

import { readFile } from "node:fs/promises";
import { readWikiReplace } from "../src/entries/formats.js";
import { loadOntology } from "../src/entries/knowledge.js";
import { sentenceAround } from "../src/entries/replace.js";

const path = process.argv[2] ?? "../shared/data/wikireplace/dev.json";
const ROUNDS = 20;
const LOADS = 5;

/** Milliseconds of processor time since the start: other work on the machine does not count. */
const cpu = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const loads: number[] = [];
let ontology = await loadOntology();
for (let i = 0; i < LOADS; i++) {
  const start = cpu();
  ontology = await loadOntology();
  loads.push(cpu() - start);
}

const gold = readWikiReplace(await readFile(path, "utf8"), path);
const mentions = gold
  .filter(({ mention }) => ["LOC", "ORG", "DEM", "MISC"].includes(mention.type))
  .map(({ document: { text }, mention }) => ({
    original: text.slice(mention.start, mention.end),
    type: mention.type,
    context: sentenceAround(text, mention).text,
  }));
const round = () => {
  const start = cpu();
  for (const { original, type, context } of mentions) {
    ontology.generalizations(original, { type, context });
  }
  return cpu() - start;
};
const first = round();
const rounds = Array.from({ length: ROUNDS }, round);
const siblingsStart = cpu();
ontology.siblings("city in Norway", 20);
const siblingsFirst = cpu() - siblingsStart;

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;
const rows = [
  ["concepts", `${ontology.size}`],
  [`load, median of ${LOADS}, processor time`, `${median(loads).toFixed(0)} ms`],
  [
    `lookup, first round over ${mentions.length} mentions`,
    `${(first / mentions.length).toFixed(3)} ms`,
  ],
  [`lookup, median of ${ROUNDS} rounds`, `${(median(rounds) / mentions.length).toFixed(3)} ms`],
  ["first question for siblings, processor time", `${siblingsFirst.toFixed(0)} ms`],
];
console.log(rows.map(([name, value]) => `${name!.padEnd(48)} ${value}`).join("\n"));
console.log("command: npx tsx bench/replacements.ts");
console.log("choices of people: palimpsest evaluate replacements WIKIREPLACE");
