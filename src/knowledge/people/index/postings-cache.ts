/** Long postings held in memory, the least recently used given up when there is no more room. */

import type { Bitmap } from "./postings.js";

export class PostingsCache {
  private readonly capacity: number;
  /** A map keeps the order in which keys were set: the first is the least recently used. */
  private readonly held = new Map<number, Bitmap>();
  private bytes = 0;

  /** @param capacity bytes; the postings asked for last are held even when they are larger */
  constructor(capacity: number) {
    this.capacity = capacity;
  }

  /** The postings of a key, read when they are not held. */
  get(key: number, read: () => Bitmap): Bitmap {
    let bitmap = this.held.get(key);
    if (bitmap === undefined) {
      bitmap = read();
      this.bytes += bitmap.bytes;
      this.makeRoom();
    } else {
      this.held.delete(key);
    }
    this.held.set(key, bitmap);
    return bitmap;
  }

  private makeRoom(): void {
    for (const [key, { bytes }] of this.held) {
      if (this.bytes <= this.capacity) return;
      this.held.delete(key);
      this.bytes -= bytes;
    }
  }
}
