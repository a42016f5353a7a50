/** In which order open mentions are worked on: by default what changes the risk most comes first. */

import type { Marginal, Mention } from "../api/types.js";
import { TYPES } from "../theme/types.js";
import { isOpen, type Reading } from "./state.js";
import { triage } from "./triage.js";

export const ORDERS = ["triage", "risk", "text", "entity", "type", "random"] as const;
export type Order = (typeof ORDERS)[number];

/** What comes first has the smallest rank; equal ranks stay in reading order. */
function ranking(
  order: Order,
  reading: Reading,
  marginal: readonly Marginal[],
): (mention: Mention) => number {
  switch (order) {
    case "triage": {
      const place = placeInTriage(reading, marginal);
      // what was decided then and is open again comes last
      return ({ entity }) => place.get(entity) ?? place.size;
    }
    case "risk": {
      const urgency = urgencyIn(marginal);
      return ({ entity }) => -(urgency.get(entity) ?? 0);
    }
    case "text":
      return () => 0;
    case "entity": {
      const place = new Map([...reading.entities.keys()].map((id, at) => [id, at]));
      return ({ entity }) => place.get(entity) ?? 0;
    }
    case "type":
      return ({ type }) => TYPES.indexOf(type);
    case "random":
      return ({ id }) => scattered(id);
  }
}

interface Placed {
  readonly text: string;
  readonly entities: number;
  readonly marginal: readonly Marginal[];
  readonly place: ReadonlyMap<string, number>;
}

/** Deciding one entity does not reorder the others, and a reader waits for the next at every key. */
let placed: Placed | undefined;

function placeInTriage(
  reading: Reading,
  marginal: readonly Marginal[],
): ReadonlyMap<string, number> {
  const { text, entities } = reading;
  if (placed?.text !== text || placed.marginal !== marginal || placed.entities !== entities.size) {
    const place = new Map(triage(reading, marginal).map(({ id }, at) => [id, at]));
    placed = { text, entities: entities.size, marginal, place };
  }
  return placed.place;
}

/** A number that looks random, the same for an id whenever it is asked (FNV-1a). */
function scattered(id: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < id.length; at += 1) {
    hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193);
  }
  return Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;
}

/** Open mentions in an order. */
export function openIn(order: Order, reading: Reading, marginal: readonly Marginal[]): string[] {
  const rankOf = ranking(order, reading, marginal);
  return reading.order
    .flatMap((id) => {
      const mention = reading.mentions.get(id)!;
      return isOpen(mention) ? [{ id, rank: rankOf(mention) }] : [];
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ id }) => id);
}

/** The first of them that is not passed over; without a sort, since a reader waits for it. */
export function firstOpen(
  order: Order,
  reading: Reading,
  marginal: readonly Marginal[],
  passed: (id: string) => boolean,
): string | undefined {
  const rankOf = ranking(order, reading, marginal);
  let first: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const id of reading.order) {
    const mention = reading.mentions.get(id)!;
    const rank = rankOf(mention);
    if (rank < least && isOpen(mention) && !passed(id)) [first, least] = [id, rank];
  }
  return first;
}

const known = new WeakMap<readonly Marginal[], ReadonlyMap<string, number>>();

function urgencyIn(marginal: readonly Marginal[]): ReadonlyMap<string, number> {
  let urgency = known.get(marginal);
  if (!urgency) {
    urgency = new Map(marginal.map((each) => [each.entity, each.urgency]));
    known.set(marginal, urgency);
  }
  return urgency;
}

/** By entity: the level of risk that hiding it takes away, as bars show it. */
export const riskByEntity = (marginal: readonly Marginal[]): ReadonlyMap<string, number> =>
  new Map(marginal.map(({ entity, risk }) => [entity, risk]));

/** The neighbour of a value in a list, around the ends; the first where the value is not there. */
export function neighbour<Value>(
  values: readonly Value[],
  value: Value | undefined,
  step: 1 | -1,
): Value | undefined {
  if (values.length === 0) return undefined;
  const at = value === undefined ? -1 : values.indexOf(value);
  if (at < 0) return step > 0 ? values[0] : values.at(-1);
  return values[(at + step + values.length) % values.length];
}
