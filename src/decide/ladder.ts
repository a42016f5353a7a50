/** Levels between keeping an entity and masking it, and the problem they make. */

import type { Assessed, Entity, RiskyCombination } from "../document/document.js";
import type { Choice, Member, Problem } from "./problem.js";

/** One level of an entity's ladder: vaguer words that could replace it. */
interface Level {
  readonly words: string;
  /** Share of the entity's information that is lost, in [0, 1]. */
  readonly loss: number;
  /** Whether words as vague as these are enough to break a combination the entity is part of. */
  breaks(combination: RiskyCombination): boolean;
}

/** An entity's levels from the most specific to the vaguest; masking is above them. */
export type LadderOf = (entity: Entity) => readonly Level[];

const NO_LEVELS: LadderOf = () => [];

/**
 * What is to be decided. What is masked in any case, as direct identifiers are, is a combination of
 * its own that nothing but masking breaks.
 */
export function problemOf(
  { entities, risks }: Pick<Assessed, "entities" | "risks">,
  required: ReadonlySet<string>,
  costs: ReadonlyMap<string, number>,
  ladder: LadderOf = NO_LEVELS,
): Problem {
  const ladders = new Map(entities.map((entity) => [entity.id, ladder(entity)]));
  const choices = entities.map(({ id }): Choice => {
    const cost = costs.get(id) ?? 0;
    return { id, costs: [...ladders.get(id)!.map(({ loss }) => loss * cost), cost] };
  });
  const masked = (id: string): Member => ({ id, levels: [ladders.get(id)!.length + 1] });
  const combinations = risks.map((risk) =>
    [...new Set(risk.entities)].map((id): Member => {
      const breaking = ladders.get(id)!.flatMap((level, i) => (level.breaks(risk) ? [i + 1] : []));
      return { id, levels: [...breaking, ...masked(id).levels] };
    }),
  );
  return { choices, combinations: [...[...required].map((id) => [masked(id)]), ...combinations] };
}
