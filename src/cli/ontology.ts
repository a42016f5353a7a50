/** `palimpsest ontology build|lookup`: the graph of generalizations. */

import { type Command, Option } from "commander";
import { createDocument } from "../document/document.js";
import { SEMANTIC_TYPES, type SemanticType } from "../document/types.js";
import {
  buildOntology,
  loadOntology,
  readMemberships,
  writeOntology,
} from "../entries/knowledge.js";
import { generalize, labelOf } from "../entries/replace.js";
import { errors } from "../errors.js";
import { type DumpFlags, fromDump, planModel, printCounts, WIKIDATA_LICENSE } from "./dump.js";
import { occasionOf } from "./occasion.js";
import { print } from "./output.js";
import { wholeNumber } from "./whole-number.js";

interface LookupFlags {
  readonly type?: SemanticType;
  readonly subtype?: string;
  readonly context?: string;
  readonly limit?: number;
  readonly ontology?: string;
  readonly json?: boolean;
}

export function registerOntology(program: Command): void {
  const ontology = program.command("ontology");

  fromDump(ontology.command("build"), "the ontology")
    .description("build an ontology from the membership properties of a Wikidata dump")
    .action(build);

  ontology
    .command("lookup")
    .description("list vaguer words for a term, from most specific to most general")
    .argument("<term>", "the words of a mention")
    .addOption(new Option("--type <type>", "semantic type of the mention").choices(SEMANTIC_TYPES))
    .option("--subtype <name>", "finer kind within the type, as a detector names it")
    .option("--context <text>", "the sentence in which it occurs")
    .option("--limit <number>", "largest number of candidates", wholeNumber(0))
    .option(
      "--ontology <folder>",
      "folder written by 'ontology build' (default: the shipped ontology)",
    )
    .option("--json", "print one JSON value")
    .action(lookup);
}

async function build(source: string, flags: DumpFlags): Promise<void> {
  planModel(flags, source, "ontology");
  const { concepts, counts } = await readMemberships(source, {
    languages: flags.languages,
    maxMalformed: flags.maxMalformed,
    onProgress: printProgress,
  });
  endProgress();
  if (concepts.length === 0) {
    throw errors.INPUT_FORMAT`${source} has no items to which humans refer among its ${counts.entities} entities, of which ${counts.humans} are humans; take a complete dump, with labels in ${flags.languages.join(", ")}`;
  }
  const files = buildOntology(concepts);
  await writeOntology(flags.output, files, WIKIDATA_LICENSE);
  await printCounts({ ...counts, ...files.counts }, flags);
}

async function lookup(term: string, flags: LookupFlags): Promise<void> {
  const { ontology: directory, json, ...options } = flags;
  const ontology = await loadOntology(directory === undefined ? {} : { directory });
  const found = ontology.generalizations(term, options);
  const { linked, candidates } = found.linked ? found : ((await byRule(term, flags)) ?? found);
  if (json) {
    return print(`${JSON.stringify({ term, linked: linked ?? null, candidates })}\n`);
  }
  const rows = candidates.map(({ text, level, relation }) => `${level}\t${text}\t${relation}`);
  const head = linked ? `${linked.name}, ${linked.how}` : "not linked";
  await print(`${[head, ...rows].join("\n")}\n`);
}

/** Types that rules read, and the ontology does not contain. */
const RULED: readonly SemanticType[] = ["DATETIME", "QUANTITY", "PERSON", "CODE"];

/** What rules offer for dates, amounts, people and codes, the label last; without a type, where they read the term. */
async function byRule(term: string, { type, context = term, limit }: LookupFlags) {
  const start = Math.max(0, context.indexOf(term));
  const document = createDocument(context.includes(term) ? context : term);
  const types = type === undefined ? RULED.slice(0, 2) : RULED.filter((one) => one === type);
  for (const each of types) {
    const mention = { start, end: start + term.length, type: each };
    const occasion = occasionOf({ document, mention, annotator: "", chosen: new Map() });
    const [proposal] = await generalize().propose([occasion], document);
    const vaguer = (proposal?.candidates ?? []).filter(({ truth }) => truth === "true");
    if (type === undefined && vaguer.length === 0) continue;
    const label = { text: labelOf(occasion).text, level: (vaguer.at(-1)?.level ?? 0) + 1 };
    return {
      linked: { name: each, how: "rule" as const },
      candidates: [
        ...vaguer.map(({ text, level }) => ({ text, level, relation: "rule" })),
        { ...label, relation: "label" },
      ].slice(0, limit),
    };
  }
  return undefined;
}

let last = 0;

function printProgress(pass: number, bytes: number, total: number): void {
  if (!process.stderr.isTTY || Date.now() - last < 500) return;
  last = Date.now();
  const share = total === 0 ? 100 : Math.floor((100 * bytes) / total);
  process.stderr.write(`\rpass ${pass}: ${share}% of the dump`);
}

function endProgress(): void {
  if (process.stderr.isTTY) process.stderr.write("\n");
}
