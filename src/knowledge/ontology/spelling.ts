/** Linking by spelling alone: longer terms that begin so, and terms that differ by a letter or two. */

import { distance } from "fastest-levenshtein";
import type { Graph } from "./graph.js";
import { isName, keyOf } from "./key.js";
import type { Occasion } from "./senses.js";
import type { Fit } from "./types.js";

/** Share of a term's length that the edit distance may reach (the paper's threshold). */
const MAX_EDITS = 0.15;

/** More terms than this that begin with a mention say nothing about it. */
const MOST_LONGER = 8;

/** Letters at the start that must agree, so that few terms are compared. */
const PREFIX = 3;

/** Letters at the end that must agree: another ending is another word ('right-handed', 'right-hander'). */
const ENDING = 2;

/** The names of smaller towns differ by a letter too often. */
export const LARGE_TOWN = 100_000;

interface Spelled {
  readonly how: "contained" | "edit";
  readonly concepts: readonly number[];
  readonly term: string;
  readonly by: "spelling";
}

/** @param choose the meanings that fit the occasion */
export function createSpellingLinker(
  graph: Graph,
  tierOf: Fit,
  choose: (mention: string, meanings: readonly number[], occasion: Occasion) => readonly number[],
): (mention: string, occasion: Occasion) => Spelled | undefined {
  /** Longer terms that begin with the mention: 'Brighton' in 'Brighton and Hove'. */
  function contained(mention: string, occasion: Occasion): Spelled | undefined {
    const key = keyOf(mention);
    if (!isName(mention) || key.length < 5) return undefined;
    if (occasion.type === "MISC" || (occasion.type !== "LOC" && !key.includes(" ")))
      return undefined;
    const longer = new Set<number>();
    let terms = 0;
    for (const { concepts } of graph.startingWith(`${key} `)) {
      if (++terms > MOST_LONGER) return undefined;
      for (const concept of concepts) if (isName(graph.name(concept))) longer.add(concept);
    }
    const fitting = [...longer].filter(
      (concept) =>
        tierOf(concept, occasion.type) === 0 &&
        (occasion.type !== "LOC" || graph.frequency(concept) > 0),
    );
    return fitting.length > 0
      ? { how: "contained", concepts: fitting, term: key, by: "spelling" }
      : undefined;
  }

  /** The terms nearest in spelling that begin and end alike. */
  function edit(mention: string, occasion: Occasion): Spelled | undefined {
    const key = keyOf(mention);
    const most = Math.floor(key.length * MAX_EDITS);
    if (most === 0) return undefined;
    const ending = key.slice(-ENDING);
    let least = most;
    let nearest: number[] = [];
    for (const { key: term, concepts } of graph.startingWith(key.slice(0, PREFIX))) {
      if (Math.abs(term.length - key.length) > least || !term.endsWith(ending)) continue;
      const edits = distance(term, key);
      if (edits > least) continue;
      if (edits < least) nearest = [];
      least = edits;
      nearest.push(...concepts);
    }
    const concepts = choose(mention, nearest, occasion).filter((concept) => {
      if (isName(mention) !== isName(graph.name(concept))) return false;
      return tierOf(concept, "LOC") !== 0 || graph.frequency(concept) >= LARGE_TOWN;
    });
    return concepts.length > 0 ? { how: "edit", concepts, term: key, by: "spelling" } : undefined;
  }

  return (mention, occasion) => contained(mention, occasion) ?? edit(mention, occasion);
}
