import type { Mention } from "../../document/document.js";
import { countWhile } from "../../document/search.js";
import { overlaps } from "../../document/span.js";

/** Non-overlapping mentions, found by place: a sorted array searched by halves. */
export class Taken {
  readonly #list: Mention[] = [];

  #indexOf(start: number): number {
    return countWhile(this.#list.length, (i) => this.#list[i]!.start < start);
  }

  overlapping(span: Mention): Mention[] {
    const found: Mention[] = [];
    for (let i = Math.max(0, this.#indexOf(span.start) - 1); i < this.#list.length; i++) {
      const one = this.#list[i]!;
      if (one.start >= span.end) break;
      if (overlaps(one, span)) found.push(one);
    }
    return found;
  }

  add(mention: Mention): void {
    this.#list.splice(this.#indexOf(mention.start), 0, mention);
  }

  replace(old: Mention, mention: Mention): void {
    this.#list[this.#list.indexOf(old, Math.max(0, this.#indexOf(old.start)))] = mention;
  }

  remove(mention: Mention): void {
    this.#list.splice(this.#list.indexOf(mention, Math.max(0, this.#indexOf(mention.start))), 1);
  }

  inOrder(): Mention[] {
    return this.#list;
  }
}
