import { countWhile } from "./search.js";
import type { Span } from "./span.js";

interface Piece {
  readonly at: number;
  readonly length: number;
  readonly original: Span;
}

/**
 * The way back from a text that was made out of another: folded, shortened or read. Its pieces are added in
 * order; characters outside of them are the original's own, one for one, from the end of the piece before.
 */
export class OffsetMap {
  readonly #pieces: Piece[] = [];

  /** The `length` characters from `at` on, taken together, were written as the original's span. */
  replace(at: number, length: number, start: number, end: number): void {
    this.#pieces.push({ at, length, original: { start, end } });
  }

  /** The characters from `at` on are the original's from `start` on. */
  keep(at: number, start: number): void {
    this.replace(at, 0, start, start);
  }

  /** The original's span behind one character. */
  originalOf(at: number): Span {
    const pieces = this.#pieces;
    const next = countWhile(pieces.length, (i) => pieces[i]!.at + pieces[i]!.length <= at);
    const inside = pieces[next];
    if (inside && inside.at <= at) return inside.original;
    const before = pieces[next - 1];
    const start = before ? before.original.end + at - before.at - before.length : at;
    return { start, end: start + 1 };
  }

  /** The smallest span of the original that covers a span. */
  toOriginal(start: number, end: number): Span {
    return {
      start: this.originalOf(start).start,
      end: this.originalOf(Math.max(start, end - 1)).end,
    };
  }
}
