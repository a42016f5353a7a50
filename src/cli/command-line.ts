import { Command, CommanderError } from "commander";
import { asPalimpsestError, PalimpsestError } from "../errors.js";
import { COMPANIONS } from "../files/packages.js";
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

/** The error of a command whose code is in a package that is not installed. */
function missingPackage(thrown: unknown): PalimpsestError | undefined {
  const { code, message } = thrown as NodeJS.ErrnoException;
  if (code !== "ERR_MODULE_NOT_FOUND") return undefined;
  const companion = COMPANIONS.find((name) => message.includes(`'${name}'`));
  if (companion === undefined) return undefined;
  return new PalimpsestError(
    "PACKAGE_MISSING",
    `this command needs a package that is not installed; install it with 'npm install ${companion}'`,
    { cause: thrown },
  );
}

/** Prints the one line of a failure, where it is one, and gives the exit status. */
function fail(thrown: unknown): number {
  if (thrown instanceof CommanderError) {
    if (thrown.exitCode === 0) return 0; // help and version
    const what = thrown.message.replace(/^error: /, "");
    printError(new PalimpsestError("USAGE", `${what}; 'palimpsest --help' lists the commands`));
    return 2;
  }
  const error = missingPackage(thrown) ?? asPalimpsestError(thrown);
  printError(error);
  return error.exitCode;
}
