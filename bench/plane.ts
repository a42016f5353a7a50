/**
 * Privacy against utility on one plane: ours at several settings, `until_safe` among them, beside every
 * published system whose outputs are in the data.
 *
 *     npx tsx bench/plane.ts [--on actors,summaries,judgments] [--first 50] [--only NAME;NAME] [--ours] [--json FILE]
 *
 * Risk: the share of texts whose person the ensemble attack names, all texts of a method together and each
 * alone. Utility: text-preserved similarity, and normalized mutual information of the clusters. A text that
 * `until_safe` refuses counts as withheld: nobody is named, nothing is kept. The last lines say which outputs
 * of others each of ours dominates.
 *
 * The background of judgments is the first tenth of each of 1,141, as in `bench/intact.ts`; outputs of others hide
 * the mentions that people annotated there, ours those that it finds.
 */

import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { createDocument } from "../src/document/document.js";
import {
  attack,
  editedText,
  evaluateClustering,
  evaluateUtility,
  loadTagger,
  type Protected,
  prepareAttack,
} from "../src/entries/evaluate.js";
import { place, readIndividuals, readMasks, readTab, readTexts } from "../src/entries/formats.js";
import { loadEmbedder, loadLanguageModel } from "../src/entries/models.js";
import { PalimpsestError } from "../src/errors.js";
import { createResources, createSanitizer, type Policy } from "../src/index.js";
import { aligned } from "./aligned.js";

const DATA = "../shared/data";
const { values } = parseArgs({
  options: {
    on: { type: "string", default: "actors,summaries,judgments" },
    first: { type: "string", default: "50" },
    only: { type: "string" },
    json: { type: "string" },
    ours: { type: "boolean", default: false },
  },
});
const first = Number(values.first);
const read = (path: string) => readFileSync(join(DATA, path), "utf8");

/** Originals, what an attacker knows, and the outputs of others. */
interface Corpus {
  readonly name: string;
  readonly texts: ReadonlyMap<string, string>;
  readonly background: ReadonlyMap<string, string>;
  readonly others: ReadonlyMap<string, readonly Protected[]>;
}

const CORPORA: Readonly<Record<string, () => Corpus>> = { actors, summaries, judgments };

function actors(): Corpus {
  const file = "wikiactors/WikiActors_500_random.json";
  const { background, methods } = readIndividuals(read(file), file, {
    name: "name",
    background: "public_knowledge",
  });
  const texts = new Map([...methods.get("original_abstract")!].slice(0, first));
  const others = [...methods].filter(
    ([method]) => method !== "original_abstract" && method !== "dev_abstract",
  );
  return {
    name: "WikiActors, among 543",
    texts,
    background,
    others: new Map(
      others.map(([method, outputs]) => [
        method.replace("_abstract", ""),
        [...texts].map(([id, text]) => ({ id, text, edits: aligned(text, outputs.get(id)!) })),
      ]),
    ),
  };
}

function summaries(): Corpus {
  const file = "wikireplace/background_public.json";
  const background = readTexts(read(file), file).filter(({ text }) => text.trim() !== "");
  const known = new Set(background.map(({ id }) => id));
  const texts = new Map(
    (JSON.parse(read("wikireplace/dev.json")) as { doc_id: string; text: string }[])
      .filter(({ doc_id }) => known.has(doc_id))
      .slice(0, first)
      .map(({ doc_id, text }) => [doc_id, text]),
  );
  const files = readdirSync(join(DATA, "wikireplace")).filter((name) =>
    name.startsWith("dev_masks_"),
  );
  return {
    name: "Wikipedia summaries, among 548",
    texts,
    background: new Map(background.map(({ id, text }) => [id, text])),
    others: new Map(
      files.map((name) => [
        basename(name, ".json").slice("dev_masks_".length),
        masked(texts, `wikireplace/${name}`),
      ]),
    ),
  };
}

function judgments(): Corpus {
  const documents = readTab(read("tab/dev_entities.json"), "dev_entities.json").slice(0, first);
  const texts = new Map(documents.map(({ document: { id, text } }) => [id, text]));
  const files = readdirSync(join(DATA, "tab")).filter((name) => /^dev_replacements_/.test(name));
  return {
    name: "judgments, among 1,141",
    texts,
    background: new Map(
      ["background_public10_without_test.json", "dev_background_public10.json"].flatMap((name) =>
        Object.entries(JSON.parse(read(`tab/${name}`)) as Record<string, string>),
      ),
    ),
    others: new Map(
      files.map((name) => [
        basename(name, ".json").slice("dev_replacements_".length),
        masked(texts, `tab/${name}`),
      ]),
    ),
  };
}

function masked(texts: ReadonlyMap<string, string>, path: string): Protected[] {
  const masks = readMasks(read(path), path);
  return [...texts].map(([id, text]) => ({
    id,
    text,
    edits: place(createDocument(text, { id }), masks.get(id) ?? []),
  }));
}

/** Ours; of those with `until_safe`, the attack knows all of the background. */
const SETTINGS: Readonly<Record<string, Omit<Policy, "version">>> = {
  default: {},
  "classifier .2": { thresholds: { classifier: 0.2 } },
  "classifier .8": { thresholds: { classifier: 0.8 } },
  "classifier .95": { thresholds: { classifier: 0.95 } },
  surprisal: { measures: ["surprisal"] },
  "with surprisal": { measures: ["classifier", "surprisal"] },
  levels: { levels: true },
  "as people": { replace: { default: "as-people" } },
  all: { mask: "all" },
  "all, as people": { mask: "all", replace: { default: "as-people" } },
  "all, labels": { mask: "all", replace: { default: "label" } },
  "until safe .5": { until_safe: 0.5 },
  "until safe .2": { until_safe: 0.2 },
  "until safe .1": { until_safe: 0.1 },
  "until safe .05": { until_safe: 0.05 },
  "until safe .02": { until_safe: 0.02 },
  "classifier .95, until safe .2": { thresholds: { classifier: 0.95 }, until_safe: 0.2 },
  "classifier .95, until safe .05": { thresholds: { classifier: 0.95 }, until_safe: 0.05 },
  "as people, until safe .05": { replace: { default: "as-people" }, until_safe: 0.05 },
  "until safe .05, lexical": { until_safe: 0.05, until_safe_attacker: "lexical" },
};

const resources = createResources();
const folder = mkdtempSync(join(tmpdir(), "palimpsest-plane-"));

async function ours(corpus: Corpus, policy: Omit<Policy, "version">): Promise<Protected[]> {
  const file = join(folder, "background.json");
  writeFileSync(file, JSON.stringify(Object.fromEntries(corpus.background)));
  const sanitizer = await createSanitizer(
    { version: 1, ...policy, ...(policy.until_safe !== undefined && { background: file }) },
    { resources },
  );
  const outputs: Protected[] = [];
  let [refused, hidden] = [0, 0];
  for (const [id, text] of corpus.texts) {
    try {
      const { replacements, safety } = await sanitizer.sanitize(createDocument(text, { id }));
      outputs.push({ id, text, edits: replacements });
      hidden += safety?.hidden.length ?? 0;
    } catch (error) {
      if (!(error instanceof PalimpsestError) || error.code !== "SAFETY_UNREACHED") throw error;
      refused++;
      outputs.push({ id, text, edits: [{ start: 0, end: text.length, replacement: "***" }] });
    }
  }
  if (policy.until_safe !== undefined) {
    const each = (hidden / (outputs.length - refused)).toFixed(1);
    console.log(`  until safe ${policy.until_safe}: ${each} hidden per text, ${refused} refused`);
  }
  return outputs;
}

export interface Point {
  readonly corpus: string;
  readonly method: string;
  readonly own: boolean;
  readonly risk: number;
  readonly riskAlone: number;
  readonly tps: number;
  readonly information: number;
  readonly nmi: number;
}

const embedder = await loadEmbedder();
const parts = { embedder, languageModel: await loadLanguageModel(), tagger: await loadTagger() };
const finder = await createSanitizer({ version: 1, mask: "all" }, { resources });
const points: Point[] = [];
for (const name of values.on.split(",")) {
  const corpus = CORPORA[name]!();
  console.log(`\n${corpus.name}: ${corpus.texts.size} texts`);
  const only = values.only?.split(";");
  const methods = new Map<string, readonly Protected[]>();
  for (const [method, policy] of Object.entries(SETTINGS)) {
    if (only && !only.includes(method)) continue;
    const started = process.cpuUsage();
    methods.set(method, await ours(corpus, policy));
    const { user, system } = process.cpuUsage(started);
    console.log(`  ${method}: ${((user + system) / 1e6).toFixed(1)} s of processor time`);
  }
  if (!values.ours) for (const [method, outputs] of corpus.others) methods.set(method, outputs);
  const originals = [...corpus.texts].map(([id, text]) => ({ id, text, edits: [] }));
  methods.set("clear", originals);
  const lengths = [...methods.values()]
    .flatMap((outputs) => outputs.map((one) => editedText(one).length))
    .sort((a, b) => a - b);
  const attacker = await prepareAttack({
    background: Array.from(corpus.background, ([id, text]) => ({ id, text })),
    findSpans: async (text) => (await finder.detect(createDocument(text))).mentions,
    embedder,
    length: lengths[lengths.length >> 1]!,
  });
  const anonymized = new Map(
    [...methods].map(([method, all]) => [method, new Map(all.map((o) => [o.id, editedText(o)]))]),
  );
  const { methods: risks } = await attack(attacker, anonymized);
  const { nmi } = await evaluateClustering(
    originals.map(({ text }) => text),
    new Map([...anonymized].map(([method, texts]) => [method, [...texts.values()]])),
    { embedder },
  );
  console.log(
    "\n| in place | risk together, percent (95%) | risk alone | TPS | unchanged information | NMI |\n| --- | --- | --- | --- | --- | --- |",
  );
  for (const [method, outputs] of methods) {
    const { tps, informationContent } = await evaluateUtility(outputs, parts);
    const { risk, riskAlone, interval } = risks.get(method)!;
    const range = `${interval.low.toFixed(0)}-${interval.high.toFixed(0)}`;
    const own = method in SETTINGS;
    points.push({
      corpus: corpus.name,
      method,
      own,
      risk,
      riskAlone,
      tps,
      information: informationContent,
      nmi: nmi[method] ?? 1,
    });
    console.log(
      `| ${own ? `**${method}**` : method} | ${risk.toFixed(1)} (${range}) | ${riskAlone.toFixed(1)} | ${tps.toFixed(3)} | ${informationContent.toFixed(3)} | ${(nmi[method] ?? 1).toFixed(3)} |`,
    );
  }
  sayWhatDominates(points.filter((point) => point.corpus === corpus.name));
}
if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(points, null, 1)}\n`);
rmSync(folder, { recursive: true });
await embedder.close();

/**
 * Which outputs of others each of ours dominates: it names no more people, together and alone, and keeps no less, in
 * similarity or in all three measures of utility; and by which it is dominated in risk and similarity.
 */
function sayWhatDominates(plane: readonly Point[]): void {
  const others = plane.filter(({ own, method }) => !own && method !== "clear");
  const inAll = (a: Point, b: Point) =>
    dominates(a, b) && a.information >= b.information && a.nmi >= b.nmi;
  for (const one of plane.filter(({ own }) => own)) {
    const those = (chosen: (other: Point) => boolean) =>
      others
        .filter(chosen)
        .map(({ method }) => method)
        .join(", ") || "nothing";
    console.log(
      `  ${one.method} dominates ${those((other) => dominates(one, other))}; in all measures ${those((other) => inAll(one, other))}; is dominated by ${those((other) => dominates(other, one))}`,
    );
  }
}

function dominates(a: Point, b: Point): boolean {
  return a.risk <= b.risk && a.riskAlone <= b.riskAlone && a.tps >= b.tps;
}
