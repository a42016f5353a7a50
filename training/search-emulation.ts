/**
 * Trains models/search-emulation on what searches in a local index find, and sets its entry in the
 * manifest. The texts are the training judgments and the summaries that are not held out.
 *
 *     npx tsx training/search-emulation.ts
 *
 * The threshold is the one with the best F1 in five-fold cross-validation over documents.
 */

import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import {
  areaUnderCurve,
  backgroundOfAll,
  type Outcome,
  outcomesOf,
} from "../bench/search-outcomes.js";
import { gold, needData, splitSummaries } from "../bench/held-out.js";
import { combinationFeatures, FEATURE_NAMES } from "../src/assess/search/features.js";
import { probabilityOf, project } from "../src/assess/search/network.js";
import type { SearchEmulation } from "../src/models/search-emulation.js";
import { fit } from "./network-fit.js";

const MODELS = new URL("../models/", import.meta.url);
const OPTIONS = { units: 8, epochs: 15, rate: 0.01, decay: 0.01, seed: 1 };
const FOLDS = 5;

/** The network, its weights on the features as they are computed. */
function train(outcomes: readonly Outcome[]): SearchEmulation {
  const width = FEATURE_NAMES.entity.length;
  const rows = outcomes.flatMap(({ members }) => members.map(({ values }) => values));
  const mean = Array.from({ length: width }, (_, i) => average(rows.map((row) => row[i]!)));
  const spread = mean.map(
    (middle, i) => Math.sqrt(average(rows.map((row) => (row[i]! - middle) ** 2))) || 1,
  );
  const examples = outcomes.map(({ members, risky }) => ({
    input: Float64Array.from([
      ...mean.map((middle, i) =>
        members.reduce((sum, { values }) => sum + (values[i]! - middle) / spread[i]!, 0),
      ),
      ...combinationFeatures(members.map(({ information }) => information)),
    ]),
    label: Number(risky),
  }));
  const { weights, bias, output, outputBias } = fit(examples, OPTIONS);
  const inputs = examples[0]!.input.length;
  const row = (unit: number) => [...weights.slice(unit * inputs, (unit + 1) * inputs)];
  const units = [...output.keys()];
  const entity = units.map((unit) => spread.map((scale, i) => row(unit)[i]! / scale));
  return {
    version: 1,
    entityFeatures: [...FEATURE_NAMES.entity],
    combinationFeatures: [...FEATURE_NAMES.combination],
    entity: entity.map((one) => one.map(rounded)),
    entityBias: entity.map((one) => rounded(-one.reduce((sum, w, i) => sum + w * mean[i]!, 0))),
    combination: units.map((unit) => row(unit).slice(width).map(rounded)),
    bias: [...bias].map(rounded),
    output: [...output].map(rounded),
    outputBias: rounded(outputBias),
    threshold: 0.5,
  };
}

const average = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
const rounded = (value: number) => Number(value.toPrecision(6));

interface Scored {
  readonly probability: number;
  readonly risky: boolean;
  readonly size: number;
}

const scoredBy = (model: SearchEmulation, outcomes: readonly Outcome[]): Scored[] =>
  outcomes.map(({ members, risky }) => ({
    probability: probabilityOf(
      model,
      members.map((one) => project(model, one)),
    ),
    risky,
    size: members.length,
  }));

/** Each document scored by a network that did not see it. */
function crossValidated(outcomes: readonly Outcome[]): Scored[] {
  const foldOf = (id: string) => createHash("md5").update(id).digest()[0]! % FOLDS;
  return Array.from({ length: FOLDS }, (_, fold) => {
    const model = train(outcomes.filter(({ document }) => foldOf(document) !== fold));
    return scoredBy(
      model,
      outcomes.filter(({ document }) => foldOf(document) === fold),
    );
  }).flat();
}

/** The threshold, in hundredths, with the best F1. */
function bestThreshold(scored: readonly Scored[]): number {
  const f1 = (threshold: number) => {
    const hits = scored.filter(
      ({ probability, risky }) => risky && probability >= threshold,
    ).length;
    const found = scored.filter(({ probability }) => probability >= threshold).length;
    return (2 * hits) / (found + scored.filter(({ risky }) => risky).length);
  };
  const hundredths = Array.from({ length: 99 }, (_, i) => (i + 1) / 100);
  return hundredths.reduce((a, b) => (f1(b) > f1(a) ? b : a));
}

/** Puts the model into its folder and its entry into the manifest, the others as they are. */
function write(model: SearchEmulation): void {
  const path = "search-emulation/model.json";
  const bytes = Buffer.from(`${JSON.stringify(model)}\n`);
  mkdirSync(new URL("search-emulation/", MODELS), { recursive: true });
  writeFileSync(new URL(path, MODELS), bytes);
  const manifestPath = new URL("manifest.json", MODELS);
  const manifest = JSON.parse(readFileSync(manifestPath, "utf8")) as { models: { name: string }[] };
  const entry = {
    name: "search-emulation",
    task: "search-risk",
    license: "Apache-2.0",
    files: [
      { path, bytes: bytes.length, sha256: createHash("sha256").update(bytes).digest("hex") },
    ],
  };
  const at = manifest.models.findIndex(({ name }) => name === entry.name);
  manifest.models.splice(at === -1 ? manifest.models.length : at, at === -1 ? 0 : 1, entry);
  writeFileSync(manifestPath, `${JSON.stringify(manifest, null, 2)}\n`);
}

needData();
const documents = [...gold("tab/train_masking.json"), ...splitSummaries().training].map(
  ({ document }) => document,
);
const outcomes = await outcomesOf(documents, await backgroundOfAll());
const validated = crossValidated(outcomes);
for (const size of [1, 2, 3]) {
  const own = validated.filter((one) => one.size === size);
  const share = average(own.map(({ risky }) => Number(risky)));
  console.log(
    `${size} together: ${own.length} outcomes, ${share.toFixed(3)} risky, area under the curve ${areaUnderCurve(own).toFixed(3)}`,
  );
}
const threshold = bestThreshold(validated);
console.log(`threshold ${threshold}`);
write({ ...train(outcomes), threshold });
