/**
 * Distant supervision: the spans of a text to mask so that no combination of the terms that stay is
 * shared by fewer than k individuals of an index. (Papadopoulou et al. 2022, section 3.2.)
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
  const terms = [...new Set(finder.find(text).map(({ term }) => term))];
  const { masked, combinations } = index.protect(terms, options);
  return { masks: finder.occurrences(text, masked), combinations };
}
