/** The report of a run of `sanitize`, in each of the files asked for. */

import type { Command } from "commander";
import type { Sanitized } from "../document/document.js";
import type {
  Report,
  ReportFile,
  ReportFit,
  ReportPerson,
  ReportTable,
} from "../entries/evaluate.js";
import type { PagePlace } from "../entries/formats.js";
import {
  countedBy,
  createReport,
  renderReport,
  statedPeople,
  stillFit,
} from "../entries/own/release.js";
import type { Outputs } from "../files/outputs.js";
import { createResources, type Sanitizer } from "../index.js";
import { madeBy } from "./made.js";
import type { Omissions } from "./omissions.js";
import type { DetectFlags } from "./options.js";
import type { NamedFailure } from "./released-names.js";
import { isJsonName } from "./report-file.js";

interface ReportFlags extends Pick<DetectFlags, "policy" | "models"> {
  readonly report: readonly string[];
  readonly reportOriginals?: boolean;
  readonly quiet?: boolean;
}

export type Places = Map<Sanitized, readonly (readonly PagePlace[])[]>;

/** What a run knows of its files beside their documents. */
export interface FileReports {
  readonly tables: readonly ReportTable[];
  readonly files: readonly ReportFile[];
  /** Where the mentions of a document are, of files with pages. */
  readonly places: Places;
}

interface Reported extends FileReports {
  readonly sanitizer: Sanitizer;
  readonly sanitized: readonly Sanitized[];
  readonly failures: readonly NamedFailure[];
  readonly omissions: Omissions;
  /** People of several documents, where they were joined. */
  readonly people?: readonly ReportPerson[];
}

export async function writeReports(
  { sanitizer, sanitized, tables, files, places, failures, omissions, people }: Reported,
  flags: ReportFlags,
  outputs: Outputs,
  command: Command,
): Promise<void> {
  const report = createReport(sanitized, {
    policy: sanitizer.policy,
    thresholds: sanitizer.thresholds,
    originals: flags.reportOriginals ?? false,
    tables,
    files,
    placesOf: (one) => places.get(one),
    failures,
    ...(people && { people }),
    ...(sanitizer.policy.measures?.includes("population") && {
      fitsOf: await countFits(sanitizer),
    }),
    omissions: omissions.said,
    made: await madeBy(command, {
      // what was read holds originals, whose hashes would let guesses be tested
      inputs: flags.policy === undefined ? [] : [{ path: flags.policy, holds: "policy" }],
      directory: flags.models,
      isReleased: true,
    }),
  });
  for (const path of flags.report) {
    // a run that did nothing replaces nothing
    if (sanitized.length === 0 && outputs.exists(path)) continue;
    await outputs.write(path, renderAs(path, report));
    if (!flags.quiet) process.stderr.write(`report: ${path}\n`);
  }
}

/** Ways of replacing whose words say nothing true of the person. */
const SILENT: ReadonlySet<string> = new Set(["label", "suppress", "hash", "encrypt", "mask"]);

/** How many people fit what is still said of each person: by kept words, and by what the vaguer ones say. */
async function countFits({ policy }: Sanitizer): Promise<(one: Sanitized) => ReportFit[]> {
  const counted = countedBy(policy, await createResources().rates(policy));
  return (one) => {
    const masked = new Set(one.replacements.map(({ entity }) => entity));
    const words = new Map(
      one.replacements
        .filter(({ by, truth }) => !SILENT.has(by) && truth !== "false")
        .map(({ entity, replacement }) => [entity, [replacement]]),
    );
    return statedPeople(one, counted, words).flatMap(({ population, says }) => {
      const shown = says.map(({ entity, facts, vaguer }) =>
        masked.has(entity) ? (vaguer[0]?.facts ?? []) : facts,
      );
      if (shown.every((facts) => facts.length === 0)) return [];
      const { low, expected } = stillFit({ population }, shown);
      const whole = (people: number) => Math.max(1, Math.round(people));
      return [{ low: whole(low), expected: whole(expected), of: Math.round(population.people) }];
    });
  };
}

const renderAs = (path: string, report: Report): string =>
  isJsonName(path) ? `${JSON.stringify(report, null, 2)}\n` : renderReport(report);
