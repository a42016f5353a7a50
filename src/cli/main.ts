#!/usr/bin/env node
import { Command, CommanderError } from "commander";
import { asPalimpsestError, PalimpsestError } from "../errors.js";
import { addCommands, COMMANDS } from "./commands.js";
import { printError } from "./print-error.js";
import { VERSION } from "./version.js";

const program = new Command("palimpsest")
  .description("Text sanitization: find what identifies people, measure the risk, hide the least.")
  .version(VERSION)
  .configureOutput({ outputError: () => {} })
  .exitOverride();

// a reader that stops early ('| head') is no failure
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  process.exit(error.code === "EPIPE" ? 0 : 1);
});

try {
  const words = process.argv.slice(2).filter((word) => !word.startsWith("-"));
  await addCommands(
    program,
    words.find((word) => Object.hasOwn(COMMANDS, word)),
  );
  await program.parseAsync();
} catch (thrown) {
  process.exitCode = fail(thrown);
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
