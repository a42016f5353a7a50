/** What is known of a text before detection, as the mention that it is. */

import type { GivenMention, Mention } from "./document.js";
import type { Span } from "./span.js";

/** A given mention wherever it is. */
export type GivenKind = Omit<GivenMention, keyof Span>;

/** Words that are known whole, as those of a cell. */
export interface GivenValue {
  readonly words: string;
  readonly given: GivenKind;
}

export const givenMention = ({
  start,
  end,
  type,
  subtype,
  way,
  replacement,
}: GivenMention): Mention => ({
  start,
  end,
  type,
  ...(subtype && { subtype }),
  score: 1,
  detector: "column",
  evidence: { rule: "column" },
  given: {
    ...(way !== undefined && { way }),
    ...(replacement !== undefined && { replacement }),
  },
});
