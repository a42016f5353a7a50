/**
 * What is masked, against people's decisions: the Text Anonymization Benchmark's metrics for every
 * strategy and measure, on documents left out of training (training/README.md says which).
 */

import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  createSanitizer,
  type Document,
  evaluateMasks,
  exemptTokens,
  type GoldDocument,
  loadLanguageModel,
  loadTagger,
  PalimpsestError,
  type Policy,
  readTab,
  type Sanitizer,
  type Span,
  weigherOf,
} from "../src/index.js";

const DATA = new URL("../../shared/data/", import.meta.url);
if (!existsSync(DATA)) {
  console.log("../shared/data is not there: nothing to measure");
  process.exit(0);
}
const gold = (name: string) => readTab(readFileSync(new URL(name, DATA), "utf8"), name);

/** Several files of texts by id as one. */
function backgroundOf(...names: readonly string[]): string {
  const texts = names.map((name) => JSON.parse(readFileSync(new URL(name, DATA), "utf8")));
  const path = join(mkdtempSync(join(tmpdir(), "palimpsest-bench-")), "background.json");
  writeFileSync(path, JSON.stringify(Object.assign({}, ...texts)));
  return path;
}

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
  weigh: weigherOf(model),
};

/** First tenths of the judgments outside the annotated part: what a search finds about the people. */
const background = backgroundOf(
  "tab/background_public10_without_test.json",
  "tab/dev_background_public10.json",
);

const RUNS: Readonly<Record<string, Partial<Policy>>> = {
  "classifier (default)": {},
  "classifier at 0.2": { thresholds: { classifier: 0.2 } },
  "classifier at 0.6": { thresholds: { classifier: 0.6 } },
  "surprisal (no human decision)": { measures: ["surprisal"] },
  "surprisal at -5": { measures: ["surprisal"], thresholds: { surprisal: -5 } },
  "search, arity 2 (no human decision)": { measures: ["search"], background },
  "surprisal or search (no human decision)": { measures: ["surprisal", "search"], background },
  "classifier or surprisal": { measures: ["classifier", "surprisal"] },
  "classifier, surprisal, search": { measures: ["classifier", "surprisal", "search"], background },
  "classifier and surprisal weighed 2:1": {
    measures: ["classifier", "surprisal"],
    weights: { measures: { classifier: 2, surprisal: 1 }, threshold: 0.35 },
  },
  "most specific types": { mask: "specific" },
  all: { mask: "all" },
  "all, patterns and rules alone": { mask: "all", without: ["neural"] },
};

/** Direct identifiers alone. */
const NOTHING_RISKY: Partial<Policy> = { measures: ["classifier"], thresholds: { classifier: 2 } };

/** Spans of what is decided to be masked; nothing where the search knows no page about the person. */
async function masksOf(
  sanitizer: Sanitizer,
  document: Document,
): Promise<readonly Span[] | undefined> {
  const detected = await sanitizer.detect(document);
  const assessed = await sanitizer.assess(detected).catch((error: unknown) => {
    if (error instanceof PalimpsestError && error.code === "SEARCH_PERSON_UNKNOWN")
      return undefined;
    throw error;
  });
  if (!assessed) return undefined;
  const { decisions, entities, mentions } = await sanitizer.decide(assessed);
  const masked = new Set(decisions.filter((one) => one.action === "mask").map((one) => one.entity));
  return entities
    .filter(({ id }) => masked.has(id))
    .flatMap((entity) => entity.mentions.map((index) => mentions[index]!));
}

for (const [name, documents] of [
  ["judgments (tab/dev_masking.json)", gold("tab/dev_masking.json")],
  ["Wikipedia summaries held out (wiki553)", heldOut()],
] as const) {
  console.log(`\n${name}, ${documents.length} documents`);
  console.log("| masked | P | weighted P | R | R direct | R quasi | F1 |");
  console.log("| --- | --- | --- | --- | --- | --- | --- |");
  for (const [label, policy] of Object.entries(RUNS)) {
    if (policy.background && !name.startsWith("judgments")) continue;
    const sanitizer = await createSanitizer({ version: 1, ...policy });
    // without pages about the person the other measures decide
    const measures = policy.measures?.filter((measure) => measure !== "search");
    const without = await createSanitizer({
      version: 1,
      ...policy,
      ...(measures?.length ? { measures } : NOTHING_RISKY),
    });
    let unknown = 0;
    const masks = new Map<string, readonly Span[]>();
    for (const { document } of documents) {
      const known = await masksOf(sanitizer, document);
      if (!known) unknown++;
      masks.set(document.id, known ?? (await masksOf(without, document))!);
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
    const note = unknown === 0 ? "" : ` (${unknown} documents without pages about the person)`;
    console.log(`| ${label}${note} | ${cells.join(" | ")} |`);
  }
}
