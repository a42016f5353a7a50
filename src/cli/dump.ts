/** What commands that read a Wikidata dump have in common: their options and how they print counts. */

import { join } from "node:path";
import { type Command, Option } from "commander";
import { Outputs } from "../files/outputs.js";
import { print } from "./output.js";
import { type OverwriteFlag, withOverwrite } from "./overwrite.js";
import { commaSeparated, wholeNumber } from "./whole-number.js";

export interface DumpFlags extends OverwriteFlag {
  readonly output: string;
  readonly languages: readonly string[];
  readonly maxMalformed: number;
  readonly json?: boolean;
}

/** Wikidata's own licence: what is built from its dump may be used freely. */
export const WIKIDATA_LICENSE = "CC0-1.0";

export function fromDump(command: Command, what: string): Command {
  return withOverwrite(command)
    .argument("<source>", "a Wikidata JSON dump (.gz, .bz2 too)")
    .requiredOption("-o, --output <folder>", `folder of ${what}`)
    .addOption(
      new Option("--languages <codes>", "languages of the names, separated by commas")
        .argParser(commaSeparated)
        .default(["en"], "en"),
    )
    .option(
      "--max-malformed <number>",
      "number of malformed lines to skip before giving up",
      wholeNumber(0),
      0,
    )
    .option("--json", "print one JSON value");
}

/**
 * Compares what a command builds from a dump with the dump, before it writes.
 * @throws OUTPUT_OVERWRITES, OUTPUT_EXISTS
 */
export function planModel(flags: DumpFlags, source: string, name: "gazetteer" | "ontology"): void {
  const what = `the ${name}`;
  new Outputs(flags)
    .reads({ path: source, what: "the source" })
    .plans(...["manifest.json", name].map((file) => ({ path: join(flags.output, file), what })))
    .fills({ path: flags.output, what });
}

export async function printCounts(
  counts: Readonly<Record<string, number>>,
  { json }: Pick<DumpFlags, "json">,
): Promise<void> {
  const rows = Object.entries(counts).map(([name, number]) => `${number}\t${name}`);
  await print(json ? `${JSON.stringify(counts)}\n` : `${rows.join("\n")}\n`);
}
