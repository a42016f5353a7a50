/**
 * The same text, the same answer: 200 passages alone, in another order, all at once, in threads, and
 * joined with their neighbour.
 *
 *     node --import tsx bench/metamorphic.ts [--first 200] [--joins 200] [--policy all|default]
 *
 * Prints how many passages break each relation, and which words a join brings to light.
 */

import { readdirSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { createResources, createSanitizer } from "../src/index.js";
import type { Policy } from "../src/policy/policy.js";
import { createEngine } from "../src/server/engine/engine.js";
import { broken, type Passage, passagesOf, shownByJoins } from "../test/metamorphic.js";

const { values } = parseArgs({
  options: {
    first: { type: "string", default: "200" },
    joins: { type: "string", default: "200" },
    policy: { type: "string", default: "all" },
  },
});
const POLICIES: Readonly<Record<string, Policy>> = {
  default: { version: 1, seed: 1 },
  all: { version: 1, mask: "all", replace: { default: "label" } },
};

const here = (path: string) => new URL(path, import.meta.url);
const read = (path: string) => readFileSync(here(path), "utf8");
/** Paragraphs, without the headings and annotations of other benches. */
const paragraphs = (name: string, text: string): Passage[] =>
  text
    .replace(/\{[^|{}]*\|([^{}]*)\}/g, "$1")
    .split(/\n\s*\n|^## .*$/m)
    .filter((part) => part.trim().length > 40)
    .map((part, i) => ({ id: `${name} ${i + 1}`, text: part.trim() }));

const passages = [
  ...passagesOf(read("../test/golden/texts.txt")),
  ...["judgment", "clinical-letter", "chat"].flatMap((name) =>
    paragraphs(name, read(`../examples/${name}.txt`)),
  ),
  ...["texts", "documents"].flatMap((folder) =>
    readdirSync(here(folder))
      .filter((name) => name.endsWith(".txt"))
      .flatMap((name) => paragraphs(name, read(`${folder}/${name}`))),
  ),
  // sentences of the longer passages make up the number
  ...passagesOf(read("../test/golden/texts.txt")).flatMap(({ id, text }) =>
    text
      .split(/(?<=[.!?])\s+(?=\p{Lu})/u)
      .filter((one) => one.length > 60)
      .map((one, i) => ({ id: `${id}, sentence ${i + 1}`, text: one })),
  ),
].slice(0, Number(values.first));

const policy = POLICIES[values.policy]!;
const sanitizer = await createSanitizer(policy, { resources: createResources() });
const engine = createEngine({ policy, threads: 2 });
await engine.ready;
for (const [relation, ids] of Object.entries(await broken(passages, { sanitizer, engine }))) {
  console.log(`${relation}: ${ids.length} of ${passages.length} differ ${ids.join("; ")}`);
}
await engine.close();
const joined = passages.slice(0, Number(values.joins));
const shown = await shownByJoins(joined, sanitizer);
console.log(`joins: ${shown.length} of ${joined.length} show what alone is hidden`);
for (const one of shown) console.log(`  ${one.id}: ${one.shown.join(", ")}`);
