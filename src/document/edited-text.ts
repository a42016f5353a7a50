import type { Span } from "./span.js";

/** A text with words put in place of some of its stretches, which are given in reading order. */
export class EditedText {
  readonly #source: string;
  #at: number;
  #written = "";

  /** @param from where the part to be edited begins */
  constructor(source: string, from = 0) {
    this.#source = source;
    this.#at = from;
  }

  /** How far the source is copied or replaced. */
  get at(): number {
    return this.#at;
  }

  /** What is written up to there. */
  get written(): string {
    return this.#written;
  }

  /** Puts words in place of what is left of a stretch. @returns where they are in the new text */
  replace(start: number, end: number, words: string): Span {
    this.#copy(start);
    const place = { start: this.#written.length, end: this.#written.length + words.length };
    this.#written += words;
    this.#at = Math.max(this.#at, end);
    return place;
  }

  /** The new text, the rest of the source copied. */
  finish(end = this.#source.length): string {
    this.#copy(end);
    return this.#written;
  }

  #copy(to: number): void {
    this.#written += this.#source.slice(this.#at, Math.max(this.#at, to));
    this.#at = Math.max(this.#at, to);
  }
}
