/** `palimpsest gazetteer build`: what people are and have, from a graph about them. */

import { rm, rmdir } from "node:fs/promises";
import { join } from "node:path";
import type { Command } from "commander";
import {
  GAZETTEER_PROPERTIES,
  GazetteerBuilder,
  openSource,
  writeGazetteer,
} from "../entries/knowledge.js";
import { errors } from "../errors.js";
import { type DumpFlags, fromDump, planModel, printCounts, WIKIDATA_LICENSE } from "./dump.js";
import { wholeNumber } from "./whole-number.js";

interface BuildFlags extends DumpFlags {
  readonly least: number;
}

export function registerGazetteer(program: Command): void {
  const gazetteer = program.command("gazetteer");
  fromDump(gazetteer.command("build"), "the gazetteer")
    .description("list the values of statements about people in a Wikidata dump")
    .option(
      "--least <number>",
      "leave out terms that fewer individuals than this have",
      wholeNumber(1),
      1,
    )
    .action(build);
}

async function build(path: string, flags: BuildFlags): Promise<void> {
  const { output, languages, maxMalformed } = flags;
  planModel(flags, path, "gazetteer");
  const workFolder = join(output, "import");
  const { source } = await openSource(path, {
    kind: "wikidata",
    wikidata: {
      workFolder,
      languages,
      properties: GAZETTEER_PROPERTIES.map(({ property }) => property),
    },
  });
  const builder = new GazetteerBuilder();
  for await (const entries of source.read({ maxMalformed })) {
    for (const entry of entries) builder.add(entry);
  }
  await rm(workFolder, { recursive: true, force: true });
  const all = builder.terms();
  const terms = all.filter(({ individuals }) => individuals >= flags.least);
  const { records, malformed, unresolved } = source.counts;
  if (terms.length === 0) {
    await rmdir(output).catch(() => {}); // nothing was written; it may have held something before
    throw errors.INPUT_FORMAT`${path} has no statement about people whose value could be a term, and ${unresolved} whose value it does not name in ${languages.join(", ")}; take a complete dump, other --languages or a smaller --least`;
  }
  await writeGazetteer(output, terms, WIKIDATA_LICENSE);
  const ofType = (wanted: string): number => terms.filter(({ type }) => type === wanted).length;
  const counts = {
    records,
    malformed,
    unresolved,
    left_out: builder.left,
    rarer: all.length - terms.length,
    DEM: ofType("DEM"),
    MISC: ofType("MISC"),
  };
  await printCounts(counts, flags);
}
