/** `palimpsest index build|stats|query|label`: the inverted index of who could be meant. */

import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type Command, Option } from "commander";
import { createDocument } from "../document/document.js";
import { offsetConverter } from "../document/offsets.js";
import {
  buildIndex,
  describe,
  type EntrySource,
  type FindStatements,
  type ImportProgress,
  identityOf,
  labelText,
  openFinder,
  openIndex,
  openSource,
  parseGeneralWords,
  queryTerm,
  readLines,
  SOURCE_KINDS,
  type SourceKind,
  writeFilter,
} from "../entries/knowledge.js";
import { PalimpsestError } from "../errors.js";
import { createSanitizer } from "../index.js";
import { print } from "./output.js";
import { type OverwriteFlag, outputOf, withOverwrite } from "./overwrite.js";
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

interface LabelFlags extends OverwriteFlag {
  readonly output: string;
  readonly k?: number;
  readonly strategy: "greedy" | "random";
  readonly seed: number;
  readonly arity?: number;
  readonly general?: string;
  readonly maxMalformed: number;
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
    .option(
      "--languages <codes>",
      "languages of Wikidata's labels, separated by commas",
      commaSeparated,
      ["en"],
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
    .option("--general <file>", "file with more words too general to count, one per line")
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
  // the index's own files go on or are refused; a folder of sources is none
  outputOf(folder, { overwrite: true }, paths);
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

async function label(folder: string, texts: string, flags: LabelFlags): Promise<void> {
  const outputs = outputOf(flags.output, flags, [folder, texts, flags.general]);
  const index = await openIndex(folder);
  const { strategy, seed, k, arity } = flags;
  const options = {
    strategy,
    seed,
    ...(k !== undefined && { k }),
    ...(arity !== undefined && { arity }),
  };
  index.protect([], options); // an impossible k or arity is refused before any work
  const finder = openFinder(folder, index, { general: generalWords(flags.general) });
  const out = outputs.open(flags.output);
  let malformed = 0;
  try {
    const { batches } = await readLines(texts === "-" ? "/dev/stdin" : texts);
    let number = 0;
    for await (const batch of batches) {
      for (const line of batch) {
        number++;
        if (line.trim() === "") continue;
        const record = parseText(line);
        if (!record) {
          if (++malformed > flags.maxMalformed) throw notAText(texts, number);
          continue;
        }
        const { id, text, individual } = record;
        const { masks, combinations } = labelText(index, finder, text, {
          ...options,
          ...(individual !== undefined && { individual }),
        });
        const { toCodePoint } = offsetConverter(text);
        const spans = masks.map(({ start, end }) => [toCodePoint(start), toCodePoint(end)]);
        out.write(`${JSON.stringify({ id, masks: spans, combinations })}\n`);
      }
    }
    out.finish();
  } catch (error) {
    out.discard();
    throw error;
  } finally {
    await index.close();
  }
  if (malformed > 0) process.stderr.write(`${malformed} malformed records skipped\n`);
}

function parseText(line: string): { id: string; text: string; individual?: string } | undefined {
  try {
    const record = JSON.parse(line) as Record<string, unknown> | null;
    const { id, text, individual } = record ?? {};
    if (typeof id !== "string" || typeof text !== "string") return undefined;
    return { id, text, ...(typeof individual === "string" && { individual }) };
  } catch {
    return undefined;
  }
}

const notAText = (path: string, line: number): PalimpsestError =>
  new PalimpsestError(
    "INPUT_FORMAT",
    `line ${line} of ${path} is not of the form {"id","text"}; correct it, or raise --max-malformed`,
  );

function generalWords(path: string | undefined): ReadonlySet<string> {
  if (path === undefined) return new Set();
  try {
    return parseGeneralWords(readFileSync(path, "utf8"));
  } catch {
    throw new PalimpsestError(
      "INPUT_NOT_FOUND",
      `the list of words at ${path} cannot be read; check the path and its permissions`,
    );
  }
}

const json = (value: unknown): string => `${JSON.stringify(value)}\n`;

const asLine = (record: object): string =>
  Object.entries(record)
    .map(([key, value]) => `${key} ${value}`)
    .join("  ");

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
