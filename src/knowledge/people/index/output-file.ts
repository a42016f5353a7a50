/** Writing a file from its start to its end, with its length and hash. */

import { createHash } from "node:crypto";
import { closeSync, fsyncSync, openSync, writeSync } from "node:fs";
import { basename } from "node:path";
import { PalimpsestError } from "../../../errors.js";

const CHUNK = 1 << 18;

/** A finished file of an index. */
export interface FileEntry {
  /** Name within the folder. */
  readonly path: string;
  readonly bytes: number;
  readonly sha256: string;
}

export class OutputFile {
  /** Bytes written so far. */
  length = 0;
  private readonly path: string;
  private readonly descriptor: number;
  private readonly hash = createHash("sha256");
  private readonly chunk = Buffer.allocUnsafe(CHUNK);
  private filled = 0;
  private closed = false;

  /** @throws OUTPUT_UNWRITABLE */
  constructor(path: string) {
    this.path = path;
    this.descriptor = writing(path, () => openSync(path, "w"));
  }

  write(bytes: Uint8Array): void {
    this.length += bytes.length;
    for (let from = 0; from < bytes.length; ) {
      const part = bytes.subarray(from, from + CHUNK - this.filled);
      this.chunk.set(part, this.filled);
      this.filled += part.length;
      from += part.length;
      if (this.filled === CHUNK) this.flush();
    }
  }

  /**
   * @param durable wait until the file is safe on disk, so that it survives the machine too
   * @throws OUTPUT_UNWRITABLE
   */
  finish(durable = true): FileEntry {
    this.flush();
    if (durable) writing(this.path, () => fsyncSync(this.descriptor));
    this.abandon();
    return { path: basename(this.path), bytes: this.length, sha256: this.hash.digest("hex") };
  }

  /** Closes the file as it is. */
  abandon(): void {
    if (!this.closed) closeSync(this.descriptor);
    this.closed = true;
  }

  private flush(): void {
    const bytes = this.chunk.subarray(0, this.filled);
    this.hash.update(bytes);
    writing(this.path, () => {
      for (let at = 0; at < bytes.length; ) at += writeSync(this.descriptor, bytes, at);
    });
    this.filled = 0;
  }
}

/** @throws OUTPUT_UNWRITABLE */
export function writing<T>(path: string, action: () => T): T {
  try {
    return action();
  } catch (error) {
    throw unwritable(path, error);
  }
}

/** A failure to write as an error of the catalogue. A full disk says so. */
export function unwritable(path: string, error: unknown): PalimpsestError {
  const { code = "an unknown failure" } = error as NodeJS.ErrnoException;
  const full = code === "ENOSPC" || code === "EDQUOT";
  return new PalimpsestError(
    "OUTPUT_UNWRITABLE",
    full
      ? `the disk has no room for ${path} (${code}); make room and run the same build again, which continues where it stopped`
      : `${path} cannot be written (${code}); choose a writable folder`,
    { cause: error },
  );
}
