/**
 * The ledger of a run over many inputs: one append-only file beside the folder of the outputs, by which a
 * killed run goes on and `palimpsest status` counts. It names the inputs, so it is no part of what is shared.
 *
 * | line | says |
 * | --- | --- |
 * | the first | the format, the release of the program, the hash of the policy |
 * | `inputs` | how many inputs the run found, written when their list is complete |
 * | `started` | an input whose output may exist in part; its output may be replaced when it is resumed |
 * | `done`, `skipped`, `failed` | its end, with the output's hash or the error's code |
 *
 * A line is in the file before the next input of its slot begins, and on the disk after at most
 * `SYNC_LINES` lines or `SYNC_MILLISECONDS`. A line that a crash cut short is dropped when the ledger is
 * opened again. An input is known by its path, size and time of change, never by a hash of its content,
 * by which guesses could be tested (decision 26).
 */

import { createHash } from "node:crypto";
import { accessSync, constants, existsSync, rmSync, writeSync } from "node:fs";
import { type FileHandle, open, readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { errors, PalimpsestError } from "../errors.js";
import { resolvedPath, statAt } from "../files/identity.js";

/** How its name ends; it begins with a dot, so that no run takes it for an input. */
export const LEDGER_NAME = ".palimpsest-ledger.jsonl";

const FORMAT = 1;
const SYNC_LINES = 64;
const SYNC_MILLISECONDS = 1000;

type Status = "started" | "done" | "failed" | "skipped";

export interface Entry {
  /** Path of the input below its root, or the name it has in messages. */
  readonly input: string;
  /** Size and time of change when it was read. */
  readonly fingerprint: string;
  readonly status: Status;
  /** Error code of what failed, reason of what was skipped. */
  readonly reason?: string;
  /** Path of the output below the folder, and the SHA-256 of its bytes. */
  readonly output?: string;
  readonly sha256?: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

interface Head {
  readonly ledger: typeof FORMAT;
  readonly program: string;
  readonly policy: string;
}

export interface LedgerContent {
  readonly program: string;
  /** SHA-256 of the policy and of all options that change an output. */
  readonly policy: string;
  /** Inputs of the last run that listed them; `undefined` while none has. */
  readonly inputs?: number;
  /** The last line of each input, in the order of their first. */
  readonly entries: ReadonlyMap<string, Entry>;
  /** When the last run began, milliseconds since 1970. */
  readonly began: number;
  /** Entries finished since then. */
  readonly finished: number;
}

/** `.out.palimpsest-ledger.jsonl` beside `out`; in it only where nothing that lasts can be written beside it. */
function placesOf(folder: string): { beside: string; inside: string; isBeside: boolean } {
  const real = resolvedPath(folder);
  const parent = dirname(real);
  const beside = join(parent, `.${basename(real)}${LEDGER_NAME}`);
  // a mounted folder outlives what is beside it
  const isBeside =
    basename(real) !== "" && isWritable(parent) && (statAt(real)?.dev ?? 0) === statAt(parent)?.dev;
  return { beside, inside: join(real, LEDGER_NAME), isBeside };
}

const isWritable = (folder: string): boolean => {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
};

/** Where the ledger of a folder is, or would be. */
export function ledgerPath(folder: string): string {
  const { beside, inside, isBeside } = placesOf(folder);
  return [beside, inside].find((path) => existsSync(path)) ?? (isBeside ? beside : inside);
}

export const sha256Of = (content: string | Uint8Array): string =>
  createHash("sha256").update(content).digest("hex");

/**
 * What the ledger of a folder says; `undefined` where it has none, or one without a whole line: its run
 * was killed before it wrote any output.
 * @throws LEDGER_INVALID
 */
export async function readLedger(folder: string): Promise<LedgerContent | undefined> {
  const lines = await linesOf(ledgerPath(folder));
  return lines && lines.whole.length > 0 ? contentOf(lines.whole, folder) : undefined;
}

async function linesOf(
  path: string,
): Promise<{ whole: readonly string[]; bytes: number } | undefined> {
  let text: string;
  try {
    text = await readFile(path, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw errors.LEDGER_INVALID`the ledger ${path} cannot be read; check its permissions`;
  }
  // the rest after the last line end was cut short
  const whole = text.slice(0, text.lastIndexOf("\n") + 1);
  return { whole: whole.split("\n").slice(0, -1), bytes: Buffer.byteLength(whole) };
}

function contentOf([first, ...lines]: readonly string[], folder: string): LedgerContent {
  const head = parsed<Head>(first ?? "", folder);
  if (head.ledger !== FORMAT) {
    throw errors.LEDGER_INVALID`the ledger of ${folder} has a format that this release does not read; start again in an empty folder`;
  }
  const entries = new Map<string, Entry>();
  let inputs: number | undefined;
  let began = 0;
  let finished = 0;
  for (const line of lines) {
    const one = parsed<Entry & { readonly inputs?: number; readonly began?: number }>(line, folder);
    if (one.began !== undefined) {
      began = one.began;
      finished = 0;
    } else if (one.inputs !== undefined) inputs = one.inputs;
    else {
      entries.set(one.input, one);
      if (one.status !== "started") finished++;
    }
  }
  const { program, policy } = head;
  return { program, policy, entries, began, finished, ...(inputs !== undefined && { inputs }) };
}

function parsed<T>(line: string, folder: string): T {
  try {
    return JSON.parse(line) as T;
  } catch {
    throw errors.LEDGER_INVALID`the ledger of ${folder} is damaged; start again in an empty folder, or remove ${ledgerPath(folder)} to keep the outputs`;
  }
}

export interface LedgerOptions {
  readonly program: string;
  readonly policy: string;
  /** Continues the existing ledger; otherwise the folder begins a new one. */
  readonly resume: boolean;
}

/** A ledger that is written. */
export class Ledger {
  readonly #file: FileHandle;
  readonly #before: ReadonlyMap<string, Entry>;
  #unsynced = 0;
  #synced = Date.now();
  #last: Promise<void> = Promise.resolve();

  private constructor(file: FileHandle, before: ReadonlyMap<string, Entry>) {
    this.#file = file;
    this.#before = before;
  }

  /** @throws LEDGER_INVALID; LEDGER_MISMATCH where another policy or release wrote it; OUTPUT_UNWRITABLE */
  static async open(folder: string, options: LedgerOptions): Promise<Ledger> {
    const { beside, inside, isBeside } = placesOf(folder);
    const path = options.resume ? ledgerPath(folder) : isBeside ? beside : inside;
    const lines = options.resume ? await linesOf(path) : undefined;
    const content = lines && lines.whole.length > 0 ? contentOf(lines.whole, folder) : undefined;
    if (content && (content.policy !== options.policy || content.program !== options.program)) {
      throw new PalimpsestError(
        "LEDGER_MISMATCH",
        content.program === options.program
          ? `The outputs in ${folder} were made with another policy or other options, so they cannot be continued; repeat the options of the first run, or choose an empty folder.`
          : `The outputs in ${folder} were made by release ${content.program}, so release ${options.program} cannot continue them; choose an empty folder.`,
      );
    }
    try {
      // an earlier run may have left one among the outputs
      if (path === beside) rmSync(inside, { force: true });
      const file = await open(path, content ? "r+" : "w", 0o600);
      if (content) await file.truncate(lines!.bytes);
      else await file.appendFile(`${JSON.stringify(headOf(options))}\n`);
      const ledger = new Ledger(
        content ? await reopened(file, path) : file,
        content?.entries ?? new Map(),
      );
      await ledger.#append({ began: Date.now() });
      return ledger;
    } catch (error) {
      if (error instanceof PalimpsestError) throw error;
      throw unwritable(folder);
    }
  }

  /** What an earlier run wrote last about an input. */
  before(input: string): Entry | undefined {
    return this.#before.get(input);
  }

  /** How many inputs there are, once their list is complete. */
  async total(inputs: number): Promise<void> {
    await this.#append({ inputs });
  }

  async write(entry: Omit<Entry, "at">): Promise<void> {
    await this.#append({ ...entry, at: Date.now() });
  }

  async close(): Promise<void> {
    await this.#last;
    await this.#file.datasync().catch(() => {});
    await this.#file.close();
  }

  /** Appends one line after the other, however many callers there are. */
  #append(value: object): Promise<void> {
    const next = this.#last.then(async () => {
      // a hundred bytes: handing them to another thread costs ten times what writing them does
      writeWhole(this.#file.fd, `${JSON.stringify(value)}\n`);
      this.#unsynced++;
      if (this.#unsynced >= SYNC_LINES || Date.now() - this.#synced > SYNC_MILLISECONDS) {
        await this.#file.datasync();
        this.#unsynced = 0;
        this.#synced = Date.now();
      }
    });
    this.#last = next.catch(() => {});
    return next.catch(() => {
      throw unwritable("the output folder");
    });
  }
}

/** A full disk can take a part of a line. */
function writeWhole(fd: number, line: string): void {
  const bytes = Buffer.from(line);
  for (let at = 0; at < bytes.length; ) at += writeSync(fd, bytes, at);
}

const headOf = ({ program, policy }: LedgerOptions): Head => ({ ledger: FORMAT, program, policy });

/** The file once more, to append behind what was kept. */
async function reopened(file: FileHandle, path: string): Promise<FileHandle> {
  await file.close();
  return open(path, "a", 0o600);
}

const unwritable = (where: string): PalimpsestError =>
  errors.OUTPUT_UNWRITABLE`the ledger of ${where} cannot be written; check that the folder is writable and has room`;
