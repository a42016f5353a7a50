/**
 * Levels against keeping or masking: what is hidden, what remains risky in the words that came out, and
 * what a reader keeps, on documents left out of training. For k-anonymity the index holds what is found
 * in biographies of film people, and of each find the vaguer words that the ontology and the rules give.
 *
 *     npx tsx bench/levels.ts
 */

import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { classifierMeasure, judgedBy } from "../src/assess/classifier.js";
import { kAnonymityMeasure } from "../src/assess/k-anonymity.js";
import { isRisky, type Measure } from "../src/assess/measure.js";
import { surprisalMeasure } from "../src/assess/surprisal.js";
import { replaceWords } from "../src/assess/vaguer.js";
import { createDocument, type Sanitized } from "../src/document/document.js";
import type { GoldDocument } from "../src/document/gold.js";
import { evaluateUtility, loadTagger } from "../src/entries/evaluate.js";
import { buildIndex, openFinder, openIndex } from "../src/entries/knowledge.js";
import { loadEmbedder, loadLanguageModel } from "../src/entries/models.js";
import { judgeOf } from "../src/flow/from-policy/detectors.js";
import { replaceOptions } from "../src/flow/from-policy/replacers.js";
import { createSanitizer } from "../src/index.js";
import { termsOfEntry } from "../src/knowledge/people/terms/variants.js";
import { loadRecognizer } from "../src/models/recognizer.js";
import type { Policy } from "../src/policy/policy.js";
import { rungsOf } from "../src/replace/replace.js";
import { DATA, gold, needData, splitSummaries } from "./held-out.js";

needData();
const PEOPLE = 1500;
const languageModel = await loadLanguageModel();
const embedder = await loadEmbedder();
const tagger = await loadTagger();
const recognizer = await loadRecognizer();
const judge = judgeOf(async () => recognizer);

/** An index of film people, in a new folder. */
async function indexOfPeople(): Promise<string> {
  const sanitizer = await createSanitizer({ version: 1, mask: "all" });
  const replacing = await replaceOptions({ version: 1 });
  const lines = gunzipSync(readFileSync(new URL("text/wikipedia_film_people.jsonl.gz", DATA)))
    .toString("utf8")
    .split("\n")
    .slice(0, PEOPLE);
  const people: { individual: string; terms: readonly string[] }[] = [];
  for (const [i, line] of lines.entries()) {
    const { text } = JSON.parse(line) as { text: string };
    const detected = await sanitizer.detect(createDocument(text));
    const all = new Set(detected.entities.map(({ id }) => id));
    const rungs = await rungsOf(detected, all, replacing);
    const statements = detected.entities.flatMap((entity) => {
      const said = entity.mentions.map((index) => detected.mentions[index]!);
      const words = said.map(({ start, end }) => text.slice(start, end));
      return [...words, ...(rungs.get(entity.id) ?? [])].map((value) => ({
        property: entity.type,
        value,
      }));
    });
    people.push({ individual: `p${i}`, terms: termsOfEntry({ individual: `p${i}`, statements }) });
  }
  const folder = join(mkdtempSync(join(tmpdir(), "palimpsest-bench-")), "index");
  await buildIndex({ folder, descriptions: (from) => people.slice(from) });
  return folder;
}

/** Of the entities with vaguer words, how many the measure finds risky in the output as it stands. */
async function stillRisky(done: Sanitized, measure: Measure) {
  const words = new Map<string, string>();
  const vaguer = new Set<string>();
  for (const { entity, replacement, by } of done.replacements) {
    if (by !== "label") vaguer.add(entity);
    if (!words.has(entity)) words.set(entity, replacement);
  }
  const edited = await judgedBy(judge, replaceWords(done, words));
  const shown = edited.entities.filter(({ id }) => !words.has(id) || vaguer.has(id));
  const risky = new Set<string>();
  for (const one of await measure.assess({ ...edited, entities: shown })) {
    if (isRisky(one.score, measure)) for (const id of one.entities) risky.add(id);
  }
  return { vaguer: vaguer.size, risky: [...vaguer].filter((id) => risky.has(id)).length };
}

async function row(documents: readonly GoldDocument[], policy: Policy, measure: Measure) {
  const sanitizer = await createSanitizer(policy);
  const sum = { hidden: 0, total: 0, vaguer: 0, risky: 0, labels: 0, ms: 0 };
  const done: Sanitized[] = [];
  for (const { document } of documents) {
    const assessed = await sanitizer.assess(await sanitizer.detect(document));
    const start = performance.now();
    const sanitized = await sanitizer.replace(await sanitizer.decide(assessed));
    sum.ms += performance.now() - start;
    sum.hidden += sanitized.cost.hidden;
    sum.total += sanitized.cost.total;
    const labelled = sanitized.replacements.filter(({ by }) => by === "label");
    sum.labels += new Set(labelled.map(({ entity }) => entity)).size;
    const { vaguer, risky } = await stillRisky(sanitized, measure);
    sum.vaguer += vaguer;
    sum.risky += risky;
    done.push(sanitized);
  }
  const { tps } = await evaluateUtility(
    done.map(({ document, replacements }) => ({
      id: document.id,
      text: document.text,
      edits: replacements,
    })),
    { languageModel, embedder, tagger },
  );
  return [
    measure.name,
    policy.levels ? "yes" : "no",
    (sum.hidden / sum.total).toFixed(3),
    sum.vaguer,
    sum.risky,
    sum.labels,
    tps.toFixed(3),
    (sum.ms / documents.length).toFixed(0),
  ];
}

const folder = await indexOfPeople();
const index = await openIndex(folder);
const MEASURES: readonly [Partial<Policy>, Measure][] = [
  [
    { mask: "k-anonymity", index: folder },
    kAnonymityMeasure({ index, finder: openFinder(folder, index) }),
  ],
  [{ measures: ["classifier"] }, classifierMeasure(undefined, judge)],
  [{ measures: ["surprisal"] }, surprisalMeasure(languageModel)],
];
for (const [name, documents] of [
  ["judgments (21)", gold("tab/dev_masking.json")],
  ["Wikipedia summaries held out (first 60)", splitSummaries().heldOut.slice(0, 60)],
] as const) {
  console.log(`\n${name}`);
  console.log(
    "| measure | levels | information hidden | vaguer words | of them still risky | labels | similarity (TPS) | ms a document |",
  );
  console.log(`|${" --- |".repeat(8)}`);
  for (const [policy, measure] of MEASURES) {
    for (const levels of [false, true]) {
      const cells = await row(documents, { version: 1, ...policy, levels }, measure);
      console.log(`| ${cells.join(" | ")} |`);
    }
  }
}
await index.close();
