import { type Command, Option } from "commander";
import { ledgerPath } from "../corpus/ledger.js";
import type { Sanitized } from "../document/document.js";
import { notReleased } from "../document/not-released.js";
import type { ReportFile, ReportTable } from "../entries/evaluate.js";
import { errors, type PalimpsestError } from "../errors.js";
import type { Outputs } from "../files/outputs.js";
import { createSanitizer } from "../index.js";
import type { Policy } from "../policy/policy.js";
import { readAnnotations } from "./annotations.js";
import { tellTable } from "./columns.js";
import { modelsOf, STDIN_PATH } from "./detect.js";
import { type DryRunFlags, dryRun, withDryRun } from "./dry-run.js";
import { repeatable } from "./flag.js";
import { type Found, findInputs, type Input, inputsOf } from "./inputs.js";
import { type Jobs, type JobsFlags, jobsOption, openJobs } from "./jobs.js";
import { type KeptMap, type MapFlags, openKeptMap } from "./kept-map.js";
import { checkLink, joinPeople, type LinkedPeople, linkOption } from "./link.js";
import { createOmissions, type Omissions } from "./omissions.js";
import { withPolicyFlags } from "./options.js";
import { withOverwrite } from "./overwrite.js";
import { policyOf } from "./policy-flags.js";
import { createReleasedNames, type ReleasedNames, renamed } from "./released-names.js";
import { checkReportName } from "./report-file.js";
import { openRunLedger, ownOutputs } from "./resume.js";
import { type Failure, lostRecord, overInputs, progress } from "./run.js";
import { createSafeHarborTable } from "./safe-harbor-table.js";
import { safetyTold } from "./safety-told.js";
import { isLongText, runParts } from "./sanitize-parts.js";
import { type FileReports, type Places, writeReports } from "./sanitize-report.js";
import { largeTableHint, loneFileOf, runRows, tableRunOf } from "./sanitize-rows.js";
import { isStream, runStream } from "./sanitize-stream.js";
import {
  createSink,
  goesIntoFolder,
  outputsOf,
  type SinkFlags,
  TARGETS,
  targetOf,
} from "./sink.js";
import { checkReview, createSpotCheck, reviewOption, type SpotCheck } from "./spot-check.js";
import { createTally } from "./tally.js";

type SanitizeFlags = DryRunFlags &
  SinkFlags &
  JobsFlags & {
    readonly annotations?: string;
    readonly annotator?: string;
    readonly map?: string;
    readonly reportOriginals?: boolean;
    readonly saveHierarchies?: string;
    readonly quiet?: boolean;
    readonly verbose?: boolean;
  };

/** `palimpsest sanitize INPUT...`: the main job. */
export function registerSanitize(program: Command): void {
  const command = program
    .command("sanitize")
    .argument("[input...]", "files, folders, or - for standard input");
  withOverwrite(withDryRun(withPolicyFlags(command)))
    .addOption(
      new Option("--to <form>", "form of the output").choices([...TARGETS]).default("same"),
    )
    .option("--json", "short for --to json")
    .option(
      "-o, --output <path>",
      "output file, or folder for several inputs (default: standard output)",
    )
    .addOption(
      repeatable("--report <file>", "write a report of what was found and done, .html or .json"),
    )
    .option(
      "--save-columns <file>",
      "write a table's columns and their treatment as a policy for the next table",
    )
    .option(
      "--save-hierarchies <folder>",
      "with --quasi, write the hierarchy of each column as a file to edit",
    )
    .option(
      "--annotations <file>",
      "take the spans that people marked instead of detecting: the benchmark's form, WikiReplace's, or what 'detect' prints",
    )
    .option("--annotator <name>", "whose annotations (default: the first of each document)")
    .option(
      "--map <file>",
      "write a map from replacements to originals for 'restore', sealed with --key-file",
    )
    .option("--report-originals", "show the original words in the report")
    .addOption(linkOption())
    .addOption(reviewOption())
    .addOption(jobsOption())
    .option("--resume", "continue an interrupted run over a folder")
    .option("--quiet", "print only errors")
    .option("--verbose", "print what is done with each input")
    .action(async (inputs: string[], flags: SanitizeFlags, command: Command) => {
      for (const path of flags.report) checkReportName(path);
      const paths = inputs.length === 0 ? [STDIN_PATH] : inputs;
      if (flags.dryRun) return dryRun(paths, flags, "sanitize");
      await sanitize(paths, flags, command);
    });
}

async function sanitize(
  inputs: readonly string[],
  flags: SanitizeFlags,
  command: Command,
): Promise<void> {
  if (flags.resume && flags.map !== undefined) {
    throw errors.USAGE`a run that keeps a map cannot be resumed, since what the interrupted run replaced is in no map; leave out --resume and write everything again with --overwrite`;
  }
  const policy = policyOf(flags);
  checkLink(inputs, flags, policy);
  checkReview(inputs, flags);
  if (flags["others"] === "keep" && !policy.persons?.length && flags.person.length === 0) {
    process.stderr.write(
      "palimpsest: --others keep changes nothing where nobody is to be protected by name; add --person NAME\n",
    );
  }
  const found = findInputs(inputs);
  const outputs = outputsOf(inputs, found, flags, policy, await ownOutputs(flags));
  // an earlier map is read and added to, so it loses nothing
  outputs.plans({ path: flags.map, what: "the map", replaceable: true });
  const kept = await openKeptMap(mapFlagsOf(flags), policy, modelsOf(flags));
  try {
    await sanitizeAll({ inputs, flags, command, policy, found, outputs, kept });
  } finally {
    kept?.release();
  }
}

/** What a run reads and writes, checked. */
interface Run {
  readonly inputs: readonly string[];
  readonly flags: SanitizeFlags;
  readonly command: Command;
  readonly policy: Policy;
  readonly found: readonly Found[];
  readonly outputs: Outputs;
  readonly kept: KeptMap | undefined;
}

/** What the documents of a run pass through. */
interface Passes {
  readonly jobs: Jobs;
  readonly names: ReleasedNames;
  readonly omissions: Omissions;
  readonly people: LinkedPeople | undefined;
  readonly check: SpotCheck | undefined;
  readonly see: (sanitized: Sanitized, released: Sanitized) => void;
}

async function sanitizeAll(run: Run): Promise<void> {
  const { inputs, flags, command, policy, found, outputs, kept } = run;
  const sanitizer = kept?.session.sanitizer ?? (await createSanitizer(policy, modelsOf(flags)));
  const streams = isStream(inputs, flags, policy);
  if (streams && flags.annotations !== undefined) {
    throw errors.USAGE`annotations belong to documents of files, and a stream has none; name the file instead of -`;
  }
  const jobs = await openJobs(
    sanitizer,
    sanitizer.policy,
    flags,
    streams ? 0 : inputsOf(found).length,
  );
  if (flags.verbose) process.stderr.write(`${jobs.count} jobs\n`);
  const tally = createTally(flags.report.length > 0);
  const omissions = createOmissions();
  const names = createReleasedNames(inputsOf(found), policy, sanitizer);
  const safeHarbor = policy.extends === "safe-harbor" ? createSafeHarborTable() : undefined;
  const see = (one: Sanitized, released = one) => {
    safeHarbor?.see(one);
    omissions.see(one);
    kept?.see(one);
    tally.count(released);
    told(released);
  };
  const told = (one: Sanitized): void => {
    if (one.safety) tell(flags, safetyTold(one, one.safety));
  };
  let failures: readonly Failure[];
  let byDocument = false;
  let unit = "document";
  let reports: FileReports = { tables: [], files: [], places: new Map() };
  let people: LinkedPeople | undefined;
  const check = flags.review ? createSpotCheck(flags) : undefined;
  try {
    if (flags.link !== undefined) {
      people = await joinPeople(found, flags, sanitizer.policy, jobs);
      tell(flags, people.summary);
    }
    const lone =
      kept || flags.annotations !== undefined
        ? undefined
        : loneFileOf(inputs, inputsOf(found), flags, policy);
    const table = tableRunOf(lone, flags, policy);
    const rows = table && (await runRows(table, flags, policy, sanitizer, outputs));
    const isLong =
      lone && !rows && !(flags.link ?? flags.review) && (await isLongText(lone, flags));
    if (table && rows) {
      failures = [];
      for (const note of rows.notes) process.stderr.write(`${note}\n`);
      const to = await names.of(table.input, []);
      const called = { name: table.input.name, released: to.id };
      await tellTable(outputs, called, rows, flags, omissions);
      if (flags.verbose) tell(flags, `${called.name}: ${rows.records} rows`);
      tally.countSettled(rows);
      unit = "row";
    } else if (lone && isLong) {
      tell(flags, `${lone.name} is long and read in parts, in which labels mean the same`);
      failures = await runParts(lone, flags, jobs, outputs, see);
    } else if (streams) {
      // a report and a map tell of each document
      const settling =
        kept || flags.report.length > 0
          ? undefined
          : { settler: sanitizer.settler, count: tally.countSettled };
      failures = await runStream(flags, policy, jobs, outputs, omissions, see, settling);
    } else {
      byDocument = true;
      const hint = largeTableHint(inputsOf(found), flags);
      if (hint !== undefined) tell(flags, hint);
      const passes = { jobs, names, omissions, people, check, see };
      ({ failures, ...reports } = await sanitizeFiles(run, passes));
      const { length } = reports.tables;
      if (length > 0 && length === inputsOf(found).length) unit = "row";
    }
  } finally {
    await jobs.close();
  }
  if (tally.documents > 0) await kept?.write(outputs);
  omissions.tell();
  if (safeHarbor && tally.documents > 0) tell(flags, safeHarbor.text());
  names.tell(omissions);
  if (flags.output !== undefined && tally.documents > 0) {
    const unread = failures.map(({ error }) => error.code);
    tell(flags, tally.summary(flags.output, unread, unit, byDocument));
    if (goesIntoFolder(inputs, flags)) tell(flags, ledgerTold(flags.output));
  }
  if (check && tally.documents > 0) tell(flags, await check.store(sanitizer.policy));
  if (flags.report.length > 0) {
    const named = await names.failures(failures);
    const content = {
      sanitizer,
      ...reports,
      omissions,
      failures: named,
      sanitized: tally.kept,
      ...(people && { people: people.report(flags.reportOriginals ?? false) }),
    };
    await writeReports(content, flags, outputs, command);
  }
  process.exitCode = failures[0]?.error.exitCode ?? 0;
}

const ledgerTold = (output: string): string =>
  `  ledger      ${ledgerPath(output)} has the names of the input files for --resume and 'status'; leave it out of what you share`;

const mapFlagsOf = ({ map, ...flags }: SanitizeFlags): MapFlags => ({
  ...(map !== undefined && { map }),
  ...(typeof flags["keyFile"] === "string" && { keyFile: flags["keyFile"] }),
});

/** Says something on standard error that is no error. */
const tell = ({ quiet }: SanitizeFlags, message: string): void => {
  if (!quiet) process.stderr.write(`${message}\n`);
};

/** One file after another, several at a time, with a ledger where each has an output of its own. */
async function sanitizeFiles(
  { inputs, found, flags, policy, outputs, kept }: Run,
  { jobs, names, omissions, people, check, see }: Passes,
): Promise<{ failures: readonly Failure[] } & FileReports> {
  const sink = createSink(inputs, flags, outputs);
  const total = inputsOf(found).length;
  const annotate =
    flags.annotations === undefined
      ? undefined
      : await readAnnotations(flags.annotations, flags.annotator);
  const ledger = goesIntoFolder(inputs, flags)
    ? await openRunLedger(flags, policy, inputsOf(found))
    : undefined;
  const tables: ReportTable[] = [];
  const files: ReportFile[] = [];
  const places: Places = new Map();
  const bar = progress(flags.quiet ? 0 : total);
  let documents = 0;
  try {
    const failures = await overInputs(found, flags, policy, {
      concurrency: jobs.count === 1 ? 1 : 2 * jobs.count,
      omissions,
      ...(ledger && { skips: ledger.isDone }),
      async work(file, input, lose) {
        await ledger?.start(input);
        const done: Sanitized[] = [];
        for (const [i, document] of file.documents.entries()) {
          try {
            const linked = people?.linked(document) ?? document;
            done.push(await jobs.sanitize(annotate?.(linked) ?? linked));
          } catch (thrown) {
            const error = lostRecord(thrown, file, input, i);
            lose(error);
            done.push(notReleased(document, error.code));
          }
        }
        return { done, to: await names.of(input, done) };
      },
      async finish({ done, to }, file, input, said) {
        await ledger?.unchanged(input);
        const released = done.map((one) => renamed(one, input, to));
        // beside the originals an id has to meet that of its text
        const named = policy.names === "number" ? released : done;
        if (to !== input) ledger?.mayReplace(input, to, outputs);
        const written = await sink.put(to, named, file);
        if (written !== undefined) {
          await ledger?.done(input, to, written);
          kept?.wrote(written, named, targetOf(flags) === "same" ? file.delimiter : undefined);
        }
        const called = { name: input.name, released: to.id };
        const table = await tellTable(outputs, called, file, flags, omissions);
        if (table) tables.push(table);
        const { released: name } = called;
        const notes = (file.notes ?? []).map((note) => note.replaceAll(input.name, name));
        if (notes.length > 0) files.push({ name, notes });
        for (const message of said) omissions.keep("part", message.replaceAll(input.name, name));
        if (file.placesOf && flags.report.length > 0) {
          for (const [i, one] of released.entries()) {
            places.set(one, await file.placesOf(i, done[i]!.mentions));
          }
        }
        const whole = done.filter((one) => !one.notReleased);
        for (const [i, one] of done.entries()) {
          if (one.notReleased) continue;
          see(one, released[i]!);
          people?.see(one, released[i]!);
        }
        check?.see(input, whole);
        documents += whole.length;
        if (flags.verbose)
          tell(flags, `${input.name}: ${whole.length} ${table ? "rows" : "documents"}`);
        bar.step();
      },
      async failed(input: Input, error: PalimpsestError) {
        await ledger?.failed(input, error);
        bar.step();
      },
    });
    if (documents > 0) await sink.close();
    if (ledger && ledger.skipped > 0) {
      const already = `${ledger.skipped} inputs were done already`;
      tell(flags, already);
      omissions.keep("done", `${already}, by an earlier run, and are not in this report`);
    }
    return { failures, tables, files, places };
  } finally {
    bar.stop();
    await ledger?.close();
  }
}
