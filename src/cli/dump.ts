/** What commands that read a Wikidata dump have in common: their options and how they print counts. */

import type { Command } from "commander";
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
    .option("--languages <codes>", "languages of the names, separated by commas", commaSeparated, [
      "en",
    ])
    .option(
      "--max-malformed <number>",
      "number of malformed lines to skip before giving up",
      wholeNumber(0),
      0,
    )
    .option("--json", "print one JSON value");
}

export async function printCounts(
  counts: Readonly<Record<string, number>>,
  { json }: Pick<DumpFlags, "json">,
): Promise<void> {
  const rows = Object.entries(counts).map(([name, number]) => `${number}\t${name}`);
  await print(json ? `${JSON.stringify(counts)}\n` : `${rows.join("\n")}\n`);
}
