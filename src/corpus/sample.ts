/** A sample of a run that has every kind of its documents in proportion. */

import { randomInt } from "node:crypto";

/**
 * One item of each of `count` stretches of the items, whose lengths differ by at most one. Items in the order of their
 * strata are so drawn from each in proportion.
 * @param draw a whole number from 0 up to but not including its argument
 */
export function drawSample<Item>(
  ordered: readonly Item[],
  count: number,
  draw: (below: number) => number = randomInt,
): Item[] {
  const stretches = Math.min(count, ordered.length);
  return Array.from({ length: stretches }, (_, i) => {
    const start = Math.floor((i * ordered.length) / stretches);
    const end = Math.floor(((i + 1) * ordered.length) / stretches);
    return ordered[start + draw(end - start)]!;
  });
}
