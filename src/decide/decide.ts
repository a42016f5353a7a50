/**
 * The third stage: what is the least we must hide?
 *
 * Pure: the same entities, risks and options give the same decisions.
 */

import type { Assessed, Cost, Decided, Decision, Entity } from "../document/document.js";
import { kindOf } from "../document/kinds.js";
import type { Span } from "../document/span.js";
import { TYPE_PROPERTIES } from "../document/types.js";
import { withinBudget } from "./budget.js";
import { giveawaysOf } from "./giveaways.js";
import { type LadderOf, problemOf } from "./ladder.js";
import { holdingNames } from "./names.js";
import type { Solution } from "./problem.js";
import {
  entitiesToKeep,
  entitiesToMask,
  excludeKept,
  type KindTreatments,
  type TreatmentOf,
  type Treatments,
  treatmentByKind,
  treatmentOf,
} from "./roles.js";
import { type Solver, solve } from "./solve.js";

export interface DecideOptions {
  /** `all` entities, those of a `specific` type, or what the risk measures ask for. */
  readonly strategy: "all" | "specific" | "risk";
  readonly solver: Solver;
  /** Seed of the random solver and of the local search. */
  readonly seed: number;
  /** Time limit in seconds; after it the best choice so far is used, with its gap. Default 5. */
  readonly timeLimitSeconds?: number;
  /** Limits on remaining risk and hidden information, in [0, 1]; the assessment has applied `risk`. */
  readonly budget?: { readonly risk?: number; readonly information?: number };
  /** Information content of spans of a text, in nats, from a language model where one is loaded. */
  readonly informationContent?: (
    text: string,
    spans: readonly Span[],
  ) => readonly number[] | Promise<readonly number[]>;
  /** People of these roles are kept or masked whatever the measures say. */
  readonly roles?: Treatments;
  /** The same for kinds of mentions, as illnesses and phones; a role's treatment wins. */
  readonly kinds?: KindTreatments;
  /** Levels between keeping and masking; absent: none. */
  readonly ladder?: LadderOf;
}

/** @throws BUDGET_CONTRADICTORY where the two budgets contradict each other */
export type Decide = (assessed: Assessed) => Promise<Decided>;

export function createDecide(options: DecideOptions): Decide {
  return async (assessed) => {
    const costs = await costsOf(assessed, options);
    const total = [...costs.values()].reduce((sum, cost) => sum + cost, 0);
    const treated = treatmentOf(assessed.mentions, options.roles, options.kinds);
    const kept = entitiesToKeep(assessed.entities, treated);
    if (options.strategy !== "risk") {
      const chosen = byType(assessed, options.strategy === "specific", treated);
      for (const id of holdingNames(assessed, new Set(chosen.keys()))) chosen.set(id, [HOLDS_NAME]);
      const hidden = [...chosen.keys()].reduce((sum, id) => sum + costs.get(id)!, 0);
      const cost = { hidden, total, bound: hidden };
      return { ...assessed, decisions: decisionsOf(assessed, chosen, options), cost };
    }
    const needed = entitiesToMask(assessed.entities, treated);
    const holding = holdingNames(assessed, needed);
    let masked = new Set([...needed, ...holding]);
    let { risks, solution } = await byRisk(assessed, masked, { costs, kept }, options);
    const hidden = new Set(solution.levels.keys());
    const giveaways = new Set([...giveawaysOf(assessed, hidden)].filter((id) => !kept.has(id)));
    if (giveaways.size > 0) {
      masked = new Set([...masked, ...giveaways]);
      ({ risks, solution } = await byRisk(assessed, masked, { costs, kept }, options));
    }
    const reasons = reasonsOf({ ...assessed, risks }, solution, { needed, holding, giveaways });
    const cost: Cost = { hidden: solution.cost, total, bound: solution.bound };
    const decisions = decisionsOf(assessed, reasons, options, solution.levels);
    return { ...assessed, risks, decisions, cost };
  };
}

/** Reasons to mask, by entity id; an entity without one is kept. */
type Reasons = Map<string, readonly string[]>;

const HOLDS_NAME = "holds a name that is hidden";
const TELLS = "gives away something that is hidden";

function byType(
  { entities, mentions }: Assessed,
  onlySpecific: boolean,
  treated: TreatmentOf,
): Reasons {
  const chosen = entities.filter(
    (entity) =>
      treated(entity) !== "keep" &&
      (!onlySpecific ||
        treated(entity) === "mask" ||
        TYPE_PROPERTIES[entity.type].specific ||
        entity.mentions.some((i) => mentions[i]!.given)),
  );
  const reason = (entity: Entity) =>
    entity.identifier === "DIRECT"
      ? "a direct identifier"
      : `the strategy masks every entity of type ${entity.type}`;
  return new Map(chosen.map((entity) => [entity.id, [reason(entity)]]));
}

async function byRisk(
  assessed: Assessed,
  masked: ReadonlySet<string>,
  { costs, kept }: { costs: ReadonlyMap<string, number>; kept: ReadonlySet<string> },
  options: DecideOptions,
): Promise<{ risks: Assessed["risks"]; solution: Solution }> {
  const { entities } = assessed;
  const least = async (all: Assessed["risks"]) => {
    const risks = excludeKept(all, kept);
    const problem = problemOf({ entities, risks }, masked, costs, options.ladder);
    return { risks, solution: await solve(problem, options) };
  };
  const share = options.budget?.information;
  if (share === undefined) return least(assessed.risks);
  return withinBudget(assessed, { share, risk: options.budget?.risk, costs }, least);
}

function reasonsOf(
  { entities, risks }: Assessed,
  { levels }: Solution,
  {
    needed,
    holding,
    giveaways,
  }: Readonly<Record<"needed" | "holding" | "giveaways", ReadonlySet<string>>>,
): Reasons {
  const reasons = new Map<string, string[]>([...levels.keys()].map((id) => [id, []]));
  for (const { id, identifier, role } of entities) {
    if (identifier === "DIRECT") reasons.get(id)?.push("a direct identifier");
    else if (needed.has(id)) {
      const masked =
        role === undefined
          ? "the policy masks this kind"
          : `the policy masks people who are ${role}`;
      reasons.get(id)?.push(masked);
    } else if (holding.has(id)) reasons.get(id)?.push(HOLDS_NAME);
    else if (giveaways.has(id)) reasons.get(id)?.push(TELLS);
  }
  for (const risk of risks) {
    const others =
      risk.entities.length > 1 ? ` together with ${risk.entities.length - 1} more` : "";
    for (const id of risk.entities) {
      reasons.get(id)?.push(`risky${others} by ${risk.measure}: ${risk.evidence}`);
    }
  }
  return reasons;
}

function decisionsOf(
  { entities, mentions }: Assessed,
  reasons: Reasons,
  options: DecideOptions,
  levels?: ReadonlyMap<string, number>,
): Decision[] {
  return entities.map((entity): Decision => {
    const why = reasons.get(entity.id);
    if (!why) {
      const first = mentions[entity.mentions[0]!]!;
      const { common } = first;
      const treatment = treatmentByKind(first, options.kinds ?? {}) ?? options.kinds?.default;
      const reason =
        treatment === "keep"
          ? `the policy keeps mentions of the kind '${kindOf(first) ?? TYPE_PROPERTIES[first.type].name}'`
          : common === undefined
            ? keptBecause(entity, options)
            : `${common}: it singles out nobody`;
      return { entity: entity.id, action: "keep", reasons: [reason] };
    }
    const ladder = options.ladder?.(entity) ?? [];
    const level = ladder.length > 0 ? levels?.get(entity.id) : undefined;
    return {
      entity: entity.id,
      action: "mask",
      ...(level === undefined ? {} : { words: ladder.slice(level - 1).map(({ words }) => words) }),
      reasons: why,
    };
  });
}

/**
 * What is lost by masking each entity: the information content of its mentions. Without a language
 * model their characters are used instead, since longer words tend to carry more.
 */
async function costsOf(
  { document, mentions, entities }: Assessed,
  options: DecideOptions,
): Promise<ReadonlyMap<string, number>> {
  const content =
    (await options.informationContent?.(document.text, mentions)) ??
    mentions.map(({ start, end }) => end - start);
  return new Map(
    entities.map((entity) => [
      entity.id,
      entity.mentions.reduce((sum, index) => sum + content[index]!, 0),
    ]),
  );
}

function keptBecause(entity: Entity, { strategy, roles = {} }: DecideOptions): string {
  if (entity.role && roles[entity.role] === "keep") {
    return entity.role === "official"
      ? "the policy keeps people who act in public"
      : `the policy keeps people who are ${entity.role}`;
  }
  return strategy === "risk"
    ? "no measure found it risky, or hiding another entity of each combination is enough"
    : `type ${entity.type} is not among those the strategy masks`;
}
