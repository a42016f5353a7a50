/** A file that is written line by line, under another name until it is whole. */

import { randomBytes } from "node:crypto";
import { closeSync, openSync, renameSync, rmSync, writeSync } from "node:fs";
import { dirname, join } from "node:path";
import { PalimpsestError } from "../index.js";

/** `-` is standard output. Has its name only when it is whole. @throws OUTPUT_UNWRITABLE */
export class LineFile {
  readonly #path: string;
  readonly #neighbour: string;
  readonly #file: number;
  #buffer = "";

  constructor(path: string) {
    this.#path = path;
    this.#neighbour = join(dirname(path), `.palimpsest-${randomBytes(6).toString("hex")}.tmp`);
    this.#file = path === "-" ? 1 : this.#guarded(() => openSync(this.#neighbour, "wx"));
  }

  write(line: string): void {
    this.#buffer += line;
    if (this.#buffer.length > 1 << 16) this.#flush();
  }

  finish(): void {
    this.#flush();
    if (this.#path === "-") return;
    this.#guarded(() => {
      closeSync(this.#file);
      renameSync(this.#neighbour, this.#path);
    });
  }

  discard(): void {
    if (this.#path !== "-") rmSync(this.#neighbour, { force: true });
  }

  #flush(): void {
    const bytes = Buffer.from(this.#buffer);
    this.#buffer = "";
    this.#guarded(() => {
      let written = 0;
      while (written < bytes.length) written += writeSync(this.#file, bytes, written);
    });
  }

  #guarded<T>(write: () => T): T {
    try {
      return write();
    } catch {
      throw new PalimpsestError(
        "OUTPUT_UNWRITABLE",
        `expected to write ${this.#path}, but cannot; check that its folder is writable and has room`,
      );
    }
  }
}
