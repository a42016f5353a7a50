/** The loop of every command that goes over documents: one input after another, failures apart. */

import { readFileSync } from "node:fs";
import { SingleBar } from "cli-progress";
import { pMapIterable } from "p-map";
import type { Document } from "../document/document.js";
import { type AnyFile, createFileReader } from "../entries/formats.js";
import { asPalimpsestError, PalimpsestError } from "../errors.js";
import type { Policy } from "../policy/policy.js";
import { type TablePolicy, tableOptions } from "./columns.js";
import { type Found, type Input, readInput } from "./inputs.js";
import { type Omissions, tellPassedOver } from "./omissions.js";
import type { DetectFlags } from "./options.js";
import { printError } from "./print-error.js";

export type Failure = { readonly name: string; readonly error: PalimpsestError };

/** What is done with an input that was read: in part for several at a time, in part one after another. */
export interface Handling<T> {
  /** For as many inputs at a time as `concurrency` allows. */
  work(file: AnyFile, input: Input): Promise<T>;
  /** In the order of the inputs. @param said what was said about the file so far, which grows as it is written */
  finish(result: T, file: AnyFile, input: Input, said: readonly string[]): Promise<void>;
  /** Inputs under way at a time; default 1. */
  readonly concurrency?: number;
  /** Where what a run says about its inputs is kept; absent: nothing is said, since a second pass will. */
  readonly omissions?: Omissions;
  /** Whether an input is left out, before it is read. */
  skips?(input: Input): Promise<boolean>;
  /** Called with what was reported on standard error. */
  failed?(input: Input, error: PalimpsestError): Promise<void>;
}

/** Reads every input that was found and hands it on, one after another. Otherwise as `overInputs`. */
export const forEachInput = (
  found: readonly Found[],
  flags: DetectFlags,
  policy: TablePolicy & Pick<Policy, "persons">,
  omissions: Omissions,
  handle: (file: AnyFile, input: Input) => Promise<void>,
): Promise<Failure[]> =>
  overInputs(found, flags, policy, {
    omissions,
    work: async () => {},
    finish: (_, file, input) => handle(file, input),
  });

/**
 * Reads every input that was found and hands it on; one that fails is reported on standard error and
 * the others go on, and skipped entries are named there. Returns the failures, first first.
 */
export async function overInputs<T>(
  found: readonly Found[],
  flags: DetectFlags,
  policy: TablePolicy & Pick<Policy, "persons">,
  { work, finish, concurrency = 1, omissions, skips, failed }: Handling<T>,
): Promise<Failure[]> {
  if (omissions) tellPassedOver(found, omissions);
  const failures: Failure[] = [];
  const ids = new Set<string>();
  const reader = createFileReader({ seconds: flags.maxSeconds });
  const options = readOptions(flags, policy);
  const inputs = found.filter((one): one is Input | PalimpsestError => !("passedOver" in one));
  const fail = async (input: Input | PalimpsestError, thrown: unknown) => {
    const error = asPalimpsestError(thrown);
    failures.push({ name: input instanceof PalimpsestError ? "" : input.name, error });
    if (omissions) printError(error);
    if (!(input instanceof PalimpsestError)) await failed?.(input, error);
  };
  const one = async (input: Input | PalimpsestError) => {
    try {
      if (input instanceof PalimpsestError) throw input;
      if (await skips?.(input)) return undefined;
      const said: string[] = [];
      const note = (message: string) => {
        if (omissions) process.stderr.write(`${message}\n`);
        said.push(message);
      };
      const file = await readInput(input, { ...options, note, scope: input.name }, reader);
      return { input, file, said, result: await work(file, input) };
    } catch (thrown) {
      return { input, thrown };
    }
  };
  for await (const done of pMapIterable(inputs, one, { concurrency })) {
    if (done === undefined) continue;
    if ("thrown" in done) {
      await fail(done.input, done.thrown);
      continue;
    }
    try {
      for (const note of done.file.notes ?? []) {
        const message = noteOf(done.input.name, note);
        if (omissions) process.stderr.write(`${message}\n`);
        done.said.push(message);
      }
      for (const document of done.file.documents) claim(ids, document, done.input);
      await finish(done.result, done.file, done.input, done.said);
    } catch (thrown) {
      await fail(done.input, thrown);
    }
  }
  reader.close();
  return failures;
}

/** A note on a part of a file names the file itself. */
const noteOf = (name: string, note: string): string =>
  note.startsWith(`${name},`) ? note : `${name}: ${note}`;

/** How inputs are read. */
export const readOptions = (flags: DetectFlags, policy: TablePolicy & Pick<Policy, "persons">) => ({
  from: flags.from,
  maxBytes: flags.maxBytes,
  persons: [...(policy.persons ?? []), ...flags.person],
  names: policy.names ?? ("number" as const),
  ...tableOptions(policy),
  ...(flags.passwordFile !== undefined && { password: readPassword(flags.passwordFile) }),
  ...(flags.ocr !== undefined && { ocr: flags.ocr === true ? "eng" : flags.ocr }),
});

/** The first line of a file, without its end. @throws INPUT_NOT_FOUND */
function readPassword(path: string): string {
  try {
    return readFileSync(path, "utf8").split(/\r?\n/, 1)[0]!;
  } catch {
    throw new PalimpsestError(
      "INPUT_NOT_FOUND",
      `the password file ${path} cannot be read; check --password-file`,
    );
  }
}

function claim(ids: Set<string>, { id }: Document, input: Input): void {
  if (ids.has(id)) {
    throw new PalimpsestError(
      "DUPLICATE_ID",
      `document ${ids.size + 1} of the run, in ${input.name}, has the id of an earlier one; rename the file or run it apart`,
    );
  }
  ids.add(id);
}

/** A progress bar where standard error is a terminal; silent otherwise. @param total 0 for none */
export function progress(total: number): { step(): void; stop(): void } {
  if (total === 0 || !process.stderr.isTTY) return { step: () => {}, stop: () => {} };
  const bar = new SingleBar({
    format: "{bar} {value}/{total}, {duration_formatted} gone, {eta_formatted} left",
    stream: process.stderr,
    clearOnComplete: true,
    hideCursor: true,
  });
  bar.start(total, 0);
  return { step: () => bar.increment(), stop: () => bar.stop() };
}
