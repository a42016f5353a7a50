/**
 * Distant supervision: the spans of a text to mask so that no combination of the terms that stay is
 * shared by fewer than k individuals of an index. A date that nobody in the index has is masked, since
 * what the index does not know is risky. (Papadopoulou et al. 2022, section 3.2.)
 */

import type { Span } from "../../../document/span.js";
import type { ProtectOptions, SharedTerms, TermIndex } from "../index/term-index.js";
import type { TermFinder } from "./term-finder.js";

export interface SilverLabels {
  /** What to mask, in order, apart from each other: every place of every masked term. UTF-16. */
  readonly masks: readonly Span[];
  /** The combinations that were broken by it. */
  readonly combinations: readonly SharedTerms[];
}

/** @throws USAGE for k below 2; INDEX_CORRUPT */
export function labelText(
  index: Pick<TermIndex, "protect">,
  finder: TermFinder,
  text: string,
  options: ProtectOptions = {},
): SilverLabels {
  const found = finder.find(text);
  const known = found.filter(({ unknown }) => !unknown).map(({ term }) => term);
  const unknown = [...new Set(found.filter((match) => match.unknown).map(({ term }) => term))];
  const { masked, combinations } = index.protect([...new Set(known)], options);
  return {
    masks: finder.occurrences(text, [...unknown, ...masked]),
    combinations: [...unknown.map((term) => ({ terms: [term], individuals: 0 })), ...combinations],
  };
}
