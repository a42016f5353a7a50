/** Pairs of a key and a number, gathered in a fixed piece of memory until it is full, then sorted. */

import { type Key, MAX_KEY_BYTES, shardOf } from "./key.js";
import type { RunWriter } from "./run.js";
import { sortKeys } from "./sort-keys.js";

/** What a pair takes, with half a key of 16 bytes and what sorting needs. */
const BYTES_A_PAIR = 40;
const KEY_BYTES = 16;

/** Least memory of a table. */
const MIN_TABLE_BYTES = 1 << 16;

export class PairTable {
  /** Pairs held. */
  size = 0;
  private keys = 0;
  /** Keys one after another; key `i` begins at `starts[i]`. */
  private readonly bytes: Uint8Array;
  private readonly starts: Uint32Array;
  private readonly hashes: Uint32Array;
  /** Hash table with linear probing: number of a key plus one, 0 for a free slot. */
  private readonly slots: Uint32Array;
  private readonly pairKeys: Uint32Array;
  private readonly pairValues: Uint32Array;

  /** @param memory bytes it may take, sorting included */
  constructor(memory: number) {
    const pairs = Math.floor(Math.max(memory, MIN_TABLE_BYTES) / BYTES_A_PAIR);
    const keys = Math.max(16, pairs >>> 1);
    this.bytes = new Uint8Array(keys * KEY_BYTES + MAX_KEY_BYTES);
    this.starts = new Uint32Array(keys + 1);
    this.hashes = new Uint32Array(keys);
    this.slots = new Uint32Array(2 ** Math.ceil(Math.log2(keys * 1.5)));
    this.pairKeys = new Uint32Array(pairs);
    this.pairValues = new Uint32Array(pairs);
  }

  /** No room for one more pair. */
  get full(): boolean {
    return (
      this.size === this.pairKeys.length ||
      this.keys === this.hashes.length ||
      this.starts[this.keys]! + MAX_KEY_BYTES > this.bytes.length
    );
  }

  /** Adds a pair; the table must not be full, and values must not descend. */
  add(key: Key, value: number): void {
    this.pairKeys[this.size] = this.number(key);
    this.pairValues[this.size++] = value;
  }

  /** Writes all pairs, shard by shard, sorted by key and value. */
  write(run: RunWriter, shards: number): void {
    const values = this.valuesByKey();
    const byShard = this.keysByShard(shards);
    for (let shard = 0; shard < shards; shard++) {
      const keys = byShard.order.subarray(byShard.starts[shard]!, byShard.starts[shard + 1]!);
      sortKeys({ bytes: this.bytes, starts: this.starts }, keys);
      for (const key of keys) {
        run.add(
          this.bytes,
          this.starts[key]!,
          this.starts[key + 1]!,
          values.sorted,
          values.starts[key]!,
          values.starts[key + 1]!,
        );
      }
      run.endSection();
    }
  }

  clear(): void {
    this.slots.fill(0);
    this.size = 0;
    this.keys = 0;
  }

  /** The number of a key, which is added when it is new. */
  private number(key: Key): number {
    const mask = this.slots.length - 1;
    let slot = key.hash & mask;
    for (;;) {
      const number = this.slots[slot]! - 1;
      if (number < 0) break;
      if (this.hashes[number] === key.hash && this.equals(number, key)) return number;
      slot = (slot + 1) & mask;
    }
    const number = this.keys++;
    const start = this.starts[number]!;
    for (let i = 0; i < key.length; i++) this.bytes[start + i] = key.bytes[i]!;
    this.starts[number + 1] = start + key.length;
    this.hashes[number] = key.hash;
    this.slots[slot] = number + 1;
    return number;
  }

  private equals(number: number, key: Key): boolean {
    const start = this.starts[number]!;
    if (this.starts[number + 1]! - start !== key.length) return false;
    for (let i = 0; i < key.length; i++) {
      if (this.bytes[start + i] !== key.bytes[i]) return false;
    }
    return true;
  }

  /** All values, those of key `i` from `starts[i]` to `starts[i + 1]`, in the order they came. */
  private valuesByKey() {
    const starts = new Uint32Array(this.keys + 1);
    for (let i = 0; i < this.size; i++) starts[this.pairKeys[i]! + 1]!++;
    for (let key = 0; key < this.keys; key++) starts[key + 1]! += starts[key]!;
    const sorted = new Uint32Array(this.size);
    const next = starts.slice();
    for (let i = 0; i < this.size; i++) sorted[next[this.pairKeys[i]!]!++] = this.pairValues[i]!;
    return { starts, sorted };
  }

  /** All keys, those of shard `i` from `starts[i]` to `starts[i + 1]`. */
  private keysByShard(shards: number) {
    const starts = new Uint32Array(shards + 1);
    for (let key = 0; key < this.keys; key++) starts[shardOf(this.hashes[key]!, shards) + 1]!++;
    for (let shard = 0; shard < shards; shard++) starts[shard + 1]! += starts[shard]!;
    const order = new Uint32Array(this.keys);
    const next = starts.slice();
    for (let key = 0; key < this.keys; key++) {
      order[next[shardOf(this.hashes[key]!, shards)]!++] = key;
    }
    return { starts, order };
  }
}
