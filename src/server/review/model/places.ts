/** The way back from the output to the original. */

import { countWhile } from "../../../document/search.js";
import type { Span } from "../../../document/span.js";
import type { Output, OutputReplacement } from "./output.js";

export class Places {
  readonly #replacements: Output["replacements"];

  constructor({ replacements }: Output) {
    this.#replacements = replacements;
  }

  /** The first replacement that ends after a place. */
  #from(outStart: number): number {
    const all = this.#replacements;
    return countWhile(all.length, (i) => all[i]!.outEnd <= outStart);
  }

  /** The replacement a stretch of the output touches. */
  replacementAt(outStart: number, outEnd: number): OutputReplacement | undefined {
    const next = this.#replacements[this.#from(outStart)];
    return next && next.outStart < outEnd ? next : undefined;
  }

  /**
   * The original span of a stretch; null where it reaches into a replacement; 'replacement' where it
   * lies inside a label or a step of a ladder, which may well share words with some original.
   */
  at(outStart: number, outEnd: number): Span | null | "replacement" {
    const touched = this.replacementAt(outStart, outEnd);
    if (touched) {
      const inside = touched.outStart <= outStart && outEnd <= touched.outEnd;
      return inside && !touched.free ? "replacement" : null;
    }
    const before = this.#replacements[this.#from(outStart) - 1];
    const shift = before ? before.end - before.outEnd : 0;
    return { start: outStart + shift, end: outEnd + shift };
  }
}
