/** Several sorted runs read as one. */

import { compareBytes } from "./key.js";
import { type Run, RunReader } from "./run.js";

/** Most runs read at once. */
export const FAN_IN = 64;

/**
 * The entries of one shard of several runs, in the order of their keys; numbers of the same key are
 * put one after another in the order of the runs.
 */
export class Merge {
  key = new Uint8Array(0);
  keyLength = 0;
  values = new Uint32Array(64);
  count = 0;
  /** A binary heap by key, then by place among the runs: the least is first. */
  private readonly heap: Source[] = [];
  private readonly readers: readonly RunReader[];

  /** @throws INDEX_CORRUPT, as every read may */
  constructor(folder: string, runs: readonly Run[], shard: number) {
    this.readers = runs.map((run) => new RunReader(folder, run, shard));
    for (const [place, reader] of this.readers.entries()) {
      if (reader.next()) this.heap.push({ reader, place });
    }
    for (let i = this.heap.length >>> 1; i-- > 0; ) this.sink(i);
  }

  /** Goes to the next key; false after the last. */
  next(): boolean {
    const first = this.heap[0];
    if (first === undefined) return false;
    const { key, keyLength } = first.reader;
    if (this.key.length < keyLength) this.key = new Uint8Array(2 * keyLength);
    for (let i = 0; i < keyLength; i++) this.key[i] = key[i]!;
    this.keyLength = keyLength;
    this.count = 0;
    do this.take();
    while (this.heap.length > 0 && this.sameKey(this.heap[0]!.reader));
    return true;
  }

  close(): void {
    for (const reader of this.readers) reader.close();
  }

  /** Moves the numbers of the least entry here and advances its run. */
  private take(): void {
    const { reader } = this.heap[0]!;
    const count = this.count + reader.count;
    if (this.values.length < count) {
      const larger = new Uint32Array(2 * count);
      larger.set(this.values.subarray(0, this.count));
      this.values = larger;
    }
    for (let i = 0; i < reader.count; i++) this.values[this.count + i] = reader.values[i]!;
    this.count = count;
    if (!reader.next()) {
      const last = this.heap.pop()!;
      if (this.heap.length === 0) return;
      this.heap[0] = last;
    }
    this.sink(0);
  }

  private sameKey({ key, keyLength }: RunReader): boolean {
    return compareBytes(key, 0, keyLength, this.key, 0, this.keyLength) === 0;
  }

  private sink(at: number): void {
    const { heap } = this;
    for (;;) {
      let least = at;
      for (let child = 2 * at + 1; child <= 2 * at + 2; child++) {
        if (child < heap.length && before(heap[child]!, heap[least]!)) least = child;
      }
      if (least === at) return;
      const moved = heap[at]!;
      heap[at] = heap[least]!;
      heap[least] = moved;
      at = least;
    }
  }
}

interface Source {
  readonly reader: RunReader;
  readonly place: number;
}

function before(a: Source, b: Source): boolean {
  const order = compareBytes(
    a.reader.key,
    0,
    a.reader.keyLength,
    b.reader.key,
    0,
    b.reader.keyLength,
  );
  return order === 0 ? a.place < b.place : order < 0;
}
