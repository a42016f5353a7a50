/** The smallest sets of facts that fewer than k people share. */

/** Sets of more members are not looked for among more facts than this: the others count as known to everybody. */
export const MOST_FACTS = 12;

/**
 * Minimal risky sets among `count` facts, as indices, smaller sets first. Adding a fact never makes a set safe.
 * @param isRisky of a set of indices in ascending order; not asked about supersets of risky sets
 */
export function minimalSets(
  count: number,
  isRisky: (set: readonly number[]) => boolean,
): number[][] {
  const found: number[][] = [];
  let layer: number[][] = [[]];
  for (let size = 1; size <= count && layer.length > 0; size++) {
    const next: number[][] = [];
    for (const set of layer) {
      for (let i = (set.at(-1) ?? -1) + 1; i < count; i++) {
        const larger = [...set, i];
        if (found.some((one) => one.every((member) => larger.includes(member)))) continue;
        if (isRisky(larger)) found.push(larger);
        else next.push(larger);
      }
    }
    layer = next;
  }
  return found;
}
