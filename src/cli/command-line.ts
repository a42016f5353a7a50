import { Command, CommanderError } from "commander";
import { asPalimpsestError, PalimpsestError } from "../errors.js";
import { VERSION } from "../files/version.js";
import { addCommands, COMMANDS } from "./commands.js";
import { printError } from "./print-error.js";

/**
 * Runs a command line. A failure is printed as one line; it is never thrown.
 * @param words without the program's name
 * @returns the exit status
 */
export async function runCommandLine(words: readonly string[]): Promise<number> {
  const program = new Command("palimpsest")
    .description("Takes out of a text what identifies people, and leaves the rest readable.")
    .version(VERSION)
    .configureOutput({ outputError: () => {} })
    .exitOverride();
  try {
    await addCommands(
      program,
      words.find((word) => Object.hasOwn(COMMANDS, word)),
    );
    await program.parseAsync(words, { from: "user" });
    return Number(process.exitCode ?? 0);
  } catch (thrown) {
    return fail(thrown);
  }
}

/** Prints the one line of a failure, where it is one, and gives the exit status. */
function fail(thrown: unknown): number {
  if (thrown instanceof CommanderError) {
    if (thrown.exitCode === 0) return 0; // help and version
    const what = thrown.message.replace(/^error: /, "");
    printError(new PalimpsestError("USAGE", `${what}; 'palimpsest --help' lists the commands`));
    return 2;
  }
  const error = asPalimpsestError(thrown);
  printError(error);
  return error.exitCode;
}
