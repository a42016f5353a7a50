/**
 * The privacy-utility curve of a document, and what each entity brings: from stored scores, so that it
 * follows every decision.
 */

import type { ScoredCombination } from "../../../document/document.js";
import type { Analysis } from "../../engine/analysis.js";
import type { User } from "../../http/user.js";
import { fitAfter } from "../model/fit.js";
import { excess, isOpen, lossOf, rangeOf } from "../model/risk.js";
import { mentionId, type ReviewState } from "../model/state.js";
import type { Frontier, Marginal, MeasureRisk } from "../schema.js";
import type { ProjectRecord } from "../store/project-records.js";
import { type Assessment, assessmentOf } from "./assessment.js";
import type { ReviewContext } from "./context.js";
import type { Dossier } from "./dossier.js";
import { openTask } from "./open-task.js";
import { namesNow } from "./view.js";

/** Points of the curve at most; a long one is thinned out evenly. */
const POINTS = 200;

export async function frontierOf(
  context: ReviewContext,
  id: string,
  user: User,
): Promise<Frontier> {
  const { dossier, stream, project } = await openTask(context, context.store, id, user);
  const { analysis } = dossier;
  const now = assessmentOf(dossier, stream.state, project);
  const order = hidingOrder(analysis, now.scored.combinations);
  const levels = levelsAlong(analysis, order, now);
  const utilities = utilitiesAlong(analysis, order);
  const stride = Math.max(1, Math.ceil(order.length / POINTS));
  const points: Frontier["points"] = [];
  for (let steps = 0; steps < order.length; steps += stride) {
    points.push({ steps, ...levels[steps]!, utility: utilities[steps]! });
  }
  points.push({
    steps: order.length,
    ...levels[order.length]!,
    utility: utilities[order.length]!,
  });
  return {
    version: stream.version,
    order: order.map((entity) => stepOf(analysis, entity)),
    points,
    now: levelAndUtility(now),
    proposal: levelAndUtility(assessmentOf(dossier, dossier.initial, project)),
    threshold: now.risk.threshold,
  };
}

const levelAndUtility = ({ risk: { level }, utility }: Assessment) => ({ level, utility });

/** Level of risk and its range after the first 0, 1, 2 ... entities of an order are hidden, the others shown. */
function levelsAlong(
  analysis: Analysis,
  order: readonly string[],
  { scored, risk }: Assessment,
): Pick<MeasureRisk, "level" | "range">[] {
  const place = new Map(order.map((id, i) => [id, i]));
  const directs = analysis.entities.filter(({ identifier }) => identifier === "DIRECT").length;
  const measures = risk.measures.map(({ measure, threshold }) => {
    // by step: what shows until then, the riskiest of it and how much is past the threshold
    const level = new Array<number>(order.length + 1).fill(0);
    const open = new Array<number>(order.length + 1).fill(0);
    for (const [i, combination] of scored.combinations.entries()) {
      if (combination.measure !== measure) continue;
      const last = Math.min(...combination.entities.map((id) => place.get(id)!));
      level[last] = Math.max(level[last]!, combination.risk);
      if (scored.risky[i]) open[last]!++;
    }
    for (let step = order.length - 1; step >= 0; step--) {
      level[step] = Math.max(level[step]!, level[step + 1]!);
      open[step]! += open[step + 1]!;
    }
    return { measure, threshold, level, open };
  });
  return Array.from({ length: order.length + 1 }, (_, step) => {
    if (step < directs) return { level: 1 };
    const standing = measures.map(({ measure, threshold, level, open }) => ({
      measure,
      threshold,
      level: level[step]!,
      open: open[step]!,
    }));
    const [first, ...others] = standing;
    if (!first) return { level: 0 };
    const { measure, level } = others.reduce((a, b) => (excess(b) > excess(a) ? b : a), first);
    return { level, ...rangeOf(analysis, measure, level) };
  });
}

/** Share of the text's information that is kept after the first 0, 1, 2 ... entities are hidden. */
function utilitiesAlong(analysis: Analysis, order: readonly string[]): number[] {
  const { entities, hidden, ladders, content, totalContent } = analysis;
  const index = new Map(entities.map(({ id }, i) => [id, i]));
  let lost = 0;
  return [
    1,
    ...order.map((id) => {
      const at = index.get(id)!;
      for (const mention of entities[at]!.mentions) {
        lost += content[mention]! * lossOf(hidden[mention]!, ladders[at]);
      }
      return Math.min(1, Math.max(0, 1 - lost / (totalContent || 1)));
    }),
  ];
}

function stepOf(analysis: Analysis, entity: string): Frontier["order"][number] {
  const { mentions } = analysis.entities.find(({ id }) => id === entity)!;
  const { state, level, replacement } = analysis.hidden[mentions[0]!]!;
  return { entity, mentions: mentions.map(mentionId), state, level, replacement };
}

/**
 * Entities in the order in which hiding them buys the most: direct identifiers, then, from the riskiest
 * combination that still shows to the least, the member whose open combinations weigh most for what it
 * costs. Each prefix of the order is a point of the curve. A greedy order: for one given level a solver
 * may find a cheaper set (redecide), but not a nested one.
 */
function hidingOrder(analysis: Analysis, combinations: readonly ScoredCombination[]): string[] {
  const costs = costsOf(analysis);
  const order = analysis.entities
    .filter(({ identifier }) => identifier === "DIRECT")
    .map(({ id }) => id);
  const taken = new Set(order);
  const weight = new Map<string, number>();
  const open = new Map<string, Set<ScoredCombination>>();
  const left = combinations.filter(({ entities }) => !entities.some((id) => taken.has(id)));
  for (const combination of left) {
    for (const id of combination.entities) {
      weight.set(id, (weight.get(id) ?? 0) + combination.risk);
      const own = open.get(id) ?? new Set();
      open.set(id, own.add(combination));
    }
  }
  const broken = new Set<ScoredCombination>();
  const worth = (id: string) => (weight.get(id) ?? 0) / Math.max(costs.get(id) ?? 0, 1e-6);
  for (const combination of [...left].sort((a, b) => b.risk - a.risk)) {
    if (broken.has(combination)) continue;
    const best = combination.entities.reduce((a, b) => (worth(b) > worth(a) ? b : a));
    order.push(best);
    for (const one of open.get(best)!) {
      if (broken.has(one)) continue;
      broken.add(one);
      for (const id of one.entities) weight.set(id, weight.get(id)! - one.risk);
    }
  }
  const ordered = new Set(order);
  const rest = analysis.entities.map(({ id }) => id).filter((id) => !ordered.has(id));
  return [...order, ...rest.sort((a, b) => costs.get(a)! - costs.get(b)!)];
}

/** Information content of each entity, share of the text's. */
function costsOf({ entities, content, totalContent }: Analysis): ReadonlyMap<string, number> {
  return new Map(
    entities.map(({ id, mentions }) => [
      id,
      mentions.reduce((sum, index) => sum + content[index]!, 0) / (totalContent || 1),
    ]),
  );
}

/** What hiding each entity brings, or has brought; what a person should look at first comes first. */
export async function marginalOf(
  context: ReviewContext,
  id: string,
  user: User,
): Promise<Marginal[]> {
  const { dossier, stream, project } = await openTask(context, context.store, id, user);
  return marginalIn(dossier, stream.state, project);
}

export function marginalIn(
  dossier: Dossier,
  state: ReviewState,
  project: Pick<ProjectRecord, "threshold">,
): Marginal[] {
  const { analysis } = dossier;
  const { scored, show } = assessmentOf(dossier, state, project);
  const costs = costsOf(analysis);
  const names = namesNow(analysis, state);
  const safe = new Map<string, number>();
  const alone = new Map<string, number>();
  const fits = fitAfter(analysis, state);
  for (const [i, combination] of scored.combinations.entries()) {
    const showing = combination.entities.filter((one) => show.shown.has(one));
    const left = combination.entities.length - showing.length;
    // hiding any member of an open combination breaks it; of a broken one only its one hidden member
    const members = isOpen(combination, show)
      ? combination.entities
      : left === 1
        ? combination.entities.filter((one) => !show.shown.has(one))
        : [];
    for (const one of members) {
      safe.set(one, (safe.get(one) ?? 1) * (1 - combination.risk));
      if (scored.risky[i]) alone.set(one, (alone.get(one) ?? 0) + 1);
    }
  }
  return analysis.entities
    .filter(({ id }) => !show.gone.has(id))
    .map(({ id, identifier, mentions }): Marginal => {
      const risk = identifier === "DIRECT" ? 1 : 1 - (safe.get(id) ?? 1);
      const utility = costs.get(id)!;
      const doubt = Math.max(...mentions.map((index) => doubtOf(analysis.mentions[index]!.score)));
      return {
        entity: names.get(id) ?? id,
        hidden: !show.shown.has(id),
        risk,
        combinations: alone.get(id) ?? 0,
        utility,
        fit: fits.get(id) ?? null,
        doubt,
        urgency: (risk / Math.max(utility, 1e-6)) * (0.5 + doubt / 2),
      };
    })
    .sort((a, b) => b.urgency - a.urgency);
}

/** 1 where a detector was as sure as not, 0 where it was certain. */
const doubtOf = (score: number): number => 4 * score * (1 - score);
