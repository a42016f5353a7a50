/** The loop of every command that goes over documents: one input after another, failures apart. */

import { readFileSync } from "node:fs";
import { SingleBar } from "cli-progress";
import { pMapIterable } from "p-map";
import { type AnyFile, createFileReader, type ReadOptions } from "../entries/formats.js";
import { asPalimpsestError, errors, PalimpsestError } from "../errors.js";
import type { Policy } from "../policy/policy.js";
import { type TablePolicy, tableOptions } from "./columns.js";
import { type Found, type Input, readInput } from "./inputs.js";
import type { MapFlags } from "./kept-map.js";
import { type Omissions, tellPassedOver } from "./omissions.js";
import type { DetectFlags } from "./options.js";
import { printError } from "./print-error.js";

export type Failure = { readonly name: string; readonly error: PalimpsestError };

/** What is done with an input that was read: in part for several at a time, in part one after another. */
export interface Handling<T> {
  /** For as many inputs at a time as `concurrency` allows. @param lose told of a record that stays behind */
  work(file: AnyFile, input: Input, lose: (error: PalimpsestError) => void): Promise<T>;
  /** In the order of the inputs. @param said what was said about the file so far, which grows as it is written */
  finish(
    result: T,
    file: AnyFile,
    input: Input,
    said: readonly string[],
    lose: (error: PalimpsestError) => void,
  ): Promise<void>;
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
  handle: (file: AnyFile, input: Input, lose: (error: PalimpsestError) => void) => Promise<void>,
): Promise<Failure[]> =>
  overInputs(found, flags, policy, {
    omissions,
    work: async () => {},
    finish: (_, file, input, _said, lose) => handle(file, input, lose),
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
  const read = async (input: Input | PalimpsestError) => {
    if (input instanceof PalimpsestError) throw input;
    if (await skips?.(input)) return undefined;
    const said: string[] = [];
    const note = (message: string) => {
      if (omissions) process.stderr.write(`${message}\n`);
      said.push(message);
    };
    return { said, file: await readInput(input, { ...options, note, scope: input.name }, reader) };
  };
  // ids are given in the order of the inputs, whichever is read first
  let before: Promise<unknown> = Promise.resolve();
  const one = async (input: Input | PalimpsestError) => {
    const reading = read(input);
    const claimed = Promise.allSettled([reading, before]).then(async () => {
      const done = await reading;
      return done && { ...done, file: withOwnIds(done.file, input as Input, ids) };
    });
    before = claimed;
    try {
      const done = await claimed;
      if (!done) return undefined;
      const lost = (done.file.broken ?? []).map(
        ({ code, message }) => new PalimpsestError(code, message),
      );
      const result = await work(done.file, input as Input, (error) => void lost.push(error));
      return { ...done, input: input as Input, result, lost };
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
    const lose = (error: PalimpsestError) => {
      failures.push({ name: done.input.name, error });
      if (omissions) printError(error);
    };
    done.lost.forEach(lose);
    try {
      for (const note of done.file.notes ?? []) {
        const message = noteOf(done.input.name, note);
        if (omissions) process.stderr.write(`${message}\n`);
        done.said.push(message);
      }
      await finish(done.result, done.file, done.input, done.said, lose);
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

/** With a map, quotes are written so that 'restore' can take them away again. */
export const formulasOf = (
  policy: Pick<Policy, "csv_formulas">,
  { map }: DetectFlags & Partial<MapFlags>,
): NonNullable<ReadOptions["formulas"]> =>
  policy.csv_formulas === "keep" ? "keep" : map === undefined ? "quote" : "restorable";

/** How inputs are read. */
export const readOptions = (
  flags: DetectFlags,
  policy: TablePolicy & Pick<Policy, "persons" | "csv_formulas">,
) => ({
  from: flags.from,
  maxBytes: flags.maxBytes,
  persons: [...(policy.persons ?? []), ...flags.person],
  names: policy.names ?? ("number" as const),
  formulas: formulasOf(policy, flags),
  ...tableOptions(policy),
  ...(flags.passwordFile !== undefined && { password: readPassword(flags.passwordFile) }),
  ...(flags.ocr !== undefined && { ocr: flags.ocr === true ? "eng" : flags.ocr }),
});

/** The first line of a file, without its end. @throws INPUT_NOT_FOUND */
function readPassword(path: string): string {
  try {
    return readFileSync(path, "utf8").split(/\r?\n/, 1)[0]!;
  } catch {
    throw errors.INPUT_NOT_FOUND`the password file ${path} cannot be read; check --password-file`;
  }
}

/**
 * The error of a record of a container, which then stays behind while the others are released.
 * @throws the error itself where the file is no container, or it would meet every other record too: a policy, a missing model
 */
export function lostRecord(
  thrown: unknown,
  { recordNames }: AnyFile,
  { name }: Input,
  document: number,
): PalimpsestError {
  const error = asPalimpsestError(thrown);
  if (recordNames === undefined || !OF_A_RECORD.has(error.exitCode)) throw thrown;
  const where = `${name}, ${recordNames[document]}`;
  return new PalimpsestError(error.code, `${where}: ${error.message}`, { cause: error.cause });
}

/** Exit status of what one text can be the cause of: a refused text, a limit, a defect. */
const OF_A_RECORD: ReadonlySet<number> = new Set([1, 3, 4]);

/**
 * The file with ids that no earlier file of the run has: two tables may both number their records from 1, and those
 * of the later one are then called after the file too, `letters.csv:id=1`, where `letters.csv:1` is its first row. A record
 * with the id of an earlier one of its file is called after its place too, `t1:line 2`. Claims all ids.
 * @throws DUPLICATE_ID for two files of one name
 */
function withOwnIds(file: AnyFile, input: Input, ids: Set<string>): AnyFile {
  const own = new Set<string>();
  const isTable = file.scheme !== undefined;
  let again = 0;
  const documents = file.documents.map((document, i) => {
    let { id } = document;
    if (isTable && ids.has(id)) id = `${input.id}:id=${id}`;
    if (own.has(id) && file.recordNames) {
      again++;
      id = `${id}:${file.recordNames[i]}`;
    }
    if (ids.has(id) || own.has(id)) {
      const [earlier, remedy] = own.has(id)
        ? ["record", "give each record of the file an id of its own"]
        : ["file", "rename the file or run it apart"];
      throw errors.DUPLICATE_ID`document ${i + 1} of ${input.name} has the id of an earlier ${earlier}; ${remedy}`;
    }
    own.add(id);
    return id === document.id ? document : { ...document, id };
  });
  for (const id of own) ids.add(id);
  if (!documents.some((one, i) => one !== file.documents[i])) return file;
  const note = `${again} ${again === 1 ? "record has the id of an earlier one, and is" : "records have the id of an earlier one, and are"} called after ${again === 1 ? "its" : "their"} place too where ids are listed`;
  return { ...file, documents, ...(again > 0 && { notes: [...(file.notes ?? []), note] }) };
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
