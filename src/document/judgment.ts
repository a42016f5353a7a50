import type { Mention } from "./document.js";

/**
 * People mask what they would mask with at least this probability, as the recognizer reads it.
 * Chosen on development data, docs/benchmarks.md.
 */
export const MASKING_THRESHOLD = 0.4;

/**
 * The highest probability in [0, 1] that somebody would mask one of an entity's mentions: it is
 * masked as a whole, and one revealing place is enough. Undefined if no model has judged any.
 */
export function probabilityOfMasking(mentions: readonly Mention[]): number | undefined {
  const judged = mentions.flatMap(({ decision }) => (decision ? [1 - decision.NO_MASK] : []));
  return judged.length === 0 ? undefined : Math.max(...judged);
}
