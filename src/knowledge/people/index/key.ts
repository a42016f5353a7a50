/** Terms and names as bytes: UTF-8, their order, their hash. */

import { errors } from "../../../errors.js";

/** Longest key in bytes. */
export const MAX_KEY_BYTES = 4096;

/** A key as bytes; one instance is used again for every key. */
export class Key {
  readonly bytes = Buffer.allocUnsafe(MAX_KEY_BYTES + 4);
  length = 0;
  hash = 0;

  /** @returns false when the text is empty or longer than a key can be */
  set(text: string): boolean {
    const { bytes } = this;
    const { length } = text;
    if (length === 0 || length > MAX_KEY_BYTES) return false;
    let hash = 0x811c9dc5;
    let i = 0;
    for (; i < length; i++) {
      const unit = text.charCodeAt(i);
      if (unit >= 0x80) break;
      bytes[i] = unit;
      hash = Math.imul(hash ^ unit, 0x01000193);
    }
    if (i < length) {
      const end = i + bytes.write(text.slice(i), i, "utf8");
      if (end > MAX_KEY_BYTES) return false;
      for (; i < end; i++) hash = Math.imul(hash ^ bytes[i]!, 0x01000193);
    }
    this.length = i;
    this.hash = scramble(hash);
    return true;
  }
}

/** @throws INPUT_FORMAT when the text cannot be a key of an index */
export function setKey(key: Key, text: string, what: string): void {
  if (key.set(text)) return;
  throw errors.INPUT_FORMAT`${what} ${text.length === 0 ? "is empty" : `has more than ${MAX_KEY_BYTES} bytes`}; leave it out of the input`;
}

/** The shard of a key with this hash. */
export const shardOf = (hash: number, shards: number): number => hash % shards;

/** Spreads the bits of FNV-1a, whose low bits alone are weak (the finalizer of MurmurHash3). */
function scramble(hash: number): number {
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Below 0, 0 or above 0: the order of two pieces of memory, byte by byte. */
export function compareBytes(
  a: Uint8Array,
  aStart: number,
  aEnd: number,
  b: Uint8Array,
  bStart: number,
  bEnd: number,
): number {
  const common = Math.min(aEnd - aStart, bEnd - bStart);
  for (let i = 0; i < common; i++) {
    const difference = a[aStart + i]! - b[bStart + i]!;
    if (difference !== 0) return difference;
  }
  return aEnd - aStart - (bEnd - bStart);
}

/** How many bytes two pieces of memory begin with in common. */
export function sharedPrefix(
  a: Uint8Array,
  aLength: number,
  b: Uint8Array,
  bLength: number,
): number {
  const common = Math.min(aLength, bLength);
  let i = 0;
  while (i < common && a[i] === b[i]) i++;
  return i;
}
