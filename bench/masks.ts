/**
 * What is masked, against people's decisions: the Text Anonymization Benchmark's metrics for every
 * strategy and measure, on documents left out of training (training/README.md says which).
 */

import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import {
  createSanitizer,
  evaluateMasks,
  exemptTokens,
  type GoldDocument,
  loadLanguageModel,
  loadTagger,
  type Policy,
  readTab,
  type Span,
} from "../src/index.js";

const DATA = new URL("../../shared/data/", import.meta.url);
if (!existsSync(DATA)) {
  console.log("../shared/data is not there: nothing to measure");
  process.exit(0);
}
const gold = (name: string) => readTab(readFileSync(new URL(name, DATA), "utf8"), name);

/** A fifth of the summaries by hash, and everyone of the replacement corpus. */
function heldOut(): GoldDocument[] {
  const replaced = new Set(gold("wikireplace/dev.json").map(({ document }) => document.id));
  const fifth = (id: string) =>
    BigInt(`0x${createHash("md5").update(id).digest("hex")}`) % 5n === 0n;
  return gold("wiki553/masking.json").filter(
    ({ document: { id } }) => replaced.has(id) || fifth(id),
  );
}

const tagger = await loadTagger();
const model = await loadLanguageModel();
const options = {
  exempt: (text: string) => exemptTokens(text, tagger),
  weigh: async (text: string, spans: readonly Span[]) =>
    model.informationContent(text, spans).map(({ ofSpan }) => ofSpan),
};

const RUNS: Readonly<Record<string, Partial<Policy>>> = {
  "classifier (default)": {},
  "classifier at 0.2": { thresholds: { classifier: 0.2 } },
  "classifier at 0.6": { thresholds: { classifier: 0.6 } },
  "surprisal (no human decision)": { measures: ["surprisal"] },
  "surprisal at -5": { measures: ["surprisal"], thresholds: { surprisal: -5 } },
  "most specific types": { mask: "specific" },
  all: { mask: "all" },
  "all, patterns and rules alone": { mask: "all", without: ["neural"] },
};

for (const [name, documents] of [
  ["judgments (tab/dev_masking.json)", gold("tab/dev_masking.json")],
  ["Wikipedia summaries held out (wiki553)", heldOut()],
] as const) {
  console.log(`\n${name}, ${documents.length} documents`);
  console.log("| masked | P | weighted P | R | R direct | R quasi | F1 |");
  console.log("| --- | --- | --- | --- | --- | --- | --- |");
  for (const [label, policy] of Object.entries(RUNS)) {
    const sanitizer = await createSanitizer({ version: 1, ...policy });
    const masks = new Map<string, readonly Span[]>();
    for (const { document } of documents) {
      masks.set(document.id, (await sanitizer.sanitize(document)).replacements);
    }
    const scores = await evaluateMasks(documents, masks, options);
    const cells = [
      scores.tokenPrecision,
      scores.weightedTokenPrecision ?? Number.NaN,
      scores.tokenRecall,
      scores.entityRecallDirect,
      scores.entityRecallQuasi,
      scores.f1,
    ].map((value) => value.toFixed(3));
    console.log(`| ${label} | ${cells.join(" | ")} |`);
  }
}
