import { closeSync, mkdirSync, openSync, rmSync, writeSync } from "node:fs";
import { dirname, join } from "node:path";
import { errors, PalimpsestError } from "../errors.js";
import { statAt } from "./identity.js";
import { unfinishedName } from "./unfinished.js";

/** A file that is being written. It has its name only when it is whole. */
export class OutputFile {
  readonly #path: string;
  readonly #neighbour: string | undefined;
  readonly #descriptor: number;
  readonly #place: (neighbour: string) => void;
  #buffer: string[] = [];
  #length = 0;

  constructor(path: string, place: (neighbour: string) => void) {
    this.#path = path;
    this.#place = place;
    this.#neighbour =
      path === "-" || isStream(path) ? undefined : join(dirname(path), unfinishedName());
    this.#descriptor = this.#guarded(() => {
      if (path === "-") return 1;
      if (this.#neighbour === undefined) return openSync(path, "w");
      mkdirSync(dirname(path), { recursive: true });
      return openSync(this.#neighbour, "wx");
    });
  }

  write(content: string | Uint8Array): void {
    if (typeof content === "string") {
      this.#buffer.push(content);
      this.#length += content.length;
      if (this.#length > 1 << 16) this.flush();
      return;
    }
    this.flush();
    this.#guarded(() => writeAll(this.#descriptor, content));
  }

  /** Hands on what was written so far. */
  flush(): void {
    const bytes = Buffer.from(this.#buffer.join(""));
    this.#buffer = [];
    this.#length = 0;
    this.#guarded(() => writeAll(this.#descriptor, bytes));
  }

  /** Closes the file and gives it its name. */
  finish(): void {
    this.flush();
    if (this.#path === "-") return;
    this.#guarded(() => {
      closeSync(this.#descriptor);
      if (this.#neighbour !== undefined) this.#place(this.#neighbour);
    });
  }

  /** Removes what was written. */
  discard(): void {
    if (this.#neighbour === undefined) return;
    try {
      closeSync(this.#descriptor);
    } catch {
      // closed already
    }
    rmSync(this.#neighbour, { force: true });
  }

  #guarded<T>(action: () => T): T {
    try {
      return action();
    } catch (error) {
      if (error instanceof PalimpsestError) throw error;
      throw errors.OUTPUT_UNWRITABLE`${this.#path} cannot be written (${(error as NodeJS.ErrnoException).code ?? "unknown failure"}); check that its folder is writable and has room, and that no folder has this name`;
    }
  }
}

function writeAll(descriptor: number, bytes: Uint8Array): void {
  let written = 0;
  while (written < bytes.length) {
    try {
      written += writeSync(descriptor, bytes, written);
    } catch (error) {
      // a pipe whose reader is slow
      if ((error as NodeJS.ErrnoException).code !== "EAGAIN") throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
    }
  }
}

/** A terminal, a pipe or another device: it is written to, never replaced. */
export function isStream(path: string): boolean {
  const found = statAt(path);
  return found !== undefined && !found.isFile() && !found.isDirectory();
}
