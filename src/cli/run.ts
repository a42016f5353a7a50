/** The loop of every command that goes over documents: one input after another, failures apart. */

import { readFileSync } from "node:fs";
import { SingleBar } from "cli-progress";
import type { Detected, Document } from "../document/document.js";
import { type AnyFile, createFileReader } from "../entries/formats.js";
import { asPalimpsestError, PalimpsestError } from "../errors.js";
import type { Policy } from "../policy/policy.js";
import { type TablePolicy, tableOptions } from "./columns.js";
import { type Found, type Input, readInput } from "./inputs.js";
import type { DetectFlags } from "./options.js";
import { printError } from "./print-error.js";

export type Failure = { readonly name: string; readonly error: PalimpsestError };

/**
 * Reads every input that was found and hands it on; one that fails is reported on standard error and
 * the others go on, and what was passed over is named there. Returns the failures, first first.
 */
export async function forEachInput(
  found: readonly Found[],
  flags: DetectFlags,
  policy: TablePolicy & Pick<Policy, "persons">,
  handle: (file: AnyFile, input: Input) => Promise<void>,
): Promise<Failure[]> {
  const { names = "number", persons = [] } = policy;
  tellPassedOver(found);
  const failures: Failure[] = [];
  const ids = new Set<string>();
  const reader = createFileReader({ seconds: flags.maxSeconds });
  const options = {
    from: flags.from,
    maxBytes: flags.maxBytes,
    persons: [...persons, ...flags.person],
    names,
    note: (message: string) => process.stderr.write(`${message}\n`),
    ...tableOptions(policy),
    ...(flags.passwordFile !== undefined && { password: readPassword(flags.passwordFile) }),
    ...(flags.ocr !== undefined && { ocr: flags.ocr === true ? "eng" : flags.ocr }),
  };
  for (const input of found) {
    if ("passedOver" in input) continue;
    const name = input instanceof PalimpsestError ? "" : input.name;
    try {
      if (input instanceof PalimpsestError) throw input;
      const file = await readInput(input, { ...options, scope: input.name }, reader);
      for (const note of file.notes ?? []) process.stderr.write(`${name}: ${note}\n`);
      for (const document of file.documents) claim(ids, document, input);
      await handle(file, input);
    } catch (thrown) {
      const error = asPalimpsestError(thrown);
      failures.push({ name, error });
      printError(error);
    }
  }
  reader.close();
  return failures;
}

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
      `expected every document of a run to have its own id, got '${id}' again in ${input.name}; rename the file or run it apart`,
    );
  }
  ids.add(id);
}

/** Keeps count of the people to protect over a run, and says how many occur in no document. */
export function watchPersons(): { see(detected: Detected): void; warn(): void } {
  const missed = new Map<string, number>();
  const wanted = new Set<string>();
  let documents = 0;
  return {
    see({ document, personsNotFound = [] }) {
      documents++;
      for (const name of document.persons) wanted.add(name);
      for (const name of personsNotFound) missed.set(name, (missed.get(name) ?? 0) + 1);
    },
    warn() {
      const nowhere = [...missed.values()].filter((count) => count === documents).length;
      if (nowhere === 0) return;
      process.stderr.write(
        `palimpsest: ${nowhere} of ${wanted.size} people to protect ${nowhere === 1 ? "occurs" : "occur"} in no document; check the spelling of --person\n`,
      );
    },
  };
}

/** One line on standard error for each reason why entries of folders were not read. */
function tellPassedOver(found: readonly Found[]): void {
  const reasons = new Map<string, string[]>();
  for (const one of found) {
    if (!("passedOver" in one)) continue;
    reasons.set(one.passedOver, [...(reasons.get(one.passedOver) ?? []), one.path]);
  }
  for (const [reason, [first, ...others]] of reasons) {
    const more = others.length === 0 ? "" : ` and ${others.length} more`;
    process.stderr.write(`palimpsest: not read: ${first}${more} (${reason})\n`);
  }
}

/** A progress bar over documents where standard error is a terminal; silent otherwise. */
export function progress(): { step(total: number): void; stop(): void } {
  if (!process.stderr.isTTY) return { step: () => {}, stop: () => {} };
  const bar = new SingleBar({
    format: "{bar} {value}/{total} documents, {duration_formatted}",
    stream: process.stderr,
    clearOnComplete: true,
    hideCursor: true,
  });
  let done = 0;
  return {
    step(total) {
      if (done === 0) bar.start(total, 0);
      bar.setTotal(Math.max(total, done + 1));
      bar.update(++done);
    },
    stop: () => bar.stop(),
  };
}
