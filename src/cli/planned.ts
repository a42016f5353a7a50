import type { Command } from "commander";
import { PalimpsestError } from "../index.js";

/** Commands of the published interface that this release does not have yet. */
const PLANNED: Readonly<Record<string, string>> = {
  corpus: "many documents with a ledger",
  worker: "worker of a corpus run",
};

/** Lets planned commands say that they are not there, instead of looking like misspellings. */
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
