/**
 * Re-identification risk on WikiActors (four scenarios, nine texts) and on Wikipedia summaries beside
 * published figures. The last lines are a table of all: shares whose person ranked first.
 *
 *     npx tsx bench/attack.ts [folder of the data] [lexical|neural|ensemble|transformer] [actors|summaries|ours]
 *
 * The transformer is learnt by the program in PALIMPSEST_TRANSFORMER.
 */

import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { type AttackerFlags, prepareAttacker } from "../src/cli/attacker.js";
import { createDocument } from "../src/document/document.js";
import { type Anonymized, type Attacker, attack, editedText } from "../src/entries/evaluate.js";
import { place, readIndividuals, readMasks, readTab, readTexts } from "../src/entries/formats.js";
import type { BackgroundDocument } from "../src/entries/knowledge.js";
import { loadEmbedder } from "../src/entries/models.js";
import { createSanitizer } from "../src/index.js";
import { ourReplacements } from "./our-replacements.js";

const [data = "../shared/data", named = "ensemble", only] = process.argv.slice(2);
const read = (path: string) => readFileSync(join(data, path), "utf8");
const sanitizer = await createSanitizer({ version: 1, mask: "all" });

const rowsOfAll: { background: string; attack: string; methods: Map<string, number> }[] = [];
if (only === undefined || only === "actors") await actors();
if (only === undefined || only === "summaries") await wikipediaSummaries();
if (only === "ours") await ours();
printTables();

/** Fifty actors in nine texts, among 50 or 543 people with whole background or a quarter of it. */
async function actors(): Promise<void> {
  for (const [scenario, published] of [
    ["50_eval", "DistilBERT, journal: 100 70 60 88 74 70 48 26 10, 31 min on a GPU"],
    ["50_eval_25pctBK", ""],
    ["500_random", "DistilBERT, logs: 98 58 50 78 54 68 - 14 12, 99 min on a GPU"],
    ["500_random_25pctBK", ""],
  ]) {
    const file = `wikiactors/WikiActors_${scenario}.json`;
    const { background, methods } = readIndividuals(read(file), file, {
      name: "name",
      background: "public_knowledge",
    });
    // the column of the published attack's own development set is a part of spaCy's
    const nine = new Map([...methods].filter(([method]) => method !== "dev_abstract"));
    const documents = Array.from(background, ([id, text]) => ({ id, text }));
    await report(scenario!, documents, nine);
    if (published) console.log(`  published: ${published}`);
  }
}

/** The same fifty abstracts as we replace them: in vaguer words, and by labels. */
async function ours(): Promise<void> {
  const file = "wikiactors/WikiActors_50_eval_25pctBK.json";
  const { background, methods } = readIndividuals(read(file), file, {
    name: "name",
    background: "public_knowledge",
  });
  const originals = methods.get("original_abstract")!;
  const replaced = await ourReplacements(originals);
  const documents = Array.from(background, ([id, text]) => ({ id, text }));
  await report("ours, a quarter of 50_eval", documents, replaced);
}

/** Attacks and prints a table; ranks are joint, 'alone' is each text for itself. */
async function report(
  title: string,
  background: readonly BackgroundDocument[],
  anonymized: Anonymized,
): Promise<void> {
  const started = performance.now();
  const before = process.cpuUsage();
  const prepared = await prepare(background, anonymized);
  const result = await attack(prepared, anonymized);
  const elapsed = ((performance.now() - started) / 1000).toFixed(1);
  const { user, system } = process.cpuUsage(before);
  const cpu = ((user + system) / 1e6).toFixed(1);
  const rows = [...result.methods.values()];
  console.log(
    `\n${title}: ${result.individuals} of ${result.background} candidates, chance ${result.chance.toFixed(2)}%, ${elapsed} s, ${cpu} s of processor time`,
  );
  console.log(
    `  weights ${JSON.stringify(result.weights, (_, v) => (typeof v === "number" ? Math.round(v * 100) / 100 : v))}, development ${JSON.stringify(result.development)}`,
  );
  for (const [method, { risk, interval, riskAlone, riskAt }] of result.methods) {
    console.log(
      `  ${method.padEnd(26)} ${risk.toFixed(1).padStart(5)}  ${interval.low.toFixed(0)}-${interval.high.toFixed(0)}  alone ${riskAlone.toFixed(1)}  at 5 ${riskAt[5].toFixed(0)}  at 10 ${riskAt[10].toFixed(0)}`,
    );
  }
  for (const [known, measure] of [
    ["together", "risk"],
    ["alone", "riskAlone"],
  ] as const) {
    const risks = [...result.methods].map(
      ([method, one]) => [method.replace("_abstract", ""), one[measure]] as const,
    );
    rowsOfAll.push({ background: title, attack: known, methods: new Map(risks) });
  }
  console.log(
    `  mean ${mean(rows.map(({ risk }) => risk)).toFixed(1)}, alone ${mean(rows.map(({ riskAlone }) => riskAlone)).toFixed(1)}`,
  );
}

/** One table for each set of methods. */
function printTables(): void {
  const heads = new Set(rowsOfAll.map(({ methods }) => [...methods.keys()].join(" | ")));
  for (const head of heads) {
    console.log(
      `\n| background | attack | ${head} | mean |\n|${" --- |".repeat(head.split(" | ").length + 3)}`,
    );
    for (const { background, attack, methods } of rowsOfAll) {
      if ([...methods.keys()].join(" | ") !== head) continue;
      const risks = [...methods.values()];
      const cells = risks.map((risk) => String(Math.round(risk * 10) / 10));
      console.log(`| ${[background, attack, ...cells, mean(risks).toFixed(1)].join(" | ")} |`);
    }
  }
}

function mean(values: readonly number[]): number {
  return values.reduce((a, b) => a + b, 0) / values.length;
}

async function prepare(
  background: readonly BackgroundDocument[],
  anonymized: Anonymized,
): Promise<Attacker> {
  const attacker = named as AttackerFlags["attacker"];
  const transformer = process.env["PALIMPSEST_TRANSFORMER"];
  return prepareAttacker(
    { attacker, ...(transformer !== undefined && { transformer }) },
    {
      background,
      methods: Array.from(anonymized.values(), (texts) => [...texts.values()]),
      findSpans: async (text) => (await sanitizer.detect(createDocument(text))).mentions,
      embedder: loadEmbedder,
    },
  );
}

/** 515 summaries with people's masks, 62 with other systems' too, among the bodies of 553. */
async function wikipediaSummaries(): Promise<void> {
  const file = "wikireplace/background_public.json";
  const background = readTexts(read(file), file).filter(({ text }) => text.trim() !== "");

  const gold = readTab(read("wiki553/masking.json"), "masking.json");
  const clear = new Map(gold.map(({ document: { id, text } }) => [id, text]));
  const manual = new Map(
    gold.map(({ document: { id, text }, annotations }) => {
      const [mentions = []] = annotations.values();
      const masked = mentions.filter(({ identifier }) => identifier !== "NO_MASK");
      return [id, editedText({ id, text, edits: suppressed(masked) })];
    }),
  );
  await report(
    "Wikipedia summaries, all with people's masks",
    background,
    new Map([
      ["clear", clear],
      ["manual", manual],
    ]),
  );

  const few = new Map(
    (JSON.parse(read("wikireplace/dev.json")) as { doc_id: string; text: string }[]).map(
      ({ doc_id, text }) => [doc_id, text],
    ),
  );
  const methods = new Map<string, Map<string, string>>([["clear", few]]);
  for (const file of readdirSync(join(data, "wikireplace")).filter((name) =>
    name.startsWith("dev_masks_"),
  )) {
    const masks = readMasks(read(`wikireplace/${file}`), file);
    methods.set(
      basename(file, ".json").slice("dev_masks_".length),
      new Map(
        [...masks].map(([id, spans]) => {
          const text = few.get(id)!;
          const edits = suppressed(place(createDocument(text, { id }), spans));
          return [id, editedText({ id, text, edits })];
        }),
      ),
    );
  }
  await report("Wikipedia summaries, 62 with masks of other systems", background, methods);
  console.log(
    "  published, 553: retrieval and a 7B model: clear 88, manual 52, spaCy 48, Presidio 66, k-anonymity random 41, greedy 44; TRIR: manual 27, spaCy 22, Presidio 33, k-anonymity 6, 6",
  );
}

/** Spans as edits that leave stars. */
function suppressed(spans: readonly { readonly start: number; readonly end: number }[]) {
  return spans.map(({ start, end }) => ({ start, end, replacement: "***" }));
}
