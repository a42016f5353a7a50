/** In which order open mentions are worked on: what changes the risk most comes first. */

import type { Marginal } from "../api/types.js";
import { isOpen, type Reading } from "./state.js";

/** Open mentions by the urgency of their entity, then in reading order. */
export function openByRisk(reading: Reading, marginal: readonly Marginal[]): string[] {
  const urgency = urgencyIn(marginal);
  return reading.order
    .flatMap((id) => {
      const mention = reading.mentions.get(id)!;
      return isOpen(mention) ? [{ id, urgency: urgency.get(mention.entity) ?? 0 }] : [];
    })
    .sort((a, b) => b.urgency - a.urgency)
    .map(({ id }) => id);
}

/** The first of them that is not passed over; without a sort, since a reader waits for it. */
export function firstOpen(
  reading: Reading,
  marginal: readonly Marginal[],
  passed: (id: string) => boolean,
): string | undefined {
  const urgency = urgencyIn(marginal);
  let first: string | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const id of reading.order) {
    const mention = reading.mentions.get(id)!;
    const own = urgency.get(mention.entity) ?? 0;
    if (own > most && isOpen(mention) && !passed(id)) [first, most] = [id, own];
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
