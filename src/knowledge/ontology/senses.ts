/** Of the concepts that a term may mean, those that it means here. */

import type { SemanticType } from "../../document/types.js";
import type { Graph } from "./graph.js";
import { isName, keyOf } from "./key.js";
import { type Fit, mayName } from "./types.js";

export interface Occasion {
  readonly type?: SemanticType;
  /** Of a detector. */
  readonly subtype?: string;
  /** Words around the mention, as a key with a space at both ends; empty if there are no words. */
  readonly around: string;
}

/**
 * The concepts left of `meanings` (most usual first), best first. Several stay only where no context
 * tells them apart and none is much more usual: only what is true of all of them may then be said.
 */
export function chooseSenses(
  graph: Graph,
  tierOf: Fit,
  mention: string,
  meanings: readonly number[],
  { type, subtype, around }: Occasion,
): readonly number[] {
  const written = meanings.filter((concept) => mayName(mention, graph.name(concept)));
  const fits = written.map((concept) => tierOf(concept, type));
  const best = Math.min(...fits.map((tier) => tier ?? Number.POSITIVE_INFINITY));
  if (best === Number.POSITIVE_INFINITY) return [];
  let senses = written.filter((_, i) => fits[i] === best);
  if (isName(mention) && type !== "DEM" && type !== "MISC") {
    const names = senses.filter((concept) => isName(graph.name(concept)));
    if (names.length > 0) senses = names;
  }
  // what a detector found as a country is the country, however large its capital
  const found = senses.filter((concept) => tierOf.ofSubtype(concept, subtype));
  if (found.length > 0) senses = found;
  if (senses.length === 1) return senses;
  if (!isName(graph.name(senses[0]!))) {
    const usual = graph.frequency(senses[0]!);
    return senses.filter((concept) => graph.frequency(concept) * PLAIN >= usual).slice(0, MOST);
  }
  const told = senses.map((concept) => toldByContext(graph, concept, around));
  const most = Math.max(...told);
  if (most > 0) senses = senses.filter((_, i) => told[i] === most);
  const mostUsual = Math.max(...senses.map((concept) => graph.frequency(concept)));
  return senses
    .filter((concept) => graph.frequency(concept) * DOMINANCE >= mostUsual)
    .sort((a, b) => graph.frequency(b) - graph.frequency(a))
    .slice(0, MOST);
}

/** A sense so many times more usual than another leaves it out. */
const DOMINANCE = 5;
/** A common noun means its first sense when that is so many times more usual than another. */
const PLAIN = 2;
const MOST = 12;

/** How many of the places above a concept are in the context: 'Georgia' near 'Caucasus' or 'United States'. */
export function toldByContext(graph: Graph, concept: number, around: string): number {
  if (around === "") return 0;
  let told = 0;
  for (const above of graph.above(concept)) {
    const where = placeOf(graph.name(above));
    if (where !== undefined && isNamed(where, around)) told++;
  }
  return told;
}

/** The concepts above all of some others, nearest to the first one first. */
export function commonAbove(graph: Graph, concepts: readonly number[]): number[] {
  const [first, ...others] = concepts;
  const all = [...graph.above(first!)].slice(1);
  return all.filter((above) => others.every((other) => graph.above(other).has(above)));
}

/** The place of 'town in Norway'. */
const placeOf = (name: string): string | undefined => / in (.+)$/.exec(name)?.[1];

/** Letters that a country and its people share: 'Norway' and 'Norwegian'. */
const STEM = 4;

/** Whether a place or its people are in the context. */
function isNamed(place: string, around: string): boolean {
  const key = keyOf(place);
  if (around.includes(` ${key} `)) return true;
  if (key.length <= STEM || key.includes(" ")) return false;
  return new RegExp(` ${key.slice(0, STEM)}\\p{L}*(?:an|ese|ish|ic|ch|i) `, "u").test(around);
}
