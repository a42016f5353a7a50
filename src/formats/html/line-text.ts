/** Builds a page's text line by line as a browser lays it out, each character with its source. */

import type { Span } from "../../document/span.js";
import type { Place } from "./characters.js";
import type { Placed } from "./run.js";

/**
 * A stretch of the text and the range of the source it stands for. `source` of a literal is as long
 * as the stretch; of anything else (a reference, white space that collapsed, a `<br>`) the two have
 * lengths of their own. A stretch can be empty: source that shows nothing, as a soft hyphen.
 */
export interface Stretch extends Span {
  readonly source: Span;
  readonly literal: boolean;
  readonly place: Place;
}

export class LineText {
  readonly stretches: Stretch[] = [];
  readonly #texts: string[] = [];
  #length = 0;
  /** Whether the text ends with a line end, or is empty. */
  #atStart = true;
  /** White space that is shown only if something follows it on its line. */
  #pending: { readonly source: Span; readonly place: Place }[] = [];

  get length(): number {
    return this.#length;
  }

  get text(): string {
    return this.#texts.join("");
  }

  /** Ends the line, if one was begun. */
  breakLine(): void {
    this.#pending = [];
    if (!this.#atStart) this.#append("\n");
  }

  /** A line end written in the source, as `<br>`. */
  lineEnd(source: Span): void {
    this.#pending = [];
    this.#push("\n", source, false, "text");
  }

  add(pieces: readonly Placed[], preformatted = false): void {
    for (const piece of pieces) {
      const { place } = piece;
      const literal = piece.text.length === piece.end - piece.start;
      if (!literal) {
        this.#run(piece.text, piece, false, place, preformatted);
        continue;
      }
      for (const { 0: run, index } of piece.text.matchAll(
        /[ \t\n\f\r]+|\u00ad|[^ \t\n\f\r\u00ad]+/g,
      )) {
        const start = piece.start + index;
        this.#run(run, { start, end: start + run.length }, true, place, preformatted);
      }
    }
  }

  #run(run: string, source: Span, literal: boolean, place: Place, preformatted: boolean): void {
    const { start, end } = source;
    if (run === "\u00ad") {
      this.#push("", { start, end }, false, place);
    } else if (!/^[ \t\n\f\r]+$/.test(run)) {
      this.#flush();
      this.#push(run, { start, end }, literal, place);
    } else if (!preformatted) {
      this.#pending.push({ source: { start, end }, place });
    } else {
      this.#flush();
      const lines = run.replace(/\r\n?/g, "\n");
      this.#push(lines, { start, end }, literal && lines === run, place);
    }
  }

  #flush(): void {
    const shown = !this.#atStart;
    for (const [i, { source, place }] of this.#pending.entries()) {
      this.#push(i === 0 && shown ? " " : "", source, false, place);
    }
    this.#pending = [];
  }

  #push(text: string, { start, end }: Span, literal: boolean, place: Place): void {
    const from = this.#length;
    this.#append(text);
    this.stretches.push({
      start: from,
      end: this.#length,
      source: { start, end },
      literal,
      place,
    });
  }

  #append(text: string): void {
    if (text === "") return;
    this.#texts.push(text);
    this.#length += text.length;
    this.#atStart = text.endsWith("\n");
  }
}
