/**
 * How well the emulation of search agrees with a search in the local index, on documents that it was
 * not trained on, and how long it takes.
 *
 *     npx tsx bench/search-emulation.ts
 */

import { emulatedSearchMeasure } from "../src/assess/search/emulate.js";
import { FEATURE_NAMES } from "../src/assess/search/features.js";
import { probabilityOf, project } from "../src/assess/search/network.js";
import { createDocument } from "../src/document/document.js";
import { loadLanguageModel } from "../src/entries/models.js";
import { createSanitizer } from "../src/index.js";
import { loadSearchEmulation } from "../src/models/search-emulation.js";
import { gold, needData, splitSummaries } from "./held-out.js";
import { areaUnderCurve, backgroundOfAll, outcomesOf } from "./search-outcomes.js";

needData();
const model = await loadSearchEmulation(FEATURE_NAMES);
const background = await backgroundOfAll();
const texts = {
  "judgments, development (21)": gold("tab/dev_masking.json"),
  "Wikipedia summaries held out (163)": splitSummaries().heldOut,
};
const percent = (part: number, whole: number) => (whole === 0 ? "" : (part / whole).toFixed(3));

console.log(
  "| texts | together | outcomes | risky | accuracy | always the commoner | precision | recall | F1 | area |",
);
console.log(`|${" --- |".repeat(10)}`);
for (const [name, documents] of Object.entries(texts)) {
  const outcomes = await outcomesOf(
    documents.map(({ document }) => document),
    background,
  );
  const scored = outcomes.map(({ members, risky }) => ({
    probability: probabilityOf(
      model,
      members.map((one) => project(model, one)),
    ),
    risky,
    size: members.length,
  }));
  for (const size of [1, 2, 3]) {
    const own = scored.filter((one) => one.size === size);
    const count = (wanted: (one: (typeof own)[number], found: boolean) => boolean) =>
      own.filter((one) => wanted(one, one.probability >= model.threshold)).length;
    const risky = count((one) => one.risky);
    const found = count((_, says) => says);
    const hits = count((one, says) => one.risky && says);
    const right = count((one, says) => one.risky === says);
    const cells = [
      percent(risky, own.length),
      percent(right, own.length),
      percent(Math.max(risky, own.length - risky), own.length),
      percent(hits, found),
      percent(hits, risky),
      percent(2 * hits, found + risky),
      risky === 0 ? "" : areaUnderCurve(own).toFixed(3),
    ];
    console.log(`| ${name} | ${size} | ${own.length} | ${cells.join(" | ")} |`);
  }
}

// one document with four hundred entities: judgments one after another
const sanitizer = await createSanitizer({ version: 1 });
const judgments = gold("tab/dev_masking.json").map(({ document }) => document.text);
let long = await sanitizer.detect(createDocument(judgments.join("\n\n")));
const open = long.entities.filter(({ identifier }) => identifier !== "DIRECT").slice(0, 400);
long = { ...long, entities: open };
const languageModel = await loadLanguageModel();
for (const arity of [1, 2]) {
  const measure = emulatedSearchMeasure({ model, languageModel, arity });
  const times: number[] = [];
  let found = 0;
  for (let repeat = 0; repeat < 7; repeat++) {
    const start = performance.now();
    found = (await measure.assess(long)).length;
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  console.log(
    `${open.length} entities in ${long.document.text.length} characters, arity ${arity}: ${times[3]!.toFixed(0)} ms (median of 7), ${found} scores`,
  );
}
