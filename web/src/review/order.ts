/** In which order open mentions are worked on: what changes the risk most comes first. */

import type { Marginal } from "../api/types.js";
import { isOpen, type Reading } from "./state.js";

/**
 * Open mentions by the urgency of their entity, then in reading order. Skipped ones come back last.
 */
export function openByRisk(
  reading: Reading,
  marginal: readonly Marginal[],
  skipped: ReadonlySet<string> = new Set(),
): string[] {
  const urgency = new Map(marginal.map((each) => [each.entity, each.urgency]));
  return reading.order
    .map((id) => ({ id, mention: reading.mentions.get(id)! }))
    .filter(({ mention }) => isOpen(mention))
    .map(({ id, mention }) => ({
      id,
      last: skipped.has(id) ? 1 : 0,
      urgency: urgency.get(mention.entity) ?? 0,
    }))
    .sort((a, b) => a.last - b.last || b.urgency - a.urgency)
    .map(({ id }) => id);
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
