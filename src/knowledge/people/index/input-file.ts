/** Positioned reads from a file of an index, its size checked when it is opened. */

import { closeSync, fstatSync, openSync, readSync } from "node:fs";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import { errors, type PalimpsestError } from "../../../errors.js";
import type { FileEntry } from "./output-file.js";

export class InputFile {
  readonly name: string;
  readonly length: number;
  private readonly descriptor: number;

  /** @throws INDEX_CORRUPT when the file is missing or has another size */
  constructor(folder: string, entry: FileEntry) {
    this.name = entry.path;
    this.length = entry.bytes;
    try {
      this.descriptor = openSync(join(folder, entry.path), "r");
    } catch {
      throw corrupt(entry.path, "it cannot be read");
    }
    const { size } = fstatSync(this.descriptor);
    if (size === entry.bytes) return;
    this.close();
    throw corrupt(entry.path, `it has ${size} bytes instead of ${entry.bytes}`);
  }

  /**
   * A new buffer of `length` bytes from `position` on.
   * @param checksum CRC-32 of those bytes
   * @throws INDEX_CORRUPT
   */
  read(position: number, length: number, checksum?: number): Buffer {
    const bytes = Buffer.allocUnsafeSlow(length);
    if (readSync(this.descriptor, bytes, 0, length, position) !== length) {
      throw corrupt(this.name, "it is too short");
    }
    if (checksum !== undefined && crc32(bytes) !== checksum) {
      throw corrupt(this.name, `its checksum is wrong at byte ${position}`);
    }
    return bytes;
  }

  close(): void {
    closeSync(this.descriptor);
  }
}

export function corrupt(file: string, found: string): PalimpsestError {
  return errors.INDEX_CORRUPT`${file} differs from the index's manifest: ${found}; build the index again, or copy it again from an intact one`;
}
