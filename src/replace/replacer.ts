import type { Entity, Mention } from "../document/document.js";

/** Something that may stand in place of a mention. */
export interface Candidate {
  readonly text: string;
  /** Steps of abstraction above the original; 0 is the original itself. */
  readonly level: number;
  /** The preposition it asks for: after another one, 'on 4 June' becomes 'on a day in June'. */
  readonly preposition?: string;
}

/** What a replacer is asked about. */
export interface Occasion {
  /** The mention's words. */
  readonly original: string;
  /** What stands just before it, up to 40 characters. */
  readonly before: string;
  readonly mention: Mention;
  readonly entity: Entity;
  /** The entity's number among those of its type: the same thing has the same number. */
  readonly number: number;
}

/**
 * A way of replacing; users may pass their own.
 * `candidates` come most specific first; none at all means that the label stands in.
 */
export interface Replacer {
  readonly name: string;
  candidates(occasion: Occasion): readonly Candidate[];
}
