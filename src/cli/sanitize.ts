import { join, resolve } from "node:path";
import { type Command, Option } from "commander";
import {
  type AnyFile,
  createReport,
  createSanitizer,
  masksToJson,
  PalimpsestError,
  type Report,
  type ReportTable,
  renderReport,
  type Sanitized,
  sanitizedToJson,
} from "../index.js";
import { tellTable } from "./columns.js";
import { modelsOf, STDIN_PATH } from "./detect.js";
import { type DryRunFlags, dryRun, withDryRun } from "./dry-run.js";
import { repeatable } from "./flag.js";
import { type Input, outputName } from "./inputs.js";
import { madeBy } from "./made.js";
import { withPolicyFlags } from "./options.js";
import { isFolder, print, writeWhole } from "./output.js";
import { policyOf } from "./policy-flags.js";
import { checkReportName, isJsonName } from "./report-file.js";
import { forEachInput, progress, watchPersons } from "./run.js";

type Target = "same" | "txt" | "json" | "masks";

type SanitizeFlags = DryRunFlags & {
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
    .description("put true but vaguer words in place of what could give a person away")
    .argument("[input...]", "files, folders, or - for standard input");
  withDryRun(withPolicyFlags(command))
    .addOption(
      new Option("--to <form>", "form of the output")
        .choices(["same", "txt", "text", "json", "masks"])
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
  const sanitizer = await createSanitizer(policy, modelsOf(flags));
  const sink = await createSink(inputs, targetOf(flags), flags);
  const reported: Sanitized[] = [];
  const tables: ReportTable[] = [];
  const counts = { documents: 0, masked: 0, kept: 0 };
  const bar = progress();
  const persons = watchPersons();
  const failures = await forEachInput(inputs, flags, policy, async (file, input) => {
    const done: Sanitized[] = [];
    for (const document of file.documents) {
      const sanitized = await sanitizer.sanitize(document);
      persons.see(sanitized);
      done.push(sanitized);
      bar.step(file.documents.length);
    }
    await sink.put(input, done, file.write);
    const table = await tellTable(input.name, file, flags);
    if (table) tables.push(table);
    count(done, counts);
    if (flags.report.length > 0) reported.push(...done);
  });
  bar.stop();
  await sink.close();
  persons.warn();
  if (flags.output !== undefined) {
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
      await writeWhole(path, renderAs(path, report));
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

type Write = AnyFile["write"];

/** Takes the results of one file after another and writes them in the wanted form. */
interface Sink {
  put(input: Input, sanitized: readonly Sanitized[], write: Write): Promise<void>;
  close(): Promise<void>;
}

async function createSink(
  inputs: readonly string[],
  target: Target,
  flags: SanitizeFlags,
): Promise<Sink> {
  const { output } = flags;
  const several = inputs.length > 1 || (inputs[0] !== undefined && (await isFolder(inputs[0])));
  const folder = output !== undefined && (/[/\\]$/.test(output) || (await isFolder(output)));
  if (target === "masks") return collectingSink(output, flags);
  if (several && output === undefined && target === "same") {
    throw new PalimpsestError(
      "USAGE",
      "expected -o FOLDER for several inputs, got none; or choose --to json or --to masks",
    );
  }
  if (folder || (several && output !== undefined)) return folderSink(output!, target, flags);
  return singleSink(output, target, flags, several);
}

/** One result in the form asked for. */
async function rendered(
  target: Exclude<Target, "masks">,
  sanitized: readonly Sanitized[],
  write: Write,
  flags: SanitizeFlags,
): Promise<string | Uint8Array> {
  if (target === "same") return write(sanitized);
  if (target === "txt") return sanitized.map(({ text }) => text).join("\n\n");
  const values = sanitized.map((one) => sanitizedToJson(one, flags.offsets));
  return `${JSON.stringify(values.length === 1 ? values[0] : values, null, 2)}\n`;
}

function folderSink(folder: string, target: Exclude<Target, "masks">, flags: SanitizeFlags): Sink {
  const ending = { same: undefined, txt: ".txt", json: ".json" }[target];
  const written = new Set<string>();
  return {
    async put(input, sanitized, write) {
      const path = join(folder, outputName(input.relative, ending));
      refuseOverwriting(path, input, written);
      await writeWhole(path, await rendered(target, sanitized, write, flags));
    },
    close: async () => {},
  };
}

/** @throws OUTPUT_OVERWRITES when a path is that of the input or was written before */
function refuseOverwriting(
  path: string,
  { path: source, name }: Input,
  written: Set<string>,
): void {
  const absolute = resolve(path);
  const taken = source !== undefined && resolve(source) === absolute ? "the input" : undefined;
  if (taken || written.has(absolute)) {
    throw new PalimpsestError(
      "OUTPUT_OVERWRITES",
      `expected an output beside ${name}, got ${path}, which is ${taken ?? "another input's output"}; choose another folder with -o`,
    );
  }
  written.add(absolute);
}

/** Everything into one file or to standard output; JSON of several inputs becomes one array. */
function singleSink(
  output: string | undefined,
  target: Exclude<Target, "masks">,
  flags: SanitizeFlags,
  several: boolean,
): Sink {
  if (target === "json" && several) return collectingSink(output, flags, true);
  const written = new Set<string>();
  return {
    async put(input, sanitized, write) {
      if (output !== undefined) refuseOverwriting(output, input, written);
      const content = await rendered(target, sanitized, write, flags);
      if (output === undefined) await print(content);
      else await writeWhole(output, content);
    },
    close: async () => {},
  };
}

/** Gathers small records of all documents and writes them as one JSON value at the end. */
function collectingSink(output: string | undefined, flags: SanitizeFlags, asJson = false): Sink {
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
      if (output === undefined) await print(text);
      else await writeWhole(output, text);
    },
  };
}
