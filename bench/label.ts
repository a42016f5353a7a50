/**
 * Labelling speed: 100,000 biographies of four sentences about people of a synthetic knowledge graph,
 * labelled against its index as `palimpsest index label` does.
 *
 *     npx tsx bench/label.ts [scale, default 0.1: 500,000 people] [biographies, default 100000]
 */

import { existsSync, mkdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  buildIndex,
  labelText,
  openFinder,
  openIndex,
  queryTerm,
  writeFilter,
} from "../src/entries/knowledge.js";
import { type People, syntheticPeople } from "./synthetic-people.js";

const scale = Number(process.argv[2] ?? 0.1);
const count = Number(process.argv[3] ?? 100_000);
const people = syntheticPeople({
  individuals: Math.round(5_000_000 * scale),
  terms: Math.round(22_034_977 * scale),
});

const folder = join(tmpdir(), `palimpsest-label-${scale}`);
mkdirSync(folder, { recursive: true });
if (!existsSync(join(folder, "manifest.json"))) {
  const start = performance.now();
  await buildIndex({
    folder,
    descriptions: function* (from) {
      for (const { individual, terms } of people.from(from)) {
        yield { individual, terms: [...new Set(terms.map(queryTerm))] };
      }
    },
  });
  console.log(`built in ${seconds(start)} s`);
}
const index = await openIndex(folder);
console.log(index.stats);
let start = performance.now();
writeFilter(folder, index);
console.log(`filter made in ${seconds(start)} s`);
start = performance.now();
const finder = openFinder(folder, index);
console.log(`filter read in ${seconds(start)} s`);

const texts = Array.from({ length: count }, (_, i) =>
  biography(people, (i * 2_654_435_761) % people.size),
);
const characters = texts.reduce((sum, { text }) => sum + text.length, 0);
start = performance.now();
const before = process.cpuUsage();
let masks = 0;
for (const { individual, text } of texts) {
  masks += labelText(index, finder, text, { individual }).masks.length;
}
const taken = (performance.now() - start) / 1000;
const { user, system } = process.cpuUsage(before);
const processor = (user + system) / 1e6;
console.log(
  `${count} biographies of ${Math.round(characters / count)} characters, ${(masks / count).toFixed(1)} masks each, memory ${Math.round(process.memoryUsage.rss() / 1e6)} MB`,
);
console.log(
  `${taken.toFixed(1)} s: ${Math.round(count / taken)} a second; ${processor.toFixed(1)} s of processor: ${Math.round(count / processor)} a second`,
);
await index.close();
if (process.argv.includes("--clean")) rmSync(folder, { recursive: true });

function seconds(since: number): string {
  return ((performance.now() - since) / 1000).toFixed(1);
}

/** Four sentences that say most of what the graph knows of somebody, and something of another. */
function biography(from: People, number: number): { individual: string; text: string } {
  const { individual, terms } = from.describe(number);
  const other = from.describe((number * 7919 + 1) % from.size).terms;
  const [, country, job, place, , born, organization, name, initials, , nickname] = terms;
  const titled = (term = "") =>
    term.replace(/(?<![\p{L}])\p{L}/gu, (letter) => letter.toUpperCase());
  const text =
    `${titled(name)} (born ${titled(born)} in ${titled(place)}) is a ${titled(country)} ${job} who became known for work that many critics of the time called surprisingly quiet. ` +
    `After school the family moved twice, and ${titled(initials)} went on to study at the ${titled(organization)}, where most of the early pieces were written. ` +
    `Together with ${titled(other[7])}, a ${other[2]} from ${titled(other[3])}, a small company was founded that toured the country for nearly ten years. ` +
    `Later life was spent in ${titled(other[3])}, where "${titled(nickname)}" was often heard to say that the best work is that which nobody notices.`;
  return { individual, text };
}
