/**
 * Of the facts that SPIA lists about every person of a post and that stand in it word for word: how many are gone, by
 * strategy (CPR over all people, IPR in the mean over people)?
 *
 *     node --import tsx bench/spia.ts [--first 100]
 */

import { existsSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { evaluateSubjects } from "../src/entries/evaluate.js";
import { createDocument, createResources, createSanitizer, type Policy } from "../src/index.js";

const POSTS = new URL("../../shared/data/spia/posts_dev.jsonl", import.meta.url);

interface Post {
  readonly metadata: { readonly data_id: string };
  readonly text: string;
  readonly subjects: readonly {
    readonly PIIs: readonly { readonly tag: string; readonly keyword: string }[];
  }[];
}

const STRATEGIES: Readonly<Record<string, Partial<Policy>>> = {
  default: {},
  "classifier and population": { measures: ["classifier", "population"], k: 20 },
  population: { measures: ["population"], k: 20 },
  "mask all": { mask: "all" },
};

if (!existsSync(POSTS)) {
  console.log("skipped: ../shared/data/spia is missing");
} else {
  const { values } = parseArgs({ options: { first: { type: "string", default: "100" } } });
  const posts = readFileSync(POSTS, "utf8")
    .trim()
    .split("\n")
    .slice(0, Number(values.first))
    .map((line) => JSON.parse(line) as Post);
  const resources = createResources();
  for (const [name, policy] of Object.entries(STRATEGIES)) {
    const sanitizer = await createSanitizer(
      { version: 1, replace: { default: "label" }, ...policy },
      { resources },
    );
    const documents = [];
    for (const { metadata, text, subjects } of posts) {
      const { text: finished } = await sanitizer.sanitize(createDocument(text));
      const facts = subjects.map(({ PIIs }) => PIIs);
      documents.push({ id: metadata.data_id, original: text, finished, subjects: facts });
    }
    const { stated, cpr, ipr, byTag } = evaluateSubjects(documents);
    console.log(
      `${name}: ${posts.length} posts, ${stated} stated facts, CPR ${cpr?.toFixed(3)}, IPR ${ipr?.toFixed(3)}`,
    );
    for (const [tag, { stated: all, gone }] of Object.entries(byTag)) {
      if (all >= 10) console.log(`  ${tag} ${(gone / all).toFixed(2)} of ${all}`);
    }
  }
}
