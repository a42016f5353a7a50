/**
 * Learns to tell kinds of texts and writes models/text-kinds/model.json: a linear model over the hashed words of
 * `src/models/text-kinds.ts`.
 *
 *     npx tsx training/text-kinds.ts [-o models/text-kinds/model.json]
 *
 * Learns from the documents of `documents/en.txt` by the headings their authors gave them (`text-kinds/headings.tsv`), from
 * judgments and summaries of the training parts, prompts (`text-kinds/prompts.txt`) and the configuration of this
 * repository. One document in twelve is kept aside (as in `rounds.py`) and measured with the documents of `bench/documents`
 * that may be read, the development judgments and the summaries held out. With `-o` the file gets the weights of all but
 * those. Then set its entry in models/manifest.json: `python training/manifest.py text-kinds --task text-kind --license
 * Apache-2.0 text-kinds/model.json`.
 */

import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { DATA, gold, splitSummaries } from "../bench/held-out.js";
import { documentsOf } from "../bench/marked-documents.js";
import { TEACHING_MARK, unmark } from "../bench/unmark.js";
import { randomNumbers } from "../src/document/random.js";
import { TEXT_KINDS, type TextKind } from "../src/document/text-kind.js";
import { featuresOf, type TextKindsFile, textKinds } from "../src/models/text-kinds.js";

const BUCKETS = 8_192;
const EPOCHS = 24;
/** Of the last epochs the mean of the weights counts. */
const AVERAGED = 12;
const RATE = 8;
/** Share that a weight loses per epoch. */
const DECAY = 0.006;
/** Of a text of a rare kind. */
const MOST_WEIGHT = 4;
/** Of judgments and of summaries. */
const FROM_CORPORA = 150;
/** UTF-16 units of a piece of machine text. */
const PIECE = 900;

interface Text {
  readonly kind: TextKind;
  readonly text: string;
}

const { values } = parseArgs({ options: { output: { type: "string", short: "o" } } });
const here = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");

const HEADINGS = here("text-kinds/headings.tsv")
  .trim()
  .split("\n")
  .map((line) => {
    const [kind, words] = line.split("\t");
    return { kind: kind as TextKind, words: new RegExp(words!, "iu") };
  });
const kindOfHeading = (heading: string): TextKind =>
  HEADINGS.find(({ words }) => words.test(heading))?.kind ?? "other";

const keptAside = (id: string): boolean =>
  BigInt(`0x${createHash("md5").update(id).digest("hex")}`) % 12n === 0n;

const written = here("documents/en.txt")
  .split(/^## /mu)
  .slice(1)
  .map((section) => {
    const [title = "", ...lines] = section.split("\n");
    const parts = title.split("|").map((part) => part.trim());
    const heading = (/^\d+$/.test(parts[0]!) ? parts[1] : parts[0]) ?? "";
    const { text } = unmark(lines.join("\n").replaceAll("\\n", "\n").trim(), TEACHING_MARK);
    return { kind: kindOfHeading(heading), text, aside: keptAside(`en/${title.trim()}`) };
  });

const machine = ["../package-lock.json", "../tsconfig.json", "../biome.json", "../package.json"]
  .concat(["../bench/history.json", "../models/manifest.json", "../knip.json"])
  .flatMap((path) => {
    const text = here(path).slice(0, 12 * PIECE);
    return Array.from({ length: Math.ceil(text.length / PIECE) }, (_, i): Text => ({
      kind: "logs",
      text: text.slice(i * PIECE, (i + 1) * PIECE),
    }));
  });

/** A line of a document, or a sentence: too little to say of what kind of text it is. */
const short = [
  ...written.flatMap(({ text }, i) => text.split("\n").filter((line) => line.length > 20)[i % 3] ?? []),
  ...["positive", "negative"].flatMap((name) =>
    here(`uniqueness/${name}.txt`).replace(/\[\[|\]\]/g, "").trim().split("\n").slice(0, 150),
  ),
].map((text): Text => ({ kind: "other", text: text.slice(0, 240) }));

const prompts = here("text-kinds/prompts.txt").trim().split("\n");
const corpora = existsSync(DATA);
const textsOf = (kind: TextKind, documents: ReturnType<typeof gold>): Text[] =>
  documents.map(({ document }) => ({ kind, text: document.text }));

const training: Text[] = [
  ...written.filter(({ aside }) => !aside),
  ...short.filter((_, i) => i % 12 > 0),
  ...prompts.filter((_, i) => i % 6 > 0).map((text): Text => ({ kind: "prompt", text })),
  ...machine,
  ...(corpora ? textsOf("court", gold("tab/train_masking.json").slice(0, FROM_CORPORA)) : []),
  ...(corpora ? textsOf("biography", splitSummaries().training.slice(0, FROM_CORPORA)) : []),
];

/** Softmax regression, each kind with the same weight, one text after the other in an order of the seed. */
function learn(texts: readonly Text[]): TextKindsFile {
  const width = TEXT_KINDS.length;
  const weights = new Float64Array(BUCKETS * width);
  const bias = new Float64Array(width);
  const mean = new Float64Array(BUCKETS * width);
  const counts = TEXT_KINDS.map((kind) => texts.filter((one) => one.kind === kind).length);
  const examples = texts.map(({ kind, text }) => {
    const target = TEXT_KINDS.indexOf(kind);
    const weight = Math.min(MOST_WEIGHT, Math.sqrt(texts.length / width / counts[target]!));
    return { target, weight, features: featuresOf(text, BUCKETS) };
  });
  const next = randomNumbers(1);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    const rate = RATE / (1 + epoch / 4);
    for (let i = examples.length - 1; i > 0; i--) {
      const other = Math.floor(next() * (i + 1));
      [examples[i], examples[other]] = [examples[other]!, examples[i]!];
    }
    for (const { target, weight, features } of examples) {
      const value = 1 / Math.sqrt(Math.max(1, features.length));
      const sums = TEXT_KINDS.map((_, kind) =>
        features.reduce((sum, at) => sum + weights[at * width + kind]! * value, bias[kind]!),
      );
      const most = Math.max(...sums);
      const shares = sums.map((sum) => Math.exp(sum - most));
      const total = shares.reduce((sum, one) => sum + one, 0);
      for (let kind = 0; kind < width; kind++) {
        const error = weight * (Number(kind === target) - shares[kind]! / total);
        bias[kind]! += 0.05 * rate * error;
        for (const at of features) weights[at * width + kind]! += rate * error * value;
      }
    }
    for (let i = 0; i < weights.length; i++) {
      weights[i]! *= 1 - DECAY;
      if (epoch >= EPOCHS - AVERAGED) mean[i]! += weights[i]! / AVERAGED;
    }
  }
  const step = mean.reduce((most, one) => Math.max(most, Math.abs(one)), 0) / 127;
  const bytes = Int8Array.from(mean, (weight) => Math.round(weight / step));
  return {
    version: 1,
    kinds: [...TEXT_KINDS],
    buckets: BUCKETS,
    step,
    bias: [...bias].map((one) => Number(one.toFixed(4))),
    weights: Buffer.from(bytes.buffer).toString("base64"),
  };
}

const model = learn(training);
const kinds = textKinds(model);

function measure(name: string, texts: readonly Text[]): void {
  let right = 0;
  let sure = 0;
  let sureAndRight = 0;
  const wrong = new Map<string, number>();
  for (const { kind, text } of texts) {
    const found = kinds.kindOf(text);
    if (found.kind === kind) right++;
    else wrong.set(`${kind} as ${found.kind}`, (wrong.get(`${kind} as ${found.kind}`) ?? 0) + 1);
    if (found.kind === "other" || found.probability < 0.8) continue;
    sure++;
    if (found.kind === kind) sureAndRight++;
  }
  const most = [...wrong].sort(([, a], [, b]) => b - a).slice(0, 6);
  const errors = most.map(([what, count]) => `${what} ${count}`).join(", ");
  console.log(
    `| ${name} | ${texts.length} | ${(right / texts.length).toFixed(3)} | ${sure} | ${(sureAndRight / sure).toFixed(3)} | ${errors} |`,
  );
}

console.log("| texts | number | right | sure (.8) | of these right | most errors |");
console.log("| --- | --- | --- | --- | --- | --- |");
measure("short, kept aside", short.filter((_, i) => i % 12 === 0));
measure(
  "prompts, kept aside",
  prompts.filter((_, i) => i % 6 === 0).map((text): Text => ({ kind: "prompt", text })),
);
measure("written, kept aside", written.filter(({ aside }) => aside));
measure(
  "documents that may be read",
  documentsOf("read").map(({ kind, text }) => ({ kind: kindOfHeading(kind), text })),
);
measure(
  "tasks",
  documentsOf("tasks").map(({ kind, text }) => ({ kind: kindOfHeading(kind), text })),
);
if (corpora) {
  measure("development judgments", textsOf("court", gold("tab/dev_masking.json")));
  measure("summaries held out", textsOf("biography", splitSummaries().heldOut));
}
if (values.output) writeFileSync(values.output, `${JSON.stringify(model)}\n`);
