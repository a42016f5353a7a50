import { join } from "node:path";
import { type Command, Option } from "commander";
import type { Sanitized } from "../document/document.js";
import { masksToJson, sanitizedToJson } from "../document/json.js";
import { createReport, type Report, type ReportTable, renderReport } from "../entries/evaluate.js";
import { type AnyFile, asDocx, asMarkdown, writtenEnding } from "../entries/formats.js";
import { PalimpsestError } from "../errors.js";
import { Outputs } from "../files/outputs.js";
import { createSanitizer } from "../index.js";
import type { Policy } from "../policy/policy.js";
import { tellTable } from "./columns.js";
import { modelsOf, STDIN_PATH } from "./detect.js";
import { type DryRunFlags, dryRun, withDryRun } from "./dry-run.js";
import { repeatable } from "./flag.js";
import { type Found, findInputs, type Input, inputsOf, outputName } from "./inputs.js";
import { madeBy } from "./made.js";
import { withPolicyFlags } from "./options.js";
import { isFolder, print } from "./output.js";
import { type OverwriteFlag, readsOf, withOverwrite } from "./overwrite.js";
import { policyOf } from "./policy-flags.js";
import { checkReportName, isJsonName } from "./report-file.js";
import { forEachInput, progress, watchPersons } from "./run.js";

type Target = "same" | "txt" | "md" | "docx" | "pdf" | "json" | "masks";

type SanitizeFlags = DryRunFlags &
  OverwriteFlag & {
    readonly to: Target | "text";
    readonly output?: string;
    readonly report: readonly string[];
    readonly reportOriginals?: boolean;
    readonly json?: boolean;
    readonly saveColumns?: string;
    readonly saveHierarchies?: string;
  };

/** `palimpsest sanitize INPUT...`: the main job. */
export function registerSanitize(program: Command): void {
  const command = program
    .command("sanitize")
    .argument("[input...]", "files, folders, or - for standard input");
  withOverwrite(withDryRun(withPolicyFlags(command)))
    .addOption(
      new Option("--to <form>", "form of the output")
        .choices(["same", "txt", "text", "md", "docx", "pdf", "json", "masks"])
        .default("same"),
    )
    .option("--json", "short for --to json")
    .option(
      "-o, --output <path>",
      "a file, or a folder for several inputs (default: standard output)",
    )
    .addOption(repeatable("--report <file>", "write what was found and done, .html or .json"))
    .option("--save-columns <file>", "of a table, write its scheme as a policy for the next one")
    .option(
      "--save-hierarchies <folder>",
      "with --quasi, write the levels of each column to be edited",
    )
    .option("--report-originals", "let the report show the original words")
    .action(async (inputs: string[], flags: SanitizeFlags, command: Command) => {
      for (const path of flags.report) checkReportName(path);
      const paths = inputs.length === 0 ? [STDIN_PATH] : inputs;
      if (flags.dryRun) return dryRun(paths, flags);
      await sanitize(paths, flags, command);
    });
}

async function sanitize(
  inputs: readonly string[],
  flags: SanitizeFlags,
  command: Command,
): Promise<void> {
  const policy = policyOf(flags);
  const found = findInputs(inputs);
  const outputs = outputsOf(inputs, found, flags, policy);
  const sanitizer = await createSanitizer(policy, modelsOf(flags));
  const sink = createSink(inputs, flags, outputs);
  const reported: Sanitized[] = [];
  const tables: ReportTable[] = [];
  const counts = { documents: 0, masked: 0, kept: 0 };
  const bar = progress();
  const persons = watchPersons();
  const failures = await forEachInput(found, flags, policy, async (file, input) => {
    const done: Sanitized[] = [];
    for (const document of file.documents) {
      const sanitized = await sanitizer.sanitize(document);
      persons.see(sanitized);
      done.push(sanitized);
      bar.step(file.documents.length);
    }
    await sink.put(input, done, file);
    const table = await tellTable(outputs, input.name, file, flags);
    if (table) tables.push(table);
    count(done, counts);
    if (flags.report.length > 0) reported.push(...done);
  });
  bar.stop();
  const done = counts.documents > 0;
  if (done) await sink.close();
  persons.warn();
  if (flags.output !== undefined && done) {
    process.stderr.write(
      `${flags.output}: ${counts.documents} ${counts.documents === 1 ? "document" : "documents"}, ${counts.masked} entities replaced, ${counts.kept} kept\n`,
    );
  }
  if (flags.report.length > 0) {
    const report = createReport(reported, {
      policy: sanitizer.policy,
      thresholds: sanitizer.thresholds,
      originals: flags.reportOriginals ?? false,
      tables,
      failures: failures.map(({ name, error }) => ({
        name,
        code: error.code,
        message: error.message,
      })),
      made: await madeBy(command, {
        // what was read holds originals, whose hashes would let guesses be tested
        inputs: flags.policy === undefined ? [] : [{ path: flags.policy, holds: "policy" }],
        directory: flags.models,
      }),
    });
    for (const path of flags.report) {
      // a run that did nothing replaces nothing
      if (!done && outputs.exists(path)) continue;
      await outputs.write(path, renderAs(path, report));
      process.stderr.write(`report: ${path}\n`);
    }
  }
  process.exitCode = failures[0]?.error.exitCode ?? 0;
}

function count(
  sanitized: readonly Sanitized[],
  counts: { documents: number; masked: number; kept: number },
): void {
  for (const { decisions } of sanitized) {
    counts.documents++;
    for (const { action } of decisions) counts[action === "mask" ? "masked" : "kept"]++;
  }
}

const targetOf = ({ to, json }: SanitizeFlags): Target =>
  json ? "json" : to === "text" ? "txt" : to;

const renderAs = (path: string, report: Report): string =>
  isJsonName(path) ? `${JSON.stringify(report, null, 2)}\n` : renderReport(report);

/** Where mentions are, for formats with pages. */
async function placesOf({ placesOf }: AnyFile, index: number, { mentions }: Sanitized) {
  return placesOf === undefined ? {} : { places: await placesOf(index, mentions) };
}

/** Takes the results of one file after another and writes them in the wanted form. */
interface Sink {
  put(input: Input, sanitized: readonly Sanitized[], file: AnyFile): Promise<void>;
  close(): Promise<void>;
}

/** Whether results go into a folder, one file per input. */
function goesIntoFolder(inputs: readonly string[], flags: SanitizeFlags): boolean {
  const { output } = flags;
  if (output === undefined || targetOf(flags) === "masks") return false;
  return /[/\\]$/.test(output) || isFolder(output) || areSeveral(inputs);
}

const areSeveral = (inputs: readonly string[]): boolean =>
  inputs.length > 1 || (inputs[0] !== undefined && isFolder(inputs[0]));

const outputPath = (input: Input, flags: SanitizeFlags): string => {
  const target = targetOf(flags);
  const ending =
    target === "same" || target === "masks" ? writtenEnding(input.relative) : `.${target}`;
  return join(flags.output!, outputName(input.relative, ending));
};

/**
 * Everything the run writes, compared with everything it reads before any of it is written.
 * @throws OUTPUT_OVERWRITES, OUTPUT_EXISTS
 */
function outputsOf(
  paths: readonly string[],
  found: readonly Found[],
  flags: SanitizeFlags,
  policy: Policy,
): Outputs {
  const inputs = inputsOf(found);
  const outputs = new Outputs(flags).reads(
    ...paths.map((path) => ({ path, what: "an input" })),
    ...inputs.map(({ path }) => ({ path, what: "an input" })),
    ...readsOf(flags, policy),
  );
  if (goesIntoFolder(paths, flags)) {
    for (const input of inputs) {
      outputs.plans({ path: outputPath(input, flags), what: `the output of ${input.name}` });
    }
  } else {
    outputs.plans({ path: flags.output, what: "the output" });
  }
  outputs.plans({ path: flags.saveColumns, what: "the columns" });
  return outputs.plans(...flags.report.map((path) => ({ path, what: "the report" })));
}

function createSink(inputs: readonly string[], flags: SanitizeFlags, outputs: Outputs): Sink {
  const target = targetOf(flags);
  const several = areSeveral(inputs);
  if (target === "masks") return collectingSink(outputs, flags);
  if (several && flags.output === undefined && target === "same") {
    throw new PalimpsestError(
      "USAGE",
      "expected -o FOLDER for several inputs, got none; or choose --to json or --to masks",
    );
  }
  if (goesIntoFolder(inputs, flags)) return folderSink(target, outputs, flags);
  return singleSink(target, outputs, flags, several);
}

/** One result in the form asked for. */
async function rendered(
  target: Exclude<Target, "masks">,
  sanitized: readonly Sanitized[],
  file: AnyFile,
  flags: SanitizeFlags,
): Promise<string | Uint8Array> {
  if (target === "same") return file.write(sanitized);
  if (target === "pdf") {
    if (file.format === "pdf") return file.write(sanitized);
    throw new PalimpsestError(
      "FORMAT_UNSUPPORTED",
      "only a PDF is written as PDF; choose --to same, txt, md or docx for other files",
    );
  }
  const text = sanitized.map((one) => one.text).join("\n\n");
  if (target === "txt") return text;
  if (target === "md") return asMarkdown(text);
  if (target === "docx") return asDocx(text);
  const values = await Promise.all(
    sanitized.map(async (one, i) => ({
      ...sanitizedToJson(one, flags.offsets),
      ...(await placesOf(file, i, one)),
    })),
  );
  return `${JSON.stringify(values.length === 1 ? values[0] : values, null, 2)}\n`;
}

function folderSink(
  target: Exclude<Target, "masks">,
  outputs: Outputs,
  flags: SanitizeFlags,
): Sink {
  return {
    put: async (input, sanitized, file) =>
      outputs.write(outputPath(input, flags), await rendered(target, sanitized, file, flags)),
    close: async () => {},
  };
}

/** Everything into one file or to standard output; JSON of several inputs becomes one array. */
function singleSink(
  target: Exclude<Target, "masks">,
  outputs: Outputs,
  flags: SanitizeFlags,
  several: boolean,
): Sink {
  if (target === "json" && several) return collectingSink(outputs, flags, true);
  return {
    async put(_input, sanitized, file) {
      const content = await rendered(target, sanitized, file, flags);
      if (flags.output === undefined) await print(content);
      else await outputs.write(flags.output, content);
    },
    close: async () => {},
  };
}

/** Gathers small records of all documents and writes them as one JSON value at the end. */
function collectingSink(outputs: Outputs, flags: SanitizeFlags, asJson = false): Sink {
  const records: string[] = [];
  return {
    async put(_input, sanitized) {
      for (const one of sanitized) {
        records.push(
          asJson
            ? JSON.stringify(sanitizedToJson(one, flags.offsets))
            : `${JSON.stringify(one.document.id)}: ${JSON.stringify(masksToJson(one, flags.offsets))}`,
        );
      }
    },
    async close() {
      const body = records.join(",\n");
      const text = asJson ? `[\n${body}\n]\n` : `{\n${body}\n}\n`;
      if (flags.output === undefined) await print(text);
      else await outputs.write(flags.output, text);
    },
  };
}
