import type { Command } from "commander";
import { PalimpsestError } from "../index.js";

/** Commands of the published interface that this release does not have yet. */
const PLANNED: Readonly<Record<string, string>> = {
  attack: "re-identification attack on sanitized documents",
  index: "inverted index of a knowledge graph, for k-anonymity",
  ontology: "graph of generalizations",
  serve: "REST server and review workstation",
  corpus: "many documents with a ledger",
  worker: "worker of a corpus run",
};

/** Lets a planned command say that it is not there, instead of looking like a misspelling. */
export function registerPlanned(program: Command): void {
  for (const [name, what] of Object.entries(PLANNED)) {
    program
      .command(name, { hidden: true })
      .description(what)
      .allowUnknownOption()
      .allowExcessArguments()
      .helpOption(false)
      .action(() => {
        throw new PalimpsestError(
          "COMMAND_UNAVAILABLE",
          `expected a command this release has, got '${name}' (${what}), which is not there yet; 'palimpsest --help' shows what there is`,
        );
      });
  }
}
