/** The ledger of a run over files: which inputs are done already, and what becomes of the others. */

import { mkdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { type Entry, Ledger, readLedger, sha256Of } from "../corpus/ledger.js";
import { errors, PalimpsestError } from "../errors.js";
import type { Outputs } from "../files/outputs.js";
import { VERSION } from "../files/version.js";
import type { Policy } from "../policy/policy.js";
import type { Input } from "./inputs.js";
import { relativeOutput, type SinkFlags } from "./sink.js";

export interface RunLedger {
  /** Whether an earlier part of the run did this input; then nothing of it is done again. */
  isDone(input: Input): Promise<boolean>;
  /** Says that its output may now appear. */
  start(input: Input): Promise<void>;
  /** @throws INPUT_CHANGED where the input is no longer what was read */
  unchanged(input: Input): Promise<void>;
  /** Lets an output of this run be replaced under the name that it is released by. */
  mayReplace(input: Input, released: Input, outputs: Outputs): void;
  /** @param released the input as its output is called */
  done(input: Input, released: Input, output: string | Uint8Array): Promise<void>;
  failed(input: Input, error: PalimpsestError): Promise<void>;
  close(): Promise<void>;
  /** Inputs that were done before. */
  readonly skipped: number;
}

/** Whether a path below the output folder was written by the run that is resumed. */
export async function ownOutputs(flags: SinkFlags): Promise<(path: string) => boolean> {
  if (!flags.resume || flags.output === undefined) return () => false;
  const entries = (await readLedger(flags.output))?.entries.values() ?? [];
  const own = new Set(
    [...entries].map(({ input, output }) => join(flags.output!, output ?? input)),
  );
  return (path) => own.has(path);
}

/** @throws LEDGER_INVALID, LEDGER_MISMATCH, OUTPUT_UNWRITABLE */
export async function openRunLedger(
  flags: SinkFlags,
  policy: Policy,
  inputs: readonly Input[],
): Promise<RunLedger> {
  const folder = flags.output!;
  await mkdir(folder, { recursive: true }).catch(() => {});
  const ledger = await Ledger.open(folder, {
    program: VERSION,
    policy: settingsHash(flags, policy, flags.link && (await fingerprintOfAll(inputs))),
    resume: flags.resume ?? false,
  }).catch((error) => {
    throw flags.link === undefined ? error : namingInputs(error);
  });
  await ledger.total(inputs.length);
  const keyOf = (input: Input) => relativeOutput(input, flags);
  const read = new Map<string, string>();
  let skipped = 0;
  const write = (input: Input, rest: Pick<Entry, "status"> & Partial<Entry>) =>
    ledger.write({ input: keyOf(input), fingerprint: read.get(keyOf(input)) ?? "", ...rest });
  return {
    async isDone(input) {
      const before = ledger.before(keyOf(input));
      if (before?.status !== "done" || before.fingerprint !== (await fingerprint(input))) {
        return false;
      }
      const output = await readFile(join(folder, before.output ?? keyOf(input))).catch(
        () => undefined,
      );
      if (output === undefined || sha256Of(output) !== before.sha256) return false;
      skipped++;
      return true;
    },
    async start(input) {
      read.set(keyOf(input), await fingerprint(input));
      await write(input, { status: "started" });
    },
    async unchanged(input) {
      if ((await fingerprint(input)) === read.get(keyOf(input))) return;
      throw errors.INPUT_CHANGED`${input.name} changed while it was being sanitized, so nothing was written for it; run again with --resume when it is complete`;
    },
    mayReplace(input, released, outputs) {
      if (ledger.before(keyOf(input))) outputs.mayReplace(join(folder, keyOf(released)));
    },
    async done(input, released, output) {
      await write(input, {
        status: "done",
        sha256: sha256Of(output),
        ...(released !== input && { output: keyOf(released) }),
      });
      read.delete(keyOf(input));
    },
    async failed(input, error) {
      await write(input, { status: "failed", reason: error.code });
      read.delete(keyOf(input));
    },
    close: () => ledger.close(),
    get skipped() {
      return skipped;
    },
  };
}

async function fingerprint({ path }: Input): Promise<string> {
  const found = path === undefined ? undefined : await stat(path).catch(() => undefined);
  return found ? `${found.size}-${found.mtimeMs}` : "gone";
}

/** Of all inputs: where people are joined across documents, each output depends on every input. */
async function fingerprintOfAll(inputs: readonly Input[]): Promise<string> {
  const all = await Promise.all(inputs.map(async (one) => [one.relative, await fingerprint(one)]));
  return sha256Of(JSON.stringify(all.sort()));
}

/** With `--link`, another document is as good a reason not to continue as another option. */
const namingInputs = (error: unknown): unknown =>
  error instanceof PalimpsestError && error.code === "LEDGER_MISMATCH"
    ? new PalimpsestError(
        error.code,
        `${error.message} With --link the inputs must be those of the first run, too, since a new document can change who is who in the others.`,
      )
    : error;

/** Of everything that decides what an output is, secrets apart: their hash would let guesses be tested. */
function settingsHash(flags: SinkFlags, policy: Policy, inputs: string | undefined): string {
  const { salt: _, key: __, ...open } = policy as Policy & { release_key?: string };
  delete open.release_key;
  const { to, json, from, person, offsets, models, link } = flags;
  return sha256Of(
    JSON.stringify([open, { to, json, from, person, offsets, models, link, inputs }]),
  );
}
