/** Pages of files held in memory, the least recently used given up when there is no more room. */

/** A holder of pages, which is told when one must be dropped. */
export interface PageHolder {
  /** @returns whether the page was used since it was last asked, in which case it stays */
  used(page: number): boolean;
  drop(page: number): void;
}

interface Held {
  readonly holder: PageHolder;
  readonly page: number;
  readonly bytes: number;
}

/** Second-chance replacement: pages in a ring, one that was used meanwhile is passed over once. */
export class PageCache {
  private readonly capacity: number;
  private readonly ring: Held[] = [];
  private hand = 0;
  private bytes = 0;

  constructor(capacity: number) {
    this.capacity = capacity;
  }

  /** Makes room for a page that its holder keeps from now on. */
  add(held: Held): void {
    this.bytes += held.bytes;
    while (this.bytes > this.capacity && this.ring.length > 0) {
      this.hand %= this.ring.length;
      const { holder, page, bytes } = this.ring[this.hand]!;
      if (holder.used(page)) {
        this.hand++;
        continue;
      }
      holder.drop(page);
      this.bytes -= bytes;
      const last = this.ring.pop()!;
      if (this.hand < this.ring.length) this.ring[this.hand] = last;
    }
    this.ring.push(held);
  }
}
