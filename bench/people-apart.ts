/**
 * Names of people in the marked documents of `training/documents/en.txt`: pairs of one person's that get two entities, and
 * pairs of two people's that get one. The recognizer learnt from these documents; who is who was not learnt from them.
 *
 *     npx tsx bench/people-apart.ts [--show]
 */

import { readFileSync } from "node:fs";
import { personResolver } from "../src/detect/person/resolve.js";

const MARK = /\{[+-](P\d+)\|([^{}|]+)\}/g;

const documents = readFileSync(new URL("../training/documents/en.txt", import.meta.url), "utf8")
  .split(/^## /m)
  .slice(1);
const pairs = { same: 0, parted: 0, different: 0, mixed: 0 };
for (const document of documents) {
  // 'she' and 'the tenant' are marked too
  const people = [...document.matchAll(MARK)]
    .map(([, person, words]) => ({ person, words: words! }))
    .filter(({ words }) => /\p{Lu}/u.test(words));
  const names = people.map(({ words }) => words);
  const entities = names.map(personResolver(names));
  for (const [i, one] of people.entries())
    for (const [j, other] of people.slice(0, i).entries()) {
      const joined = entities[i] === entities[j];
      const same = one.person === other.person;
      pairs[same ? "same" : "different"]++;
      if (same === joined) continue;
      pairs[same ? "parted" : "mixed"]++;
      if (process.argv.includes("--show"))
        console.log(same ? "parted" : "mixed", JSON.stringify([other.words, one.words]));
    }
}
const share = (part: number, all: number) => (part / all).toFixed(4);
console.log(
  `parted ${share(pairs.parted, pairs.same)} of ${pairs.same} pairs of one person's names`,
);
console.log(
  `mixed ${share(pairs.mixed, pairs.different)} of ${pairs.different} pairs of two people's`,
);
