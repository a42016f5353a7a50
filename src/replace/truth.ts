/**
 * Whether a candidate is true of the original: dates by the calendar, amounts by their intervals,
 * everything else by the ontology's paths, and where the ontology does not know both, by how near
 * their meanings are. Where nothing can be shown the answer is `unknown`.
 */

import type { Truth } from "../document/document.js";
import type { SemanticType } from "../document/types.js";
import type { Ontology } from "../knowledge/ontology/ontology.js";
import { parseQuantity } from "../language/quantity/quantity.js";
import { type Hemisphere, parseTime, timeExtent } from "../language/time/time.js";
import { cosine, type Embedder } from "../models/embedder.js";

export interface TruthOptions {
  readonly hemisphere?: Hemisphere;
  readonly ontology?: Ontology;
}

/** By arithmetic and ontology alone. */
export function truthOf(
  type: SemanticType,
  original: string,
  candidate: string,
  { hemisphere, ontology }: TruthOptions = {},
): Truth {
  switch (type) {
    case "DATETIME":
      return truthOfTime(original, candidate, hemisphere);
    case "QUANTITY":
      return truthOfAmount(original, candidate);
    default: {
      const bare = candidate.replace(/^(?:an?|the) /i, "");
      const subsumed = ontology?.subsumes(bare, original, { type });
      return subsumed === undefined ? "unknown" : subsumed ? "true" : "false";
    }
  }
}

/** The candidate's days include all days of the original. */
function truthOfTime(original: string, candidate: string, hemisphere: Hemisphere = "north"): Truth {
  const [inner, outer] = [original, candidate].map((text) => {
    const time = parseTime(text);
    return time && timeExtent(time, hemisphere);
  });
  if (!inner || !outer) return "unknown";
  return outer.from <= inner.from && inner.to <= outer.to ? "true" : "false";
}

/** The candidate's interval contains the original's, in the same unit. */
function truthOfAmount(original: string, candidate: string): Truth {
  const [inner, outer] = [parseQuantity(original), parseQuantity(candidate)];
  if (!inner || !outer || inner.kind !== outer.kind || inner.unit !== outer.unit) return "unknown";
  return outer.min <= inner.min && inner.max <= outer.max ? "true" : "false";
}

/** Below it words have nothing to do with each other, in the shipped embedder's measure. */
const UNRELATED = 0.1;

/**
 * The answer of `truthOf`, or where that is `unknown`, `false` for words that have nothing to do with
 * the original. Nearness alone never shows that something is true.
 */
export async function truthByMeaning(
  known: Truth,
  original: string,
  candidate: string,
  embedder: Embedder,
): Promise<Truth> {
  if (known !== "unknown") return known;
  const [a, b] = await embedder.embed([original, candidate]);
  return cosine(a!, b!) < UNRELATED ? "false" : "unknown";
}
