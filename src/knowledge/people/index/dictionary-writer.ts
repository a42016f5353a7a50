/**
 * Writes a dictionary: keys in order, each with some bytes of its own (its value).
 *
 * Pages of about 32 KiB, each on its own: how many blocks, where each begins, the blocks. A block is
 * 16 entries: bytes shared with the key before (none for the first), length of the rest, the rest,
 * length of the value, the value. After the pages comes a table of them: length, CRC-32, entries,
 * first key; then the table's length and CRC-32.
 */

import { crc32 } from "node:zlib";
import { ByteWriter } from "./byte-writer.js";
import { sharedPrefix } from "./key.js";
import { type FileEntry, OutputFile } from "./output-file.js";

/** Keys a block, front-coded against each other. */
export const BLOCK = 16;
const PAGE_BYTES = 1 << 15;

export class DictionaryWriter {
  /** Keys written. */
  size = 0;
  private readonly file: OutputFile;
  private readonly table = new ByteWriter();
  private readonly page = new ByteWriter();
  private readonly blocks = new ByteWriter();
  private blockStarts: number[] = [];
  private pageEntries = 0;
  private pages = 0;
  private previous = new Uint8Array(256);
  private previousLength = 0;
  private head = new Uint8Array(0);

  /** @throws OUTPUT_UNWRITABLE, as every write may */
  constructor(path: string) {
    this.file = new OutputFile(path);
  }

  /** Keys must ascend. */
  add(key: Uint8Array, keyLength: number, value?: ByteWriter): void {
    const { blocks } = this;
    let shared = 0;
    if (this.pageEntries % BLOCK === 0) {
      if (blocks.length >= PAGE_BYTES) this.endPage();
      if (this.pageEntries === 0) this.head = key.slice(0, keyLength);
      this.blockStarts.push(blocks.length);
    } else {
      shared = sharedPrefix(this.previous, this.previousLength, key, keyLength);
    }
    blocks.varint(shared);
    blocks.varint(keyLength - shared);
    blocks.append(key, shared, keyLength);
    blocks.varint(value?.length ?? 0);
    if (value) blocks.append(value.bytes, 0, value.length);
    this.pageEntries++;
    this.size++;
    if (this.previous.length < keyLength) this.previous = new Uint8Array(2 * keyLength);
    for (let i = 0; i < keyLength; i++) this.previous[i] = key[i]!;
    this.previousLength = keyLength;
  }

  finish(): FileEntry {
    if (this.pageEntries > 0) this.endPage();
    const footer = new ByteWriter();
    footer.varint(this.pages);
    footer.append(this.table.bytes, 0, this.table.length);
    const { length } = footer;
    const crc = crc32(footer.view());
    footer.uint32(length);
    footer.uint32(crc);
    this.file.write(footer.view());
    return this.file.finish();
  }

  abandon(): void {
    this.file.abandon();
  }

  private endPage(): void {
    const { page, blocks, table } = this;
    const header = 4 + 4 * this.blockStarts.length;
    page.uint32(this.blockStarts.length);
    for (const start of this.blockStarts) page.uint32(header + start);
    page.append(blocks.bytes, 0, blocks.length);
    this.file.write(page.view());
    table.varint(page.length);
    table.uint32(crc32(page.view()));
    table.varint(this.pageEntries);
    table.varint(this.head.length);
    table.append(this.head, 0, this.head.length);
    page.clear();
    blocks.clear();
    this.blockStarts = [];
    this.pageEntries = 0;
    this.pages++;
  }
}
