/**
 * Reads a dictionary (dictionary-writer.ts). Node cannot map files into memory, so pages are read
 * when they are first needed, checked, and kept by a cache; only the first key of each page is in
 * memory from the start. A look-up is a binary search over those, another over the blocks of one
 * page, and a walk through one block.
 */

import { countWhile } from "../../../document/search.js";
import { ByteReader } from "./byte-writer.js";
import { BLOCK } from "./dictionary-writer.js";
import { corrupt, InputFile } from "./input-file.js";
import { compareBytes, type Key } from "./key.js";
import type { FileEntry } from "./output-file.js";
import type { PageCache, PageHolder } from "./page-cache.js";

const FOOTER = 8;

export class Dictionary implements PageHolder {
  /** Keys it has. */
  readonly size: number;
  private readonly file: InputFile;
  private readonly cache: PageCache;
  /** First keys of all pages one after another; that of page `i` begins at `headStarts[i]`. */
  private readonly heads: Uint8Array;
  private readonly headStarts: Uint32Array;
  /** Where page `i` begins in the file. */
  private readonly pageStarts: Float64Array;
  private readonly checksums: Uint32Array;
  /** Keys before page `i`. */
  private readonly ordinals: Uint32Array;
  private readonly pages: (Buffer | undefined)[] = [];
  private readonly recent: Uint8Array;

  /** @throws INDEX_CORRUPT */
  constructor(folder: string, entry: FileEntry, cache: PageCache) {
    this.file = new InputFile(folder, entry);
    this.cache = cache;
    try {
      const { bytes, position } = this.table();
      const table = new ByteReader(bytes, position);
      const pages = table.varint();
      this.heads = bytes;
      this.headStarts = new Uint32Array(2 * pages);
      this.pageStarts = new Float64Array(pages + 1);
      this.checksums = new Uint32Array(pages);
      this.ordinals = new Uint32Array(pages + 1);
      this.recent = new Uint8Array(pages);
      for (let page = 0; page < pages; page++) {
        this.pageStarts[page + 1] = this.pageStarts[page]! + table.varint();
        this.checksums[page] = table.uint32();
        this.ordinals[page + 1] = this.ordinals[page]! + table.varint();
        const length = table.varint();
        this.headStarts[2 * page] = table.position;
        table.position += length;
        this.headStarts[2 * page + 1] = table.position;
      }
      this.size = this.ordinals[pages]!;
    } catch (error) {
      this.file.close();
      throw error;
    }
  }

  /**
   * Looks a key up.
   * @returns its number in the order of keys, -1 when it is not there; `value` then is at its value
   */
  find(key: Key, value?: ByteReader): number {
    const page = this.pageOf(key);
    if (page < 0) return -1;
    const bytes = this.page(page);
    const block = blockOf(bytes, key);
    const { length } = key;
    const reader = value ?? scratch;
    reader.bytes = bytes;
    reader.position = uint32(bytes, 4 + 4 * block);
    const first = this.ordinals[page]! + block * BLOCK;
    const last = Math.min(first + BLOCK, this.ordinals[page + 1]!);
    /** Bytes of the key that the entry before agrees with; it is less than the key. */
    let agreed = 0;
    for (let ordinal = first; ordinal < last; ordinal++) {
      const shared = reader.varint();
      if (shared < agreed) return -1;
      const rest = reader.varint();
      const end = reader.position + rest;
      if (shared === agreed) {
        let at = reader.position;
        while (at < end && agreed < length && bytes[at] === key.bytes[agreed]) {
          at++;
          agreed++;
        }
        if (at === end && agreed === length) {
          reader.position = end;
          reader.varint();
          return ordinal;
        }
        if (agreed === length || (at < end && bytes[at]! > key.bytes[agreed]!)) return -1;
      }
      reader.position = end;
      const skipped = reader.varint();
      reader.position += skipped;
    }
    return -1;
  }

  /** The key of a number below `size`. */
  at(ordinal: number): string {
    const page = countWhile(this.checksums.length, (i) => this.ordinals[i]! <= ordinal) - 1;
    const inPage = ordinal - this.ordinals[page]!;
    const keys = new KeyReader(this.page(page), Math.floor(inPage / BLOCK));
    for (let skip = inPage % BLOCK; skip > 0; skip--) keys.next();
    return keys.next();
  }

  /** All keys in order. */
  *keys(): Generator<string> {
    for (let page = 0; page < this.checksums.length; page++) {
      const bytes = this.page(page);
      const size = this.ordinals[page + 1]! - this.ordinals[page]!;
      const keys = new KeyReader(bytes, 0);
      for (let i = 0; i < size; i++) yield keys.next();
    }
  }

  used(page: number): boolean {
    const used = this.recent[page] === 1;
    this.recent[page] = 0;
    return used;
  }

  drop(page: number): void {
    this.pages[page] = undefined;
  }

  close(): void {
    this.file.close();
  }

  private table(): ByteReader {
    const { file } = this;
    if (file.length < FOOTER) throw corrupt(file.name, "its table is missing");
    const footer = new ByteReader(file.read(file.length - FOOTER, FOOTER));
    const length = footer.uint32();
    const start = file.length - FOOTER - length;
    if (start < 0) throw corrupt(file.name, "its table is missing");
    return new ByteReader(file.read(start, length, footer.uint32()));
  }

  /** The page that has the key if any has; -1 when the key comes before all. */
  private pageOf(key: Key): number {
    const { heads, headStarts } = this;
    return (
      countWhile(
        this.checksums.length,
        (page) =>
          compareBytes(
            heads,
            headStarts[2 * page]!,
            headStarts[2 * page + 1]!,
            key.bytes,
            0,
            key.length,
          ) <= 0,
      ) - 1
    );
  }

  private page(page: number): Buffer {
    this.recent[page] = 1;
    const held = this.pages[page];
    if (held !== undefined) return held;
    const start = this.pageStarts[page]!;
    const length = this.pageStarts[page + 1]! - start;
    const bytes = this.file.read(start, length, this.checksums[page]!);
    this.cache.add({ holder: this, page, bytes: length });
    this.pages[page] = bytes;
    return bytes;
  }
}

/** Reads the keys of a page one after another, from the start of a block on. */
class KeyReader {
  private readonly reader: ByteReader;
  private key = Buffer.allocUnsafe(256);

  constructor(page: Buffer, block: number) {
    this.reader = new ByteReader(page, uint32(page, 4 + 4 * block));
  }

  next(): string {
    const { reader } = this;
    const shared = reader.varint();
    const length = shared + reader.varint();
    if (this.key.length < length) {
      this.key = Buffer.concat([this.key.subarray(0, shared)], 2 * length);
    }
    for (let i = shared; i < length; i++) this.key[i] = reader.bytes[reader.position++]!;
    const value = reader.varint();
    reader.position += value;
    return this.key.toString("utf8", 0, length);
  }
}

const scratch = new ByteReader(new Uint8Array(0));

/** The last block of a page whose first key is not above the key. */
function blockOf(page: Buffer, key: Key): number {
  const notAbove = countWhile(uint32(page, 0), (block) => {
    scratch.bytes = page;
    scratch.position = uint32(page, 4 + 4 * block) + 1;
    const length = scratch.varint();
    const start = scratch.position;
    return compareBytes(page, start, start + length, key.bytes, 0, key.length) <= 0;
  });
  return Math.max(0, notAbove - 1);
}

function uint32(bytes: Uint8Array, at: number): number {
  return (
    (bytes[at]! | (bytes[at + 1]! << 8) | (bytes[at + 2]! << 16) | (bytes[at + 3]! << 24)) >>> 0
  );
}
