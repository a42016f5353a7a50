/**
 * What stands in place of the judgments' annotated mentions: text-preserved similarity, groups kept and
 * re-identification risk of our ways of replacing beside the outputs of INTACT and Presidio on the
 * same mentions, with the same embedder, information content and attack (Pilán et al. 2025, figures 3 to 5).
 *
 * And what became of the candidates by type, by default: which was chosen, how often the label, how often guessed.
 *
 *     npx tsx bench/intact.ts [--documents 127] [--only ours,INTACT] [--show 2] [--groups 3,6,8]
 *
 * With --groups the groups kept are measured once more for each of these numbers of groups.
 *
 * Needs the development data in ../shared/data/tab.
 */

import { existsSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import type { Decided, Replacement } from "../src/document/document.js";
import { offsetConverter } from "../src/document/offsets.js";
import { attack } from "../src/evaluate/attack/attack.js";
import { prepareAttack } from "../src/evaluate/attack/attacker.js";
import { loadTagger } from "../src/evaluate/metrics/part-of-speech.js";
import { evaluateClustering } from "../src/evaluate/utility/clustering.js";
import { editedText, evaluateUtility } from "../src/evaluate/utility/utility.js";
import { replaceOptions } from "../src/flow/from-policy/replacers.js";
import { loadEmbedder } from "../src/models/embedder.js";
import { loadLanguageModel } from "../src/models/language-model.js";
import { checkPolicy, type Policy } from "../src/policy/policy.js";
import { createReplace } from "../src/replace/replace.js";
import { type AnnotatedDocument, maskedWhole } from "./annotated.js";

const DATA = "../shared/data/tab";
const { values } = parseArgs({
  options: {
    documents: { type: "string", default: "127" },
    only: { type: "string" },
    show: { type: "string", default: "0" },
    groups: { type: "string", default: "" },
  },
});

type Mask = readonly [start: number, end: number, replacement: string];

if (!existsSync(DATA)) {
  console.log(`no data in ${DATA}; nothing measured`);
  process.exit(0);
}
const read = <Value>(name: string): Value =>
  JSON.parse(readFileSync(`${DATA}/${name}`, "utf8")) as Value;
const all = read<AnnotatedDocument[]>("dev_entities.json");
const documents = all.slice(0, Number(values.documents));

const tasks = documents.map(maskedWhole);
const mentionCount = tasks.reduce((sum, { mentions }) => sum + mentions.length, 0);
console.log(`${tasks.length} documents, ${mentionCount} mentions`);

// ---------------------------------------------------------------- outputs by method, UTF-16 masks

type Outputs = ReadonlyMap<string, readonly Mask[]>;

async function ours(policy: Omit<Policy, "version">): Promise<Outputs> {
  const replace = createReplace(await replaceOptions(checkPolicy({ version: 1, ...policy })));
  const outputs = new Map<string, Mask[]>();
  for (const task of tasks) {
    const { replacements } = await replace(task);
    outputs.set(
      task.document.id,
      replacements.map(({ start, end, replacement }) => [start, end, replacement]),
    );
    if (Object.keys(policy).length === 0) tally(replacements, task);
  }
  return outputs;
}

/** What became of the candidates of a type (Pilán et al. 2025, figure 2 and table 5). */
interface Summary {
  mentions: number;
  /** Mentions that got their label. */
  labels: number;
  entities: number;
  /** Entities whose chosen words were the first, second ... of their candidates. */
  places: number[];
  /** Entities with candidates of which the attack left none, or of which another check did. */
  allGuessed: number;
  noneUsable: number;
  noCandidate: number;
  /** Candidates that the attack tried, and those by which it found the original. */
  tried: number;
  guessed: number;
}

/** By type, of the default way of replacing. */
const types = new Map<string, Summary>();
function tally(replacements: readonly Replacement[], task: Decided): void {
  const typeOf = new Map(task.entities.map(({ id, type }) => [id, type]));
  const seen = new Set<string>();
  for (const { by, entity, candidates = [] } of replacements) {
    const type = typeOf.get(entity)!;
    const counts = types.get(type) ?? {
      ...{ mentions: 0, labels: 0, entities: 0, places: [0, 0, 0, 0, 0] },
      ...{ allGuessed: 0, noneUsable: 0, noCandidate: 0, tried: 0, guessed: 0 },
    };
    types.set(type, counts);
    counts.mentions++;
    if (by === "label") counts.labels++;
    if (seen.has(entity)) continue;
    seen.add(entity);
    counts.entities++;
    const guessed = candidates.filter(({ outcome }) => outcome === "guessed").length;
    const place = candidates.findIndex(({ outcome }) => outcome === "chosen");
    counts.guessed += guessed;
    counts.tried += guessed + Number(place !== -1);
    if (place !== -1) counts.places[Math.min(place, 4)]!++;
    else if (candidates.length === 0) counts.noCandidate++;
    else if (guessed > 0) counts.allGuessed++;
    else counts.noneUsable++;
  }
}

function others(file: string): Outputs {
  const masks = read<Record<string, Mask[]>>(file);
  return new Map(
    tasks.map(({ document }) => {
      const { toUtf16 } = offsetConverter(document.text);
      return [
        document.id,
        (masks[document.id] ?? [])
          .map(([start, end, words]): Mask => [toUtf16(start), toUtf16(end), words])
          .sort((a, b) => a[0] - b[0]),
      ];
    }),
  );
}

// ------------------------------------------------------------------------------------ the table

/** What the evaluation tool of the benchmark's authors prints for its test judgments: TPS, NMI, risk in percent. */
const PUBLISHED: Readonly<Record<string, string>> = {
  suppress: ".777 | .862 | 29.9",
  label: ".848 | .829 | 35.4",
  "most specific": ".92 | | ",
  INTACT: ".885 | .808 | 31.5",
  "Presidio GPT-3.5": ".858 | .380 | 38.6",
};

const METHODS: Readonly<Record<string, () => Promise<Outputs>>> = {
  suppress: () => ours({ replace: { default: "suppress" } }),
  label: () => ours({ replace: { default: "label" } }),
  "least specific": () => ours({ replace: { default: "least-specific" } }),
  "most specific": () => ours({ replace: { default: "most-specific" } }),
  pseudonym: () => ours({ replace: { default: "pseudonym" } }),
  ours: () => ours({}),
  "ours as people": () => ours({ replace: { default: "as-people" } }),
  "ours by role": () => ours({ persons_as: "role" }),
  INTACT: async () => others("dev_replacements_intact.json"),
  "Presidio labels": async () => others("dev_replacements_presidio_entity.json"),
  "Presidio GPT-3.5": async () => others("dev_replacements_presidio_gpt35.json"),
};

const embedder = await loadEmbedder();
const parts = { embedder, languageModel: await loadLanguageModel(), tagger: await loadTagger() };
const chosen = values.only?.split(",") ?? Object.keys(METHODS);
const rows = new Map<string, number>();
const anonymized = new Map<string, Map<string, string>>();
for (const name of chosen) {
  const outputs = await METHODS[name]!();
  const protectedTexts = tasks.map(({ document: { id, text } }) => ({
    id,
    text,
    edits: outputs.get(id)!.map(([start, end, replacement]) => ({ start, end, replacement })),
  }));
  const { tps } = await evaluateUtility(protectedTexts, parts);
  rows.set(name, tps);
  anonymized.set(name, new Map(protectedTexts.map((one) => [one.id, editedText(one)])));
  process.stderr.write(`${name}: ${tps.toFixed(4)}\n`);
  show(outputs);
}

const background = Object.entries({
  ...read<Record<string, string>>("background_public10_without_test.json"),
  ...read<Record<string, string>>("dev_background_public10.json"),
}).map(([id, text]) => ({ id, text }));
const attacker = await prepareAttack({ background, attacker: "lexical" });
const { methods, chance } = await attack(attacker, anonymized);
console.log(
  `background of ${background.length} judgments, chance ${chance.toFixed(2)}%, lexical attacker`,
);
/** Embeds each text once, however often it is grouped. */
const vectors = new Map<string, Promise<Float32Array[]>>();
const remembering = {
  embed(texts: readonly string[]): Promise<Float32Array[]> {
    const key = texts.join("\n");
    const known = vectors.get(key) ?? embedder.embed(texts);
    vectors.set(key, known);
    return known;
  },
};
const { k, nmi } = await groupsKept();
console.log(
  `${k} groups\n\n| replaced by | TPS | NMI | risk together, percent (95%) | risk alone | published: TPS | NMI | risk |\n|${" --- |".repeat(8)}`,
);
for (const [name, tps] of rows) {
  const { risk, interval, riskAlone } = methods.get(name)!;
  const range = `(${interval.low.toFixed(1)}-${interval.high.toFixed(1)})`;
  console.log(
    `| ${[name, tps.toFixed(3), nmi[name]!.toFixed(3), `${risk.toFixed(1)} ${range}`, riskAlone.toFixed(1), PUBLISHED[name] ?? " | | "].join(" | ")} |`,
  );
}
for (const wanted of values.groups.split(",").filter(Boolean).map(Number)) {
  const { nmi: kept } = await groupsKept(wanted);
  const cells = Object.entries(kept).map(([name, one]) => `${name} ${one.toFixed(3)}`);
  console.log(`${wanted} groups: ${cells.join(", ")}`);
}
if (types.size > 0) {
  const share = (part: number, whole: number) => (whole === 0 ? "" : (part / whole).toFixed(3));
  console.log(
    `\n| | mentions | label | entities | first | second | third | fourth | later | none: all guessed | none usable | no candidate | candidates attacked | guessed |\n|${" --- |".repeat(14)}`,
  );
  for (const [type, one] of [...types].sort()) {
    const { mentions, labels, entities, places, tried, guessed } = one;
    const shares = [...places, one.allGuessed, one.noneUsable, one.noCandidate];
    console.log(
      `| ${[type, mentions, share(labels, mentions), entities, ...shares.map((n) => share(n, entities)), tried, share(guessed, tried)].join(" | ")} |`,
    );
  }
}
await embedder.close();

/** NMI of every method in so many groups; by default as many as the elbow says. */
function groupsKept(groups?: number) {
  return evaluateClustering(
    tasks.map(({ document }) => document.text),
    new Map([...anonymized].map(([name, texts]) => [name, [...texts.values()]])),
    { embedder: remembering, ...(groups !== undefined && { k: groups }) },
  );
}

/** The first documents with each change marked. */
function show(outputs: Outputs): void {
  for (const { document } of tasks.slice(0, Number(values.show))) {
    const { id, text } = document;
    for (const [start, end, words] of outputs.get(id)!) {
      const before = text.slice(Math.max(0, start - 25), start);
      const line = `    ${before}{${text.slice(start, end)} -> ${words}}${text.slice(end, end + 20)}`;
      console.log(line.replaceAll("\n", " "));
    }
  }
}
