/** `palimpsest index build|stats|query|label`: the inverted index of who could be meant. */

import { rmSync } from "node:fs";
import { join } from "node:path";
import { type Command, Option } from "commander";
import { createDocument } from "../document/document.js";
import {
  buildIndex,
  describe,
  type EntrySource,
  type FindStatements,
  type ImportProgress,
  identityOf,
  openIndex,
  openSource,
  queryTerm,
  SOURCE_KINDS,
  type SourceKind,
  type Unresolved,
  writeFilter,
} from "../entries/knowledge.js";
import { createSanitizer } from "../index.js";
import { print } from "./output.js";
import { outputOf, withOverwrite } from "./overwrite.js";
import { label } from "./people-index-label.js";
import { commaSeparated, wholeNumber } from "./whole-number.js";

interface BuildFlags {
  readonly output: string;
  readonly kind?: SourceKind;
  readonly languages: readonly string[];
  readonly properties?: readonly string[];
  readonly idColumn?: string;
  readonly delimiter?: string;
  readonly maxMalformed: number;
  readonly shards?: number;
  readonly memory?: number;
  readonly json?: boolean;
}

const FOLDER = "folder of the index";
const AS_JSON = ["--json", "print one JSON value"] as const;

export function registerIndex(program: Command): void {
  const index = program.command("index");

  withMalformed(index.command("build"))
    .description("build an index; after an interruption, run it again to continue")
    .argument(
      "<source...>",
      "a Wikidata JSON dump, JSONL triples or a CSV register (.gz, .bz2 too), or documents",
    )
    .requiredOption("-o, --output <folder>", FOLDER)
    .addOption(new Option("--kind <kind>", "what the sources are").choices(SOURCE_KINDS))
    .addOption(
      new Option("--languages <codes>", "languages of Wikidata's labels, separated by commas")
        .argParser(commaSeparated)
        .default(["en"], "en"),
    )
    .option(
      "--properties <ids>",
      "Wikidata properties, separated by commas (default: those of persons)",
      commaSeparated,
    )
    .option("--id-column <name>", "column of a register with each individual's id")
    .option(
      "--delimiter <character>",
      "delimiter of a register (default: recognized from its first row)",
    )
    .option("--shards <number>", "number of files for the terms (default: 8)", wholeNumber(0))
    .option("--memory <megabytes>", "memory for sorting, in MB (default: 512)", wholeNumber(0))
    .option(...AS_JSON)
    .action(build);

  index
    .command("stats")
    .description("show what an index contains")
    .argument("<folder>", FOLDER)
    .option(...AS_JSON)
    .action(stats);

  index
    .command("query")
    .description("count the individuals that have each term, and those that have all of them")
    .argument("<folder>", FOLDER)
    .argument("<term...>", "terms, in any written form")
    .option(...AS_JSON)
    .action(query);

  withOverwrite(withMalformed(index.command("label")))
    .description(
      "mask texts so that every combination of remaining terms is shared by at least k individuals",
    )
    .argument("<folder>", FOLDER)
    .argument("<texts>", 'JSONL {"id", "text", "individual"?}')
    .requiredOption(
      "-o, --output <file>",
      "file for JSONL {id, masks, combinations}, or - for standard output",
    )
    .option(
      "--k <number>",
      "smallest number of individuals that share each remaining combination (default: 5)",
      wholeNumber(0),
    )
    .addOption(
      new Option("--strategy <name>", "how to choose the terms to mask")
        .choices(["greedy", "random"])
        .default("greedy"),
    )
    .option("--seed <number>", "seed for the random strategy", wholeNumber(0), 0)
    .option(
      "--arity <number>",
      "largest number of terms in a combination (default: 3)",
      wholeNumber(0),
    )
    .option("--general <file>", "file of further words that are too general to count, one per line")
    .action(label);
}

const withMalformed = (command: Command): Command =>
  command.option(
    "--max-malformed <number>",
    "number of malformed records to skip before giving up",
    wholeNumber(0),
    0,
  );

async function build(paths: string[], flags: BuildFlags): Promise<void> {
  const { output: folder, languages, properties, maxMalformed } = flags;
  // the index's own files are continued or refused; a folder of sources is not an index
  outputOf(folder, { overwrite: true }, paths).fills({ path: folder, what: "the index" });
  const sources: { kind: SourceKind; source: EntrySource }[] = [];
  for (const [i, path] of paths.entries()) {
    sources.push(
      await openSource(path, {
        ...(flags.kind && { kind: flags.kind }),
        wikidata: {
          workFolder: importFolder(folder, i),
          languages,
          ...(properties && { properties }),
        },
        register: {
          ...(flags.idColumn !== undefined && { idColumn: flags.idColumn }),
          ...(flags.delimiter !== undefined && { delimiter: flags.delimiter }),
        },
        findStatements: statementsOf,
      }),
    );
  }
  const settings = {
    kinds: sources.map(({ kind }) => kind),
    languages,
    properties,
    idColumn: flags.idColumn,
    delimiter: flags.delimiter,
  };
  await buildIndex({
    folder,
    identity: await identityOf(paths, settings),
    descriptions: (from) =>
      describe(
        sources.map(({ source }) => source),
        from,
        { maxMalformed, onProgress: printProgress },
      ),
    ...(flags.shards !== undefined && { shards: flags.shards }),
    ...(flags.memory !== undefined && { memoryBytes: flags.memory * 2 ** 20 }),
  });
  endProgress();
  const index = await openIndex(folder);
  writeFilter(folder, index);
  for (const i of paths.keys()) rmSync(importFolder(folder, i), { recursive: true, force: true });
  const result = {
    sources: sources.map(({ kind, source: { name, counts } }) => ({
      source: name,
      kind,
      ...counts,
    })),
    index: index.stats,
  };
  await index.close();
  if (flags.json) await print(json(result));
  else await print(`${[...result.sources, result.index].map(asLine).join("\n")}\n`);
}

/** Where the passes over a dump keep what lies between them. */
const importFolder = (folder: string, i: number): string => join(folder, `import-${i}`);

let sanitizer: ReturnType<typeof createSanitizer> | undefined;

/** What a document says, as the recognizer and the rules find it. */
const statementsOf: FindStatements = async (text) => {
  sanitizer ??= createSanitizer({ version: 1, mask: "all" });
  const { mentions } = await (await sanitizer).detect(createDocument(text));
  return mentions.map(({ type, start, end }) => ({
    property: type,
    value: text.slice(start, end),
  }));
};

async function stats(folder: string, flags: { json?: boolean }): Promise<void> {
  const index = await openIndex(folder);
  const result = index.stats;
  await index.close();
  if (flags.json) await print(json(result));
  else await print(`${asLine(result)}\n`);
}

async function query(folder: string, terms: string[], flags: { json?: boolean }): Promise<void> {
  const index = await openIndex(folder);
  const counts = Object.fromEntries(terms.map((term) => [term, index.count(queryTerm(term))]));
  const individuals = index.sharedBy(terms.map(queryTerm));
  await index.close();
  if (flags.json) return print(json({ terms: counts, individuals }));
  const rows = Object.entries(counts).map(([term, number]) => `${number}\t${term}`);
  await print(`${[...rows, `${individuals}\tshare them all`].join("\n")}\n`);
}

const json = (value: unknown): string => `${JSON.stringify(value)}\n`;

const asLine = (record: object): string =>
  Object.entries(record)
    .map(([key, value]) => (key === "unresolvedBy" ? reasons(value) : `${key} ${value}`))
    .filter((part) => part !== "")
    .join("  ");

/** Why statements are unresolved: 'P19: 3 not in the source, 1 without a label'. */
const reasons = (byProperty: Record<string, Unresolved>): string =>
  Object.entries(byProperty)
    .map(([property, { absent, unnamed }]) => {
      const missing = absent > 0 ? [`${absent} not in the source`] : [];
      const nameless = unnamed > 0 ? [`${unnamed} without a label`] : [];
      return `${property}: ${[...missing, ...nameless].join(", ")}`;
    })
    .join("; ");

let progressShown = 0;

/** A line on standard error that is written over, twice a second, where it is a terminal. */
function printProgress({ step, bytes, totalBytes, counts }: ImportProgress): void {
  if (!process.stderr.isTTY || Date.now() - progressShown < 500) return;
  progressShown = Date.now();
  const percent = totalBytes > 0 ? Math.floor((100 * bytes) / totalBytes) : 100;
  process.stderr.write(`\r\x1b[K${step}: ${percent}%, ${counts.records} records`);
}

function endProgress(): void {
  if (progressShown > 0) process.stderr.write("\r\x1b[K");
}
