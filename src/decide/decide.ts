/**
 * The third stage: what is the least we must hide?
 *
 * Pure: the same entities, risks and options give the same decisions.
 */

import type { Assessed, Decided, Decision, Entity } from "../document/document.js";
import type { Span } from "../document/span.js";
import { TYPE_PROPERTIES } from "../document/types.js";
import { type Solver, solve } from "./solve.js";

export interface DecideOptions {
  /** `all` entities, those of a `specific` type, or what the risk measures ask for. */
  readonly strategy: "all" | "specific" | "risk";
  readonly solver: Solver;
  /** Seed of the random solver. */
  readonly seed: number;
  /** Information content of spans of a text, in nats, from a language model where one is loaded. */
  readonly informationContent?: (text: string, spans: readonly Span[]) => readonly number[];
}

export type Decide = (assessed: Assessed) => Promise<Decided>;

export function createDecide(options: DecideOptions): Decide {
  return async (assessed) => {
    const reasons =
      options.strategy === "risk"
        ? await byRisk(assessed, options)
        : byType(assessed, options.strategy === "specific");
    const decisions = assessed.entities.map((entity): Decision => {
      const why = reasons.get(entity.id);
      return why
        ? { entity: entity.id, action: "mask", reasons: why }
        : { entity: entity.id, action: "keep", reasons: [keptBecause(entity, options)] };
    });
    return { ...assessed, decisions };
  };
}

/** Reasons to mask, by entity id; an entity without one is kept. */
type Reasons = ReadonlyMap<string, readonly string[]>;

function byType({ entities }: Assessed, onlySpecific: boolean): Reasons {
  const chosen = entities.filter(({ type }) => !onlySpecific || TYPE_PROPERTIES[type].specific);
  const reason = (entity: Entity) =>
    entity.identifier === "DIRECT"
      ? "a direct identifier"
      : `the strategy masks every entity of type ${entity.type}`;
  return new Map(chosen.map((entity) => [entity.id, [reason(entity)]]));
}

async function byRisk(assessed: Assessed, options: DecideOptions): Promise<Reasons> {
  const { entities, risks } = assessed;
  const direct = entities.filter(({ identifier }) => identifier === "DIRECT").map(({ id }) => id);
  const masked = await solve({
    entities: costsOf(assessed, options),
    combinations: risks.map((risk) => risk.entities),
    fixed: direct,
    solver: options.solver,
    seed: options.seed,
  });
  const reasons = new Map<string, string[]>([...masked].map((id) => [id, []]));
  for (const id of direct) reasons.get(id)?.push("a direct identifier");
  for (const risk of risks) {
    const others =
      risk.entities.length > 1 ? ` together with ${risk.entities.length - 1} more` : "";
    for (const id of risk.entities) {
      reasons.get(id)?.push(`risky${others} by ${risk.measure}: ${risk.evidence}`);
    }
  }
  return reasons;
}

/**
 * What is lost by masking each entity: the information content of its mentions. Without a language
 * model their characters stand in for it, since longer words tend to carry more.
 */
function costsOf({ document, mentions, entities }: Assessed, options: DecideOptions) {
  const content =
    options.informationContent?.(document.text, mentions) ??
    mentions.map(({ start, end }) => end - start);
  return entities.map((entity) => ({
    id: entity.id,
    cost: entity.mentions.reduce((sum, index) => sum + content[index]!, 0),
  }));
}

function keptBecause(entity: Entity, { strategy }: DecideOptions): string {
  return strategy === "risk"
    ? "no measure found it risky, or masking another entity of each combination is enough"
    : `type ${entity.type} is not among those the strategy masks`;
}
