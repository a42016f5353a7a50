/**
 * The least to hide from a finished text before an attack on it fails: what gives the attacker most per
 * nat of information goes first, and what turns out not to be needed comes back, the costliest first.
 */

import type { Span } from "../../document/span.js";
import type { PeopleRank } from "../../evaluate/attack/people-rank.js";
import { blanked, isSafe, type Target } from "./opponent.js";

/** Something that is hidden as a whole: all mentions of an entity, all places of a word. */
export interface Unit {
  readonly spans: readonly Span[];
  /** Information content of the spans, nats. */
  readonly cost: number;
}

export interface Hidden<One extends Unit> {
  readonly units: readonly One[];
  /** By unit, the probability that hiding it takes from the person with the others hidden. */
  readonly gains: ReadonlyMap<One, number>;
  /** How the attack goes with the units hidden. */
  readonly rank: PeopleRank;
}

/**
 * @param unitsAt what can be hidden at places of a clue; nothing where it must stay
 * @returns all that speaks for the person, where hiding it does not make the text safe
 */
export async function leastToHide<One extends Unit>(
  text: string,
  target: Target,
  bound: number,
  unitsAt: (places: readonly Span[]) => readonly One[],
): Promise<Hidden<One>> {
  const units = new Set<One>();
  let rank = await target(text);
  while (!isSafe(rank, bound)) {
    const best = mostTelling(rank, units, unitsAt);
    if (best === undefined) return { units: [...units], gains: new Map(), rank };
    units.add(best);
    rank = await target(blanked(text, spansOf(units)));
  }
  const gains = new Map<One, number>();
  for (const unit of [...units].sort((a, b) => b.cost - a.cost)) {
    units.delete(unit);
    const shown = await target(blanked(text, spansOf(units)));
    if (isSafe(shown, bound)) rank = shown;
    else {
      units.add(unit);
      gains.set(unit, Math.max(0, shown.probability - rank.probability));
    }
  }
  return { units: [...units], gains, rank };
}

/** Hiding less than a nat costs no less: else words that say nothing would be hidden first. */
const LEAST_COST = 1;

/** The unit whose clues weigh most per nat. */
function mostTelling<One extends Unit>(
  { clues }: PeopleRank,
  hidden: ReadonlySet<One>,
  unitsAt: (places: readonly Span[]) => readonly One[],
): One | undefined {
  const weights = new Map<One, number>();
  for (const { weight, places } of clues()) {
    const units = unitsAt(places).filter((unit) => !hidden.has(unit));
    for (const unit of units) {
      weights.set(unit, (weights.get(unit) ?? 0) + weight / units.length);
    }
  }
  const worth = ([unit, weight]: readonly [One, number]) =>
    weight / Math.max(LEAST_COST, unit.cost);
  return [...weights].sort((a, b) => worth(b) - worth(a))[0]?.[0];
}

const spansOf = (units: ReadonlySet<Unit>): Span[] => [...units].flatMap(({ spans }) => spans);
