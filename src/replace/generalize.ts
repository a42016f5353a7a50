/**
 * True but vaguer words by rule: dates climb to month, season, year, decade; amounts to ranges with
 * their unit. What no rule covers has no candidate here, and the label stands in.
 */

import type { SemanticType } from "../document/types.js";
import { type Hemisphere, generalizeTime } from "./dates.js";
import { generalizeQuantity } from "./quantities.js";
import type { Candidate, Occasion, Replacer } from "./replacer.js";

export function generalize(options: { readonly hemisphere?: Hemisphere } = {}): Replacer {
  const ladders: Partial<Record<SemanticType, (occasion: Occasion) => readonly Candidate[]>> = {
    DATETIME: ({ original, before }) => generalizeTime(original, { ...options, before }),
    QUANTITY: ({ original }) => generalizeQuantity(original),
  };
  return {
    name: "generalize",
    candidates: (occasion) => ladders[occasion.entity.type]?.(occasion) ?? [],
  };
}
