/**
 * The search for the generalization of a table that loses least: one level per quasi-identifier, the
 * same for the whole column (full-domain generalization; Samarati 2001, LeFevre et al. 2005), and the
 * rows that still stand in too small groups suppressed, up to a share.
 *
 * A node of the lattice is a vector of levels. Small lattices are searched whole, so that what is found
 * is the best there is; larger ones greedily from the bottom.
 */

export interface LatticeTable {
  /** Ids of values by quasi-identifier and level: `values[q][level][id of the original]`. */
  readonly values: readonly (readonly Int32Array[])[];
  /** Loss of a value by quasi-identifier, level and id of the original, in [0, 1]. */
  readonly losses: readonly (readonly Float64Array[])[];
  /** Different rows: the id of each quasi-identifier's value. */
  readonly tuples: readonly Int32Array[];
  /** How many rows are equal to each. */
  readonly counts: Int32Array;
  /** Ids of sensitive values of each different row, with their counts; absent without `l`. */
  readonly sensitive?: readonly ReadonlyMap<number, number>[];
}

export interface Goal {
  readonly k: number;
  /** Least number of different sensitive values in a group. */
  readonly l: number;
  /** Largest share of rows that may be suppressed, in [0, 1]. */
  readonly suppress: number;
}

export interface Found {
  readonly levels: readonly number[];
  /** Groups that stay too small; their rows are suppressed. Indices of tuples. */
  readonly suppressed: ReadonlySet<number>;
  /** Mean loss of a cell, in [0, 1]; 1 for all cells of a suppressed row. */
  readonly loss: number;
  /** Nothing loses less. */
  readonly isOptimal: boolean;
}

/** Nodes times different rows that a whole search may look at. */
const MOST_WORK = 3e7;

export function search(table: LatticeTable, goal: Goal): Found {
  const heights = table.values.map((levels) => levels.length);
  const nodes = heights.reduce((product, height) => product * height, 1);
  return nodes * table.tuples.length <= MOST_WORK
    ? searchWhole(table, goal, heights)
    : searchGreedily(table, goal, heights);
}

function searchWhole(table: LatticeTable, goal: Goal, heights: readonly number[]): Found {
  const bounds = generalizationLosses(table);
  const nodes = allNodes(heights)
    .map((levels) => ({ levels, bound: boundOf(bounds, levels) }))
    .sort((a, b) => a.bound - b.bound);
  let best: Found | undefined;
  for (const { levels, bound } of nodes) {
    // suppression only adds to what generalization alone loses
    if (best && bound >= best.loss) break;
    const found = evaluate(table, goal, levels);
    if (found && (!best || found.loss < best.loss)) best = { ...found, isOptimal: true };
  }
  return best ?? allSuppressed(table, heights);
}

/** Raises, from the bottom, the level after which fewest rows stand in small groups per loss added. */
function searchGreedily(table: LatticeTable, goal: Goal, heights: readonly number[]): Found {
  const bounds = generalizationLosses(table);
  let levels = heights.map(() => 0);
  for (;;) {
    const found = evaluate(table, goal, levels);
    if (found) return { ...found, isOptimal: false };
    const now = rowsInSmallGroups(table, goal, levels);
    let next: { levels: number[]; worth: number } | undefined;
    for (const [q, level] of levels.entries()) {
      if (level + 1 >= heights[q]!) continue;
      const raised = levels.map((one, i) => (i === q ? one + 1 : one));
      const gain = now - rowsInSmallGroups(table, goal, raised);
      const worth = (gain + 1e-9) / (boundOf(bounds, raised) - boundOf(bounds, levels) + 1e-9);
      if (!next || worth > next.worth) next = { levels: raised, worth };
    }
    if (!next) return allSuppressed(table, heights);
    levels = next.levels;
  }
}

const rowsOf = ({ counts }: LatticeTable): number => counts.reduce((sum, count) => sum + count, 0);

const allSuppressed = (table: LatticeTable, heights: readonly number[]): Found => ({
  levels: heights.map((height) => height - 1),
  suppressed: new Set(table.tuples.keys()),
  loss: 1,
  isOptimal: true,
});

function allNodes(heights: readonly number[]): number[][] {
  let nodes: number[][] = [[]];
  for (const height of heights) {
    nodes = nodes.flatMap((node) => Array.from({ length: height }, (_, level) => [...node, level]));
  }
  return nodes;
}

/** Mean loss of a column at each level, by quasi-identifier. */
function generalizationLosses({ tuples, counts, losses }: LatticeTable): number[][] {
  const rows = counts.reduce((sum, count) => sum + count, 0);
  return losses.map((levels, q) =>
    levels.map(
      (loss) => tuples.reduce((sum, tuple, i) => sum + counts[i]! * loss[tuple[q]!]!, 0) / rows,
    ),
  );
}

const boundOf = (bounds: readonly (readonly number[])[], levels: readonly number[]): number =>
  levels.reduce((sum, level, q) => sum + bounds[q]![level]!, 0) / levels.length;

/** Groups of different rows that are equal after generalization. */
function groupsOf({ values, tuples }: LatticeTable, levels: readonly number[]): number[][] {
  const columns = levels.map((level, q) => values[q]![level]!);
  const sizes = columns.map((ids) => 1 + ids.reduce((most, id) => Math.max(most, id), 0));
  // a number for each combination of values, where there are numbers enough
  const isNumbered = sizes.reduce((product, size) => product * size, 1) < Number.MAX_SAFE_INTEGER;
  const numberOf = (tuple: Int32Array): number => {
    let key = 0;
    for (let q = 0; q < columns.length; q++) key = key * sizes[q]! + columns[q]![tuple[q]!]!;
    return key;
  };
  const wordsOf = (tuple: Int32Array): string => columns.map((ids, q) => ids[tuple[q]!]).join(",");
  const keyOf: (tuple: Int32Array) => number | string = isNumbered ? numberOf : wordsOf;
  const groups = new Map<number | string, number[]>();
  for (const [i, tuple] of tuples.entries()) {
    const key = keyOf(tuple);
    const group = groups.get(key);
    if (group) group.push(i);
    else groups.set(key, [i]);
  }
  return [...groups.values()];
}

function isSafe(
  { counts, sensitive }: LatticeTable,
  group: readonly number[],
  { k, l }: Goal,
): boolean {
  const rows = group.reduce((sum, i) => sum + counts[i]!, 0);
  if (rows < k) return false;
  if (!sensitive || l < 2) return true;
  const different = new Set<number>();
  for (const i of group) for (const value of sensitive[i]!.keys()) different.add(value);
  return different.size >= l;
}

function rowsInSmallGroups(table: LatticeTable, goal: Goal, levels: readonly number[]): number {
  let rows = 0;
  for (const group of groupsOf(table, levels)) {
    if (!isSafe(table, group, goal)) rows += group.reduce((sum, i) => sum + table.counts[i]!, 0);
  }
  return rows;
}

/** What a node loses; undefined where more rows would have to be suppressed than may be. */
function evaluate(
  table: LatticeTable,
  goal: Goal,
  levels: readonly number[],
): Omit<Found, "isOptimal"> | undefined {
  const rows = rowsOf(table);
  const suppressed = new Set<number>();
  let gone = 0;
  for (const group of groupsOf(table, levels)) {
    if (isSafe(table, group, goal)) continue;
    for (const i of group) {
      suppressed.add(i);
      gone += table.counts[i]!;
    }
  }
  if (gone > goal.suppress * rows) return undefined;
  let loss = gone;
  for (const [i, tuple] of table.tuples.entries()) {
    if (suppressed.has(i)) continue;
    let own = 0;
    for (const [q, level] of levels.entries()) own += table.losses[q]![level]![tuple[q]!]!;
    loss += (table.counts[i]! * own) / levels.length;
  }
  return { levels, suppressed, loss: loss / rows };
}
