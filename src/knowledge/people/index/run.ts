/**
 * A run: pairs of a key and a number, sorted, on disk until all runs are merged.
 *
 * One section a shard, each a list of entries in the order of their keys: bytes shared with the key
 * before, length of the rest, the rest, how many numbers, the numbers as differences. Numbers of an
 * entry do not descend.
 */

import { closeSync, openSync, readSync } from "node:fs";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import { errors, type PalimpsestError } from "../../../errors.js";
import { ByteWriter } from "./byte-writer.js";
import { sharedPrefix } from "./key.js";
import { OutputFile } from "./output-file.js";

export interface Section {
  readonly start: number;
  readonly end: number;
  readonly crc32: number;
}

/** A finished run; its sections in the order of the shards. */
export interface Run {
  /** File within the folder of the build. */
  readonly file: string;
  readonly sections: readonly Section[];
}

export class RunWriter {
  private readonly file: OutputFile;
  private readonly name: string;
  private readonly sections: Section[] = [];
  private readonly entry = new ByteWriter();
  private previous = new Uint8Array(0);
  private previousLength = 0;
  private start = 0;
  private crc = 0;

  /** @throws OUTPUT_UNWRITABLE */
  constructor(folder: string, name: string) {
    this.file = new OutputFile(join(folder, name));
    this.name = name;
  }

  /** An entry: the key is `bytes` from `start` to `end`, the numbers `values` from `from` to `to`. */
  add(
    bytes: Uint8Array,
    start: number,
    end: number,
    values: Uint32Array,
    from: number,
    to: number,
  ): void {
    const { entry } = this;
    const length = end - start;
    const key = bytes.subarray(start, end);
    const shared = sharedPrefix(this.previous, this.previousLength, key, length);
    entry.varint(shared);
    entry.varint(length - shared);
    entry.append(bytes, start + shared, end);
    entry.varint(to - from);
    let last = 0;
    for (let i = from; i < to; i++) {
      entry.varint(values[i]! - last);
      last = values[i]!;
    }
    if (this.previous.length < length) this.previous = new Uint8Array(2 * length);
    this.previous.set(key.subarray(shared), shared);
    this.previousLength = length;
    if (entry.length > 1 << 16) this.flush();
  }

  endSection(): void {
    this.flush();
    this.sections.push({ start: this.start, end: this.file.length, crc32: this.crc });
    this.start = this.file.length;
    this.crc = 0;
    this.previousLength = 0;
  }

  finish(): Run {
    this.file.finish(false);
    return { file: this.name, sections: this.sections };
  }

  abandon(): void {
    this.file.abandon();
  }

  private flush(): void {
    const bytes = this.entry.view();
    this.crc = crc32(bytes, this.crc);
    this.file.write(bytes);
    this.entry.clear();
  }
}

const CHUNK = 1 << 18;

/** Reads one section of a run from its first entry to its last. */
export class RunReader {
  /** The entry's key is `key` up to `keyLength`. */
  key = new Uint8Array(256);
  keyLength = 0;
  /** The entry's numbers are `values` up to `count`. */
  values = new Uint32Array(64);
  count = 0;
  private readonly file: string;
  private readonly section: Section;
  private readonly descriptor: number;
  private readonly chunk = Buffer.allocUnsafe(CHUNK);
  private position = 0;
  private filled = 0;
  private read: number;
  private crc = 0;

  /** @throws INDEX_CORRUPT when the file is missing */
  constructor(folder: string, run: Run, shard: number) {
    this.file = run.file;
    this.section = run.sections[shard]!;
    this.read = this.section.start;
    try {
      this.descriptor = openSync(join(folder, run.file), "r");
    } catch {
      throw this.corrupt();
    }
  }

  /**
   * Goes to the next entry, the first at the first call.
   * @returns false after the last
   * @throws INDEX_CORRUPT when the section is not as it was written
   */
  next(): boolean {
    if (this.position === this.filled && !this.fill()) return false;
    const shared = this.varint();
    const rest = this.varint();
    this.keyLength = shared + rest;
    if (this.key.length < this.keyLength) {
      const larger = new Uint8Array(2 * this.keyLength);
      larger.set(this.key);
      this.key = larger;
    }
    for (let i = shared; i < this.keyLength; i++) this.key[i] = this.byte();
    this.count = this.varint();
    if (this.values.length < this.count) this.values = new Uint32Array(2 * this.count);
    let value = 0;
    for (let i = 0; i < this.count; i++) this.values[i] = value += this.varint();
    return true;
  }

  close(): void {
    closeSync(this.descriptor);
  }

  private varint(): number {
    let byte = this.byte();
    if (byte < 0x80) return byte;
    let value = byte & 0x7f;
    let scale = 0x80;
    do {
      byte = this.byte();
      value += (byte & 0x7f) * scale;
      scale *= 0x80;
    } while (byte >= 0x80);
    return value;
  }

  private byte(): number {
    if (this.position === this.filled && !this.fill()) throw this.corrupt();
    return this.chunk[this.position++]!;
  }

  private fill(): boolean {
    const wanted = Math.min(CHUNK, this.section.end - this.read);
    if (wanted === 0) {
      if (this.crc !== this.section.crc32) throw this.corrupt();
      return false;
    }
    this.filled = readSync(this.descriptor, this.chunk, 0, wanted, this.read);
    if (this.filled === 0) throw this.corrupt();
    this.crc = crc32(this.chunk.subarray(0, this.filled), this.crc);
    this.read += this.filled;
    this.position = 0;
    return true;
  }

  private corrupt(): PalimpsestError {
    return corruptWork(this.file);
  }
}

/** A file of a build is not as the build wrote it. */
export const corruptWork = (file: string): PalimpsestError =>
  errors.INDEX_CORRUPT`${file} has changed since this build wrote it; delete the folder and build again`;

/**
 * Writes a whole run.
 * @throws OUTPUT_UNWRITABLE
 */
export function writeRun(folder: string, name: string, fill: (run: RunWriter) => void): Run {
  const run = new RunWriter(folder, name);
  try {
    fill(run);
    return run.finish();
  } catch (error) {
    run.abandon();
    throw error;
  }
}
