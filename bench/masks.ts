/**
 * What is masked, against people's decisions: the Text Anonymization Benchmark's metrics, on documents
 * left out of training (training/README.md says which). First a counterpart to every row of table 3 of
 * the paper (Papadopoulou et al. 2022), then other settings.
 *
 *     npx tsx bench/masks.ts [--recognizer FOLDER] [--first N] [--only WORDS]
 *
 * With `--recognizer`, a recognizer of one's own in place of the shipped one; with `--first`, the first N
 * documents of each corpus; with `--only`, the rows whose label contains the words.
 */

import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Document } from "../src/document/document.js";
import type { GoldDocument } from "../src/document/gold.js";
import type { Span } from "../src/document/span.js";
import { evaluateMasks, exemptBy, loadTagger, weigherOf } from "../src/entries/evaluate.js";
import { loadLanguageModel } from "../src/entries/models.js";
import { PalimpsestError } from "../src/errors.js";
import { createSanitizer, type Sanitizer } from "../src/index.js";
import type { Policy } from "../src/policy/policy.js";
import { gold, judgmentBackground, needData, read, splitSummaries } from "./held-out.js";

needData();

const { values } = parseArgs({
  options: {
    recognizer: { type: "string" },
    first: { type: "string" },
    only: { type: "string", default: "" },
  },
});
const own: Partial<Policy> = values.recognizer ? { models: { recognizer: values.recognizer } } : {};

interface Run {
  readonly label: string;
  readonly policy: Partial<Policy>;
  /** The paper's row: P, WP, R, R direct, R quasi, F1 on judgments of the benchmark's test part. */
  readonly paper?: string;
}

/** The measure is emulated unless a run says otherwise, as in the paper. */
const emulated = { search: { provider: "emulated" } } as const;

/**
 * Table 3. Our recognizer is one and was trained on judgments, so both halves of the paper's table
 * share it; only patterns and rules know nothing of them.
 */
const TABLE_3: readonly Run[] = [
  {
    label: "zero-shot: patterns and rules, all (generic NER, all)",
    policy: { mask: "all", without: ["neural"] },
    paper: ".41 | .58 | .91 | .95 | .88 | .57",
  },
  { label: "zero-shot: all", policy: { mask: "all" }, paper: ".44 | .52 | .96 | .99 | .94 | .60" },
  {
    label: "zero-shot: surprisal",
    policy: { measures: ["surprisal"] },
    paper: ".57 | .62 | .91 | .98 | .83 | .70",
  },
  {
    label: "zero-shot: search, emulated",
    policy: { measures: ["search"], ...emulated },
    paper: ".82 | .84 | .50 | .66 | .40 | .62",
  },
  {
    label: "zero-shot: surprisal or search, emulated",
    policy: { measures: ["surprisal", "search"], ...emulated },
    paper: ".57 | .60 | .91 | .99 | .84 | .70",
  },
  { label: "fine-tuned: all", policy: { mask: "all" }, paper: ".52 | .57 | .98 | .99 | .97 | .68" },
  {
    label: "fine-tuned: most specific types",
    policy: { mask: "specific" },
    paper: ".76 | .77 | .84 | .98 | .87 | .83",
  },
  {
    label: "fine-tuned: surprisal",
    policy: { measures: ["surprisal"] },
    paper: ".54 | .58 | .95 | .99 | .89 | .69",
  },
  {
    label: "fine-tuned: search, emulated",
    policy: { measures: ["search"], ...emulated },
    paper: ".64 | .68 | .84 | .91 | .78 | .73",
  },
  {
    label: "fine-tuned: classifier (the default)",
    policy: {},
    paper: ".79 | .81 | .89 | .99 | .89 | .84",
  },
  {
    label: "fine-tuned: classifier or search, emulated",
    policy: { measures: ["classifier", "search"], ...emulated },
    paper: ".64 | .69 | .94 | .99 | .93 | .76",
  },
  {
    label: "fine-tuned: classifier, surprisal or search, emulated",
    policy: { measures: ["classifier", "surprisal", "search"], ...emulated },
    paper: ".54 | .58 | .97 | .99 | .95 | .69",
  },
];

const OTHERS: readonly Run[] = [
  { label: "classifier at 0.2", policy: { thresholds: { classifier: 0.2 } } },
  { label: "classifier at 0.6", policy: { thresholds: { classifier: 0.6 } } },
  { label: "surprisal at -5", policy: { measures: ["surprisal"], thresholds: { surprisal: -5 } } },
  {
    label: "classifier or surprisal",
    policy: { measures: ["classifier", "surprisal"] },
  },
  {
    label: "classifier and surprisal weighed 2:1",
    policy: {
      measures: ["classifier", "surprisal"],
      weights: { measures: { classifier: 2, surprisal: 1 }, threshold: 0.35 },
    },
  },
];

/** Searches in background texts; where there is no page about the person, the other measures decide. */
const searches = (background: string): Run[] => [
  { label: "search, local, arity 2", policy: { measures: ["search"], background } },
  {
    label: "surprisal or search, local",
    policy: { measures: ["surprisal", "search"], background },
  },
  {
    label: "classifier, surprisal or search, local",
    policy: { measures: ["classifier", "surprisal", "search"], background },
  },
];

/** Direct identifiers alone. */
const NOTHING_RISKY: Partial<Policy> = { measures: ["classifier"], thresholds: { classifier: 1 } };

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

/** Masks of all documents, and how many had no page about their person. */
async function run(documents: readonly GoldDocument[], policy: Partial<Policy>) {
  const ours: Partial<Policy> = { ...policy, ...own };
  const sanitizer = await createSanitizer({ version: 1, ...ours });
  const { background, ...rest } = ours;
  const measures = policy.measures?.filter((measure) => measure !== "search");
  const without =
    background === undefined
      ? sanitizer
      : await createSanitizer({
          version: 1,
          ...rest,
          ...(measures?.length ? { measures } : NOTHING_RISKY),
        });
  let unknown = 0;
  const masks = new Map<string, readonly Span[]>();
  for (const { document } of documents) {
    const known = await masksOf(sanitizer, document);
    if (!known) unknown++;
    masks.set(document.id, known ?? (await masksOf(without, document))!);
  }
  return { masks, unknown };
}

const model = await loadLanguageModel();
const options = {
  exempt: exemptBy(await loadTagger()),
  weigh: weigherOf(model),
};

const folder = mkdtempSync(join(tmpdir(), "palimpsest-bench-"));
function backgroundFile(name: string, texts: Record<string, string>): string {
  writeFileSync(join(folder, name), JSON.stringify(texts));
  return join(folder, name);
}

const bodies = Object.fromEntries(
  Object.entries(JSON.parse(read("wikireplace/background_public.json"))).filter(([, text]) => text),
) as Record<string, string>;
for (const [name, all, background] of [
  [
    "judgments (tab/dev_masking.json)",
    gold("tab/dev_masking.json"),
    backgroundFile("judgments.json", judgmentBackground()),
  ],
  [
    "Wikipedia summaries held out (wiki553)",
    splitSummaries().heldOut,
    backgroundFile("articles.json", bodies),
  ],
] as const) {
  const documents = all.slice(0, values.first === undefined ? all.length : Number(values.first));
  console.log(`\n${name}, ${documents.length} documents`);
  // the paper has figures on judgments alone
  const published = name.startsWith("judgments");
  const beside = published ? " paper: P | WP | R | direct | quasi | F1 |" : "";
  console.log(`| masked | P | weighted P | R | R direct | R quasi | F1 |${beside}`);
  console.log(`|${" --- |".repeat(published ? 13 : 7)}`);
  const runs = new Map<string, Awaited<ReturnType<typeof run>>>();
  for (const { label, policy, paper } of [...TABLE_3, ...OTHERS, ...searches(background)]) {
    if (!label.includes(values.only)) continue;
    const key = JSON.stringify(policy);
    const { masks, unknown } = runs.get(key) ?? (await run(documents, policy));
    runs.set(key, { masks, unknown });
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
    const theirs = published ? ` ${paper ?? " | ".repeat(5)} |` : "";
    console.log(`| ${label}${note} | ${cells.join(" | ")} |${theirs}`);
  }
}
