#!/usr/bin/env node
import { Command, CommanderError } from "commander";
import {
  asPalimpsestError,
  type LanguageModel,
  loadLanguageModel,
  PalimpsestError,
  type Span,
  weigherOf,
} from "../index.js";
import { registerAttack } from "./attack.js";
import { registerDetect } from "./detect.js";
import { registerDetectors } from "./detectors.js";
import { registerEvaluate } from "./evaluate.js";
import { registerReplacements } from "./evaluate-replacements.js";
import { registerUtility } from "./evaluate-utility.js";
import { registerFrontier } from "./frontier.js";
import { registerIndex } from "./index.js";
import { registerModels } from "./models.js";
import { registerOntology } from "./ontology.js";
import { registerPlanned } from "./planned.js";
import { registerReport } from "./report.js";
import { printError } from "./run.js";
import { registerSanitize } from "./sanitize.js";
import { registerServe } from "./serve.js";
import { registerStatus } from "./status.js";
import { VERSION } from "./version.js";

let languageModel: Promise<LanguageModel> | undefined;

const program = new Command("palimpsest")
  .description("Text sanitization: find what identifies people, measure the risk, hide the least.")
  .version(VERSION)
  .configureOutput({ outputError: () => {} })
  .exitOverride();

// a reader that stops early ('| head') is no failure
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  process.exit(error.code === "EPIPE" ? 0 : 1);
});

registerSanitize(program);
registerDetect(program);
registerDetectors(program);
const evaluate = registerEvaluate(program, { weigh: informationContent });
registerUtility(evaluate);
registerReplacements(evaluate);
registerFrontier(program);
registerAttack(program);
registerReport(program);
registerModels(program);
registerServe(program);
registerIndex(program);
registerOntology(program);
registerStatus(program);
registerPlanned(program);

try {
  await program.parseAsync();
} catch (thrown) {
  process.exitCode = fail(thrown);
}

/** Information content of spans by the shipped language model, loaded when first asked for. */
async function informationContent(text: string, spans: readonly Span[]) {
  languageModel ??= loadLanguageModel();
  return weigherOf(await languageModel)(text, spans);
}

/** Prints the one line of a failure, where it is one, and gives the exit status. */
function fail(thrown: unknown): number {
  if (thrown instanceof CommanderError) {
    if (thrown.exitCode === 0) return 0; // help and version
    const what = thrown.message.replace(/^error: /, "");
    printError(new PalimpsestError("USAGE", `${what}; 'palimpsest --help' shows what there is`));
    return 2;
  }
  const error = asPalimpsestError(thrown);
  printError(error);
  return error.exitCode;
}
