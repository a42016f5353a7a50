/**
 * What masked words still show elsewhere in an output. The last check before anything is released:
 * 'all but one' is the classic leak.
 */

import { overlaps, type Span } from "../../../document/span.js";
import type { Analysis } from "../../engine/analysis.js";
import type { Output } from "./output.js";
import { Places } from "./places.js";
import type { ReviewState } from "./state.js";
import { hiddenSurfaces, SurfaceFinder } from "./surfaces.js";

export interface Residue {
  /** The hidden mention whose words show. */
  readonly mention: string;
  /** Their places in the output. */
  readonly outStart: number;
  readonly outEnd: number;
  /** Their places in the original; null inside a replacement. */
  readonly source: Span | null;
  /** A person looked at this very place and left it: not a leak by oversight. */
  readonly accepted: boolean;
}

/** Every place where the words of a hidden mention stand in the output, in order. */
export function residueOf(analysis: Analysis, state: ReviewState, output: Output): Residue[] {
  const finder = new SurfaceFinder(hiddenSurfaces(analysis, state));
  const places = new Places(output);
  const lookedAt = spansLookedAt(state);
  return finder.find(output.text).flatMap(({ mention, start: outStart, end: outEnd }) => {
    const source = places.at(outStart, outEnd);
    if (source === "replacement") return [];
    const accepted = source !== null && lookedAt.some((span) => overlaps(span, source));
    return [{ mention, outStart, outEnd, source, accepted }];
  });
}

/** Spans a person decided to keep, said to be no mention, or dismissed as a suspect. */
function spansLookedAt({ mentions, removed, dismissed }: ReviewState): Span[] {
  const kept = [...mentions.values()].filter(({ state, decided }) => decided && state === "keep");
  const suspects = Array.from(dismissed, spanOfSuspect);
  return [...kept, ...removed, ...suspects];
}

/** The span a suspect's id names: it is `START-END`. */
function spanOfSuspect(id: string): Span {
  const [start = 0, end = 0] = id.split("-").map(Number);
  return { start, end };
}
