import { Command, CommanderError } from "commander";
import { asPalimpsestError, errors, PalimpsestError } from "../errors.js";
import { COMPANIONS } from "../files/packages.js";
import { VERSION } from "../files/version.js";
import { addCommands, COMMANDS } from "./commands.js";
import { helpOf } from "./help.js";
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
    .configureHelp(helpOf(words.includes("--all")))
    .addHelpText("after", FIRST_STEPS)
    .exitOverride();
  try {
    await addCommands(
      program,
      words.find((word) => Object.hasOwn(COMMANDS, word)),
    );
    await program.parseAsync(words, { from: "user" });
    return Number(process.exitCode ?? 0);
  } catch (thrown) {
    return fail(thrown, program, words);
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

/** How the list of commands ends. */
const FIRST_STEPS = `
Examples:
  palimpsest sanitize letter.docx -o shared.docx
  palimpsest detect letter.txt
  palimpsest init

'palimpsest COMMAND --help' has the options of a command and examples.`;

/** Prints the one line of a failure, where it is one, and gives the exit status. */
function fail(thrown: unknown, program: Command, words: readonly string[]): number {
  if (thrown instanceof CommanderError) {
    if (thrown.exitCode === 0) return 0; // help and version
    const what = withBetterGuess(thrown, program, words).replace(/^error: |\.$/g, "");
    printError(errors.USAGE`${what}; 'palimpsest --help' lists the commands`);
    return 2;
  }
  const error = missingPackage(thrown) ?? asPalimpsestError(thrown);
  printError(error);
  return error.exitCode;
}

/** The message, which offers options that begin as the unknown one does before others that only look like it. */
function withBetterGuess(
  { code, message }: CommanderError,
  program: Command,
  words: readonly string[],
): string {
  // the help itself is above it, on standard error
  if (code === "commander.help") return "a command is missing";
  if (code !== "commander.unknownOption") return message;
  const given = /'(--[^']+)'/.exec(message)?.[1] ?? "";
  const command = program.commands.find((one) => words.includes(one.name()));
  const longer = (command?.options ?? [])
    .map(({ long }) => long ?? "")
    .filter((long) => given.length > 3 && long.startsWith(given));
  if (longer.length === 0) return message;
  return `unknown option '${given}' (Did you mean ${longer.join(" or ")}?)`;
}
