/**
 * The stage `until-safe`, around `replace` where a policy has `until_safe`: does an attack on the finished
 * text still name the person? While it does, more is hidden, and the new text is attacked again. What comes
 * out has withstood the attack; a text that cannot is refused.
 */

import type { Decided, Safety, Sanitized } from "../../document/document.js";
import type { Span } from "../../document/span.js";
import { errors, type PalimpsestError } from "../../errors.js";
import type { PeopleRank } from "../../evaluate/attack/people-rank.js";
import type { Replace } from "../../replace/replace.js";
import { leastToHide } from "./least.js";
import { isSafe, type Opponent } from "./opponent.js";
import { type HideableUnit, hideableAt, NOTHING, withExtra, withUnits } from "./units.js";

export interface UntilSafeOptions {
  readonly opponent: () => Promise<Opponent>;
  /** The most probability that the attacker may give the person, in (0, 1]. */
  readonly bound: number;
  readonly replace: Replace;
  readonly informationContent: (text: string, spans: readonly Span[]) => readonly number[];
  /** Ids of the entities that the policy keeps whatever they risk. */
  readonly kept: (decided: Decided) => ReadonlySet<string>;
}

/** Vaguer words may tell again, and what takes their place fits its sentence: a few rounds are the rule. */
const ROUNDS = 20;

/** @throws SAFETY_UNREACHED, SEARCH_PERSON_UNKNOWN */
export function createUntilSafe(options: UntilSafeOptions): Replace {
  const { bound, replace, informationContent } = options;
  return async (decided) => {
    const opponent = await options.opponent();
    const against = opponent.against(decided.document, bound);
    const reason = `the ${opponent.name} attack on the finished text identified the person by it`;
    const kept = options.kept(decided);
    let extra = NOTHING;
    const gains = new Map<string, number>();
    let current = await replace(decided);
    let target = against(replacedIn(current));
    let rank = await target(current.text);
    const before = figuresOf(rank);
    for (let round = 0; !isSafe(rank, bound); round++) {
      const unitsAt = hideableAt(current, { informationContent, kept });
      const hidden = await leastToHide(current.text, target, bound, unitsAt);
      if (round === ROUNDS || !isSafe(hidden.rank, bound)) {
        throw unreached(bound, hidden.rank, opponent);
      }
      extra = withUnits(extra, hidden.units);
      current = await replace(withExtra(decided, extra, reason, informationContent));
      for (const [unit, gain] of hidden.gains) {
        const entity = entityOf(unit, current);
        if (entity !== undefined) gains.set(entity, Math.max(gain, gains.get(entity) ?? 0));
      }
      target = against(replacedIn(current));
      rank = await target(current.text);
    }
    const safety: Safety = {
      attacker: opponent.name,
      candidates: opponent.candidates,
      bound,
      before,
      after: figuresOf(rank),
      hidden: hiddenFor(current, reason),
      gains: hiddenFor(current, reason).map((entity) => ({
        entity,
        gain: Math.round((gains.get(entity) ?? 0) * 1e4) / 1e4,
      })),
    };
    return { ...current, safety };
  };
}

/** The entity that a unit is, or that its words have become. */
function entityOf(unit: HideableUnit, { mentions, entities }: Sanitized): string | undefined {
  if (unit.kind !== "word") return unit.entity;
  const [first] = unit.originals;
  const at = mentions.findIndex(({ start, end }) => start <= first!.start && first!.end <= end);
  return entities.find(({ mentions: own }) => own.includes(at))?.id;
}

const replacedIn = ({ replacements }: Sanitized): Span[] =>
  replacements.map(({ outStart, outEnd }) => ({ start: outStart, end: outEnd }));

const figuresOf = ({ rank, probability }: PeopleRank) => ({
  rank,
  probability: Math.round(probability * 1e4) / 1e4,
});

const hiddenFor = ({ decisions }: Sanitized, reason: string): string[] =>
  decisions.flatMap(({ entity, reasons }) => (reasons.includes(reason) ? [entity] : []));

const unreached = (
  bound: number,
  { rank, probability }: PeopleRank,
  { name, candidates }: Opponent,
): PalimpsestError =>
  errors.SAFETY_UNREACHED`The text cannot be made safe at ${bound}: with everything hidden that points to the person, the ${name} attack still gives them a probability of ${probability.toFixed(3)} and rank ${rank}${candidates > 0 ? ` of ${candidates}; chance alone gives ${(1 / candidates).toFixed(3)}` : ""}. Raise 'until_safe', or keep less with 'types', 'officials' and 'others'.`;
