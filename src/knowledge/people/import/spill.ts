/** Files that a long import writes on its way: lines appended to partitions, kept whole by checkpoints. */

import {
  closeSync,
  existsSync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";
import { PalimpsestError } from "../../../errors.js";

const BUFFER_CHARACTERS = 1 << 16;

/** A set of files that only grow. What a crash leaves beyond the latest `sync` is cut off on reopening. */
export class Spill {
  readonly #files: readonly number[];
  readonly #buffers: string[];
  readonly #bytes: number[];

  /** @param bytes length of each file at the latest checkpoint; new files where absent */
  constructor(folder: string, names: readonly string[], bytes?: readonly number[]) {
    this.#buffers = names.map(() => "");
    this.#bytes = names.map((_, i) => bytes?.[i] ?? 0);
    this.#files = names.map((name, i) =>
      guarded(folder, () => {
        const path = join(folder, name);
        const file = openSync(path, existsSync(path) ? "r+" : "w+");
        ftruncateSync(file, this.#bytes[i]);
        return file;
      }),
    );
    this.folder = folder;
  }

  readonly folder: string;

  /** Adds a line to a file. @throws OUTPUT_UNWRITABLE */
  append(file: number, line: string): void {
    this.#buffers[file] += `${line}\n`;
    if (this.#buffers[file]!.length > BUFFER_CHARACTERS) this.#flush(file);
  }

  /** Brings everything to disk; the lengths of the files, for a checkpoint. @throws OUTPUT_UNWRITABLE */
  sync(): readonly number[] {
    for (const [i, file] of this.#files.entries()) {
      this.#flush(i);
      guarded(this.folder, () => fsyncSync(file));
    }
    return [...this.#bytes];
  }

  close(): void {
    for (const file of this.#files) closeSync(file);
  }

  #flush(i: number): void {
    const bytes = Buffer.from(this.#buffers[i]!);
    this.#buffers[i] = "";
    guarded(this.folder, () => {
      let written = 0;
      while (written < bytes.length) {
        written += writeSync(
          this.#files[i]!,
          bytes,
          written,
          bytes.length - written,
          this.#bytes[i]! + written,
        );
      }
    });
    this.#bytes[i]! += bytes.length;
  }
}

/** Reads the state of an import that broke off; undefined if there is no usable state. */
export function readCheckpoint<T extends { readonly source: string }>(
  folder: string,
  source: string,
): T | undefined {
  try {
    const state = JSON.parse(readFileSync(join(folder, CHECKPOINT), "utf8")) as T;
    return state.source === source ? state : undefined;
  } catch {
    return undefined;
  }
}

/** Writes the state whole or not at all. @throws OUTPUT_UNWRITABLE */
export function writeCheckpoint(folder: string, state: { readonly source: string }): void {
  const path = join(folder, CHECKPOINT);
  guarded(folder, () => {
    writeFileSync(`${path}.new`, JSON.stringify(state), { flush: true });
    renameSync(`${path}.new`, path);
  });
}

export const makeFolder = (folder: string): void => {
  guarded(folder, () => mkdirSync(folder, { recursive: true }));
};

const CHECKPOINT = "checkpoint.json";

function guarded<T>(folder: string, write: () => T): T {
  try {
    return write();
  } catch (cause) {
    const code = (cause as NodeJS.ErrnoException).code ?? "an error";
    throw new PalimpsestError(
      "OUTPUT_UNWRITABLE",
      `the folder ${folder} cannot be written (${code}); make room or choose another folder, then run again to continue`,
      { cause },
    );
  }
}
