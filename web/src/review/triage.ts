/**
 * The work by entity: direct identifiers first, then the close calls, where a decision changes the
 * outcome, then the rest, where the machine is sure.
 */

import type { Change, Entity, Marginal, Mention, Suspect } from "../api/types.js";
import { proposalOf } from "./scope.js";
import { isOpen, type Reading } from "./state.js";

export const GROUPS = ["direct", "close", "rest"] as const;
export type Group = (typeof GROUPS)[number];

export interface TriageRow {
  readonly id: string;
  readonly entity: Entity;
  /** The first of its open mentions. */
  readonly first: Mention;
  readonly open: readonly Mention[];
  readonly group: Group;
  /** What a decision on it changes: risk removed per unit of information lost, weighted by doubt. */
  readonly urgency: number;
}

/** A level of risk this near to the threshold could as well lie on the other side of it. */
const CLOSE = 0.2;

/** Entities with something open, in the order in which they are worked on. */
export function triage(reading: Reading, marginal: readonly Marginal[]): TriageRow[] {
  const known = new Map(marginal.map((each) => [each.entity, each]));
  const threshold = reading.risk?.threshold ?? 0.5;
  const rows: TriageRow[] = [];
  for (const entity of reading.entities.values()) {
    const open = entity.mentions.flatMap((id) => {
      const mention = reading.mentions.get(id);
      return mention && isOpen(mention) ? [mention] : [];
    });
    const [first] = open;
    if (!first) continue;
    const effect = known.get(entity.id);
    rows.push({
      id: entity.id,
      entity,
      first,
      open,
      group: groupOf(entity, open, effect, threshold),
      urgency: effect?.urgency ?? 0,
    });
  }
  const place = (group: Group) => GROUPS.indexOf(group);
  return rows.sort(
    (a, b) =>
      place(a.group) - place(b.group) ||
      (a.group === "direct" ? 0 : b.urgency - a.urgency) ||
      a.first.start - b.first.start,
  );
}

function groupOf(
  entity: Entity,
  open: readonly Mention[],
  effect: Marginal | undefined,
  threshold: number,
): Group {
  const alike = new Set(open.map(({ state }) => state)).size === 1;
  // A direct identifier that is proposed to stay needs a look of its own.
  if (entity.identifier === "DIRECT") {
    return open.every(({ proposal }) => proposal.state !== "keep") ? "direct" : "close";
  }
  const near = effect !== undefined && Math.abs(effect.risk - threshold) <= CLOSE;
  return near || !alike ? "close" : "rest";
}

/** Decisions that are listed before they are made, and undone as one. */
export interface Batch {
  readonly title: string;
  readonly rows: readonly BatchRow[];
  /** Suspects of the sweep that would be dismissed. */
  readonly suspects: readonly Suspect[];
}

export interface BatchRow {
  readonly id: string;
  readonly words: string;
  readonly type: Mention["type"];
  readonly places: number;
  /** What appears instead, as proposed; null: the words stay. */
  readonly replacement: string | null;
  readonly changes: readonly Change[];
}

export const batchRows = (rows: readonly TriageRow[]): BatchRow[] =>
  rows.map(({ id, first, open }) => ({
    id,
    words: first.text,
    type: first.type,
    places: open.length,
    replacement: first.proposal.state === "keep" ? null : (first.proposal.replacement ?? ""),
    changes: open.map(proposalOf),
  }));
