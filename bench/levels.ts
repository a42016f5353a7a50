/**
 * Levels against keeping or masking: what is hidden, what remains risky in the words that came out, and
 * what a reader keeps, on documents left out of training.
 *
 *     npx tsx bench/levels.ts
 */

import { classifierMeasure } from "../src/assess/classifier.js";
import { isRisky } from "../src/assess/measure.js";
import { surprisalMeasure } from "../src/assess/surprisal.js";
import { withWords } from "../src/assess/vaguer.js";
import { judgeOf } from "../src/detectors.js";
import {
  createSanitizer,
  evaluateUtility,
  type GoldDocument,
  loadEmbedder,
  loadLanguageModel,
  loadTagger,
  type Policy,
  type Sanitized,
} from "../src/index.js";
import { lazy } from "../src/models/lazy.js";
import { loadRecognizer } from "../src/models/recognizer.js";
import { gold, needData, splitSummaries } from "./held-out.js";

needData();
const languageModel = await loadLanguageModel();
const embedder = await loadEmbedder();
const tagger = await loadTagger();
const judge = judgeOf(lazy(loadRecognizer));
const MEASURES = {
  surprisal: surprisalMeasure(languageModel),
  classifier: classifierMeasure(undefined, judge),
};

/** Of the replaced entities that are no direct identifiers, how many a measure still finds risky as they stand. */
async function stillRisky(done: Sanitized, names: readonly (keyof typeof MEASURES)[]) {
  const words = new Map<string, string>();
  for (const { entity, replacement, by } of done.replacements) {
    if (by !== "label" && !words.has(entity)) words.set(entity, replacement);
  }
  const edited = withWords(done, words);
  const decisions = await judge(edited.document.text, edited.mentions);
  const judged = edited.mentions.map((mention, i) => {
    const decision = decisions[i];
    return decision ? { ...mention, decision } : mention;
  });
  const risky = new Set<string>();
  for (const name of names) {
    const measure = MEASURES[name];
    for (const one of await measure.assess({ ...edited, mentions: judged })) {
      if (isRisky(one.score, measure)) for (const id of one.entities) risky.add(id);
    }
  }
  return { vaguer: words.size, risky: [...words.keys()].filter((id) => risky.has(id)).length };
}

for (const [name, documents] of [
  ["judgments (21)", gold("tab/dev_masking.json")],
  ["Wikipedia summaries held out (first 60)", splitSummaries().heldOut.slice(0, 60)],
] as [string, GoldDocument[]][]) {
  console.log(`\n${name}`);
  console.log(
    "| measures | levels | information hidden | vaguer words | of them still risky | labels | similarity (TPS) | ms a document |",
  );
  console.log(`|${" --- |".repeat(8)}`);
  for (const measures of [["surprisal"], ["classifier"]] as const) {
    for (const levels of [false, true]) {
      const policy: Policy = { version: 1, measures: [...measures], levels };
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
        sum.labels += new Set(
          sanitized.replacements.filter(({ by }) => by === "label").map(({ entity }) => entity),
        ).size;
        const { vaguer, risky } = await stillRisky(sanitized, measures);
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
      console.log(
        `| ${measures.join(", ")} | ${levels ? "yes" : "no"} | ${(sum.hidden / sum.total).toFixed(3)} | ${sum.vaguer} | ${sum.risky} | ${sum.labels} | ${tps.toFixed(3)} | ${(sum.ms / documents.length).toFixed(0)} |`,
      );
    }
  }
}
